import { billWords as w } from '@kxo/domain/billing/words'
import { useQuery } from '@tanstack/react-query'
import { MenuCount } from '../../../platform/menu-count.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { billsDueQuery } from '../api.ts'

/** Bills to pay, beside their entry of the menu. */
export default function DueCount() {
  const { say } = useLanguage()
  const { data } = useQuery(billsDueQuery())
  const n = data?.count ?? 0
  return <MenuCount count={n} label={say(w.dueCount, { n })} />
}
