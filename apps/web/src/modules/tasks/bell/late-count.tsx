import { tasksWords as w } from '@kxo/domain/tasks/words'
import { useQuery } from '@tanstack/react-query'
import { MenuCount } from '../../../platform/menu-count.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { headerTasksQuery } from '../api.ts'

/** Late tasks, beside their entry of the menu. */
export default function LateCount() {
  const { say } = useLanguage()
  const { data } = useQuery(headerTasksQuery)
  const n = data?.to_do_overdue.length ?? 0
  return <MenuCount count={n} label={say(w.lateCount, { n })} />
}
