import type { Delay } from '@kxo/domain/mailing/moments/moment'
import { type RawBuilder, sql } from 'kysely'
import type { Hours } from '../templates/setting.ts'

/** Hours a row says of itself, each its tenant's. */
export type HoursOfRow = { opens: RawBuilder<string>; closes: RawBuilder<string> }
/** What a mail that hangs on a date keeps to: the hours it leaves between, none when it leaves at any hour, and business days. */
export type Keeping = { hours: Hours | HoursOfRow | null; business_days: boolean }
export type Range = { from: Date; to: Date }

const hour = 3_600_000
const day = 24 * hour
/** No night, Sunday nor holiday holds a mail back longer. */
const longestWait = (business_days: boolean): number => day + (business_days ? 5 * day : 0)
const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** An hour of its own inside the hours of sending is moved by none of them. */
const isWithin = ({ at, minutes = 0 }: Delay, { opens, closes }: Hours): boolean =>
  at !== undefined && minutes === 0 && at >= opens && at <= closes
const areKnown = (hours: Hours | HoursOfRow): hours is Hours => typeof hours.opens === 'string'
export const hoursThatMove = (delay: Delay, { hours }: Keeping): Hours | HoursOfRow | null =>
  hours && areKnown(hours) && isWithin(delay, hours) ? null : hours

/** The same, of each row its own hours, seen before they are read: whatever may leave in the period, sooner or later by no more than they hold back. */
export const beforeItsHours = (keeping: Keeping, range: Range): { keeping: Keeping; range: Range } =>
  keeping.hours && !areKnown(keeping.hours)
    ? {
        keeping: { hours: null, business_days: false },
        range: { from: new Date(range.from.getTime() - longestWait(keeping.business_days)), to: range.to },
      }
    : { keeping, range }

/**
 * When a mail leaves, as one plain expression that asks for no more than its delay needs: a function would be run for each of the thousands of
 * dates of all tenants, each minute.
 */
export function dueOn(anchor: RawBuilder<unknown>, zone: RawBuilder<unknown>, delay: Delay, keeping: Keeping): RawBuilder<Date> {
  const { days = 0, minutes = 0, at } = delay
  const local = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${zone})`
  const instant = (clock: RawBuilder<unknown>) => sql`((${clock}) at time zone ${zone})`
  const counted = at
    ? instant(sql`${local(anchor)}::date + ${days}::int + ${at}::time`)
    : days === 0
      ? anchor
      : instant(sql`${local(anchor)} + make_interval(days => ${days}::int)`)
  const due = minutes === 0 ? counted : sql`(${counted} + make_interval(mins => ${minutes}::int))`
  const hours = hoursThatMove(delay, keeping)
  const within = hours
    ? sql`(case when ${local(due)}::time between ${hours.opens}::time and ${hours.closes}::time then ${due}
        else ${instant(sql`${local(due)}::date + case when ${local(due)}::time < ${hours.opens}::time then 0 else 1 end + ${hours.opens}::time`)} end)`
    : due
  if (!keeping.business_days) return sql<Date>`${within}`
  return sql<Date>`(select case when is_business_day(${local(sql`sent.at`)}::date) then sent.at
      else ${instant(sql`business_day_from(${local(sql`sent.at`)}::date) + ${local(sql`sent.at`)}::time`)} end from (select ${within} as at) as sent)`
}

/** Between which dates an anchor may be for its mail to leave in the period, on whatever clock: no wider than the delay asks. */
export function anchorsFor(delay: Delay, keeping: Keeping, { from, to }: Range): Range {
  const { days = 0, minutes = 0, at } = delay
  const distance = days * day + minutes * 60_000
  const hours = hoursThatMove(delay, keeping)
  const closed = !hours ? 0 : areKnown(hours) ? day - (hoursOf(hours.closes) - hoursOf(hours.opens)) * hour : day
  const moved = closed + (keeping.business_days ? 5 * day : 0)
  // An hour of its own is up to a day after its anchor or before it; clocks change by an hour.
  const [later, earlier] = at ? [hoursOf(at) * hour, day - hoursOf(at) * hour] : [0, 0]
  return {
    from: new Date(from.getTime() - distance - later - moved - hour),
    to: new Date(to.getTime() - distance + earlier + hour),
  }
}
