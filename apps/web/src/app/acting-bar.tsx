import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '../ui/language.tsx'
import style from './bars.module.css'
import { landingOf } from './landing.ts'
import { usePageList } from './page-list.tsx'
import { queryClient } from './query-client.ts'
import { readSession, returnToOwnSession } from './session.ts'
import { useViewer, viewerOf } from './viewer.ts'
import { frameWords } from './words.ts'

/** Says for whom the administrator acts, and leads back to their own account (decisions §2.5). */
export function ActingBar() {
  const { say } = useLanguage()
  const { pages } = usePageList()
  const { user, tenant } = useViewer()
  const navigate = useNavigate()
  if (!user?.acting_admin) return null
  const back = (): void => {
    if (!returnToOwnSession()) return
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenant' })
    const home = landingOf(pages, viewerOf(readSession(), tenant))
    if (home) void navigate({ to: home })
  }
  return (
    <div className={`${style['bar']} ${style['sticky']}`} role="status">
      {say(frameWords.connectedAs, { name: `${user.first_name} ${user.last_name}` })}
      <button type="button" className={style['act']} onClick={back}>
        {say(frameWords.returnToOwn)}
      </button>
    </div>
  )
}
