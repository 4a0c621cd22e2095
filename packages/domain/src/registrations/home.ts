import { dayInZone } from '../kernel/dates.ts'
import type { Registration } from './contract.ts'
import { awaitsPerson } from './rules.ts'
import { registrationStatus } from './status.ts'

type Dated = Pick<Registration, 'status' | 'start_date' | 'end_date' | 'time_zone'>

/** Whether a registration waits for an act of its person. */
export const waitsForPerson = ({ status, is_paid_for }: Pick<Registration, 'status' | 'is_paid_for'>): boolean =>
  awaitsPerson(status, is_paid_for)

/** The next session one is certain to attend: one under way comes first; those without a date come never. */
export function nextOf<R extends Dated>(registrations: readonly R[], now: Date): R | undefined {
  const at = ({ start_date }: Dated): number => start_date?.getTime() ?? Number.POSITIVE_INFINITY
  return registrations
    .filter(
      ({ status, start_date, end_date }) => registrationStatus.isIn(status, 'isExpected') && start_date && (end_date ?? start_date) >= now,
    )
    .toSorted((a, b) => at(a) - at(b))[0]
}

/** Whether a session is under way today, by the clock of its event. */
export function isOnTheDay({ start_date, end_date, time_zone: zone }: Dated, now: Date): boolean {
  if (!start_date) return false
  const today = dayInZone(now, zone)
  return dayInZone(start_date, zone) <= today && today <= dayInZone(end_date ?? start_date, zone)
}
