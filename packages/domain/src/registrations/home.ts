import { dayInZone } from '../kernel/dates.ts'
import type { Registration } from './contract.ts'
import type { AttendedHalfDay } from './detail/registration.ts'
import { awaitsPerson } from './rules.ts'
import { registrationStatus } from './status.ts'

type Dated = Pick<Registration, 'status' | 'start_date' | 'end_date' | 'time_zone' | 'half_days'>

/** Whether a registration waits for an act of its person. */
export const waitsForPerson = ({ status, is_paid_for, forms_due }: Pick<Registration, 'status' | 'is_paid_for' | 'forms_due'>): boolean =>
  forms_due > 0 || awaitsPerson(status, is_paid_for)

/** The half-day a person attends next, one under way included; undefined when none is left or none is planned. */
export const nextHalfDay = ({ half_days = [] }: Pick<Registration, 'half_days'>, now: Date): AttendedHalfDay | undefined =>
  half_days.filter(({ end_at }) => end_at >= now).toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime())[0]

/** The next session one is certain to attend: one under way comes first; those without a date come never. */
export function nextOf<R extends Dated>(registrations: readonly R[], now: Date): R | undefined {
  const at = (one: Dated): number => (nextHalfDay(one, now)?.start_at ?? one.start_date)?.getTime() ?? Number.POSITIVE_INFINITY
  const isToCome = (one: Dated): boolean =>
    nextHalfDay(one, now) !== undefined || (one.start_date !== null && (one.end_date ?? one.start_date) >= now)
  return registrations
    .filter((one) => registrationStatus.isIn(one.status, 'isExpected') && isToCome(one))
    .toSorted((a, b) => at(a) - at(b))[0]
}

/** Whether one attends today, by the clock of the event: a half-day of theirs, or without any, the event itself. */
export function isOnTheDay({ start_date, end_date, time_zone: zone, half_days = [] }: Dated, now: Date): boolean {
  const today = dayInZone(now, zone)
  if (half_days.length > 0) return half_days.some(({ start_at }) => dayInZone(start_at, zone) === today)
  if (!start_date) return false
  return dayInZone(start_date, zone) <= today && today <= dayInZone(end_date ?? start_date, zone)
}
