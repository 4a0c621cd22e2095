import { logout } from '@kxo/domain/identity/paths'
import { labels } from '@kxo/domain/kernel/labels'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Link } from '../ui/navigation/link.tsx'
import style from './bars.module.css'
import { linkWords } from './link-words.ts'

/** Says for whom a personal link was opened, and closes it for anyone else. */
export function LinkBar() {
  const { say } = useLanguage()
  const { actor, user } = useViewer()
  if (actor.session !== 'link' || !user) return null
  return (
    <aside className={style['link']}>
      {say(linkWords.hello, { first_name: user.first_name })} <Link to={logout()}>{say(labels.notYou)}</Link>
    </aside>
  )
}
