import { logout } from '@kxo/domain/identity/paths'
import { useLanguage } from '../ui/language.tsx'
import { Link } from '../ui/link.tsx'
import style from './bars.module.css'
import { linkWords } from './link-words.ts'
import { useViewer } from './viewer.ts'

/** Says for whom a personal link was opened, and closes it for anyone else (screen P03). */
export function LinkBar() {
  const { say } = useLanguage()
  const { actor, user } = useViewer()
  if (actor.session !== 'link' || !user) return null
  return (
    <aside className={style['link']}>
      {say(linkWords.hello, { first_name: user.first_name })} <Link to={logout()}>{say(linkWords.notYou)}</Link>
    </aside>
  )
}
