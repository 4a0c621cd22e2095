import { historyWords as w } from '@kxo/domain/history/words'
import { useLanguage } from '../../ui/i18n/language.tsx'

type AuthorCellProps = { user_name: string | null; acting_admin_name: string | null }

/** Who did it, and in whose session when an administrator acted for them. */
export function AuthorCell({ user_name, acting_admin_name }: AuthorCellProps) {
  const { say } = useLanguage()
  return (
    <>
      {user_name ?? say(w.platform)}
      {acting_admin_name ? <div>{say(w.inSessionOf, { admin: acting_admin_name })}</div> : null}
    </>
  )
}
