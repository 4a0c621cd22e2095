import { aboutParameter, chat } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'

/** Writes to the organisation about an event, for whoever takes part in it. */
export default function WriteLink({ event_id }: { event_id: number }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  if (!hasFeature(viewer, 'interactivity') || !may.useChat(viewer.actor)) return null
  return (
    <LinkButton variant="default" to={chat()} search={{ [aboutParameter]: `event-${event_id}` }}>
      {say(w.write)}
    </LinkButton>
  )
}
