import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { addDays, dayInZone, instantInZone } from '../../kernel/dates.ts'
import { earliestDueDate } from '../rules.ts'

/** What a line of a list is dated from. */
export const checklistEdge = catalogue({
  start: { code: 1, label: { fr: 'Premier jour', en: 'First day' } },
  end: { code: 2, label: { fr: 'Dernier jour', en: 'Last day' } },
})
export type ChecklistEdge = KeyOf<typeof checklistEdge>

/** Days before or after an edge, at most: two years. */
export const mostDays = 730
/** Lines of a list, at most. */
export const mostItems = 60

/** `days` before the edge when negative, after it when positive. */
type Item = { edge: ChecklistEdge; days: number }
type Dated = { start_date: Date | null; end_date: Date | null; time_zone: string }

/** When a line of a list is due for an event, at nine by its clock: at the earliest an hour from now; null for an event without dates. */
export function dueFor({ edge, days }: Item, { start_date, end_date, time_zone }: Dated, now: Date): { at: Date; isLate: boolean } | null {
  const from = edge === 'start' ? start_date : (end_date ?? start_date)
  if (!from) return null
  const wished = instantInZone(addDays(dayInZone(from, time_zone), days), '09:00', time_zone)
  const earliest = earliestDueDate(now)
  return wished < earliest ? { at: earliest, isLate: true } : { at: wished, isLate: false }
}
