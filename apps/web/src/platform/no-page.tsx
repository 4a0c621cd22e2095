import { Denied, Missing } from '../ui/feedback/states.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { LinkButton } from '../ui/plain/button.tsx'
import { frameWords } from './frame-words.ts'
import { landingOf } from './landing.ts'
import { usePageList } from './page-list.tsx'
import { useViewer } from './viewer.ts'

/** What is not there, or not for this person, with the way back to where they start. */
export function NoPage({ kind }: { kind: 'missing' | 'denied' }) {
  const { say } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const home = viewer.actor.session === 'full' ? landingOf(pages, viewer) : null
  const act = home ? (
    <LinkButton to={home} variant="default">
      {say(frameWords.home)}
    </LinkButton>
  ) : null
  return kind === 'denied' ? <Denied act={act} /> : <Missing act={act} />
}
