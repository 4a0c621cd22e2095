import { delayKey, sendingHours } from '@kxo/domain/mailing/delays'
import { type MomentName, moments } from '@kxo/domain/mailing/moments'
import type { Anchor, Delay, Moment } from '@kxo/domain/mailing/moments/moment'
import type { Condition } from '@kxo/domain/mailing/templates/conditions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { conditionsHold } from '../templates/fact-columns.ts'
import { type Hours, hoursOf, settingsByMoment } from '../templates/setting.ts'
import { anchorsFor, beforeItsHours, dueOn, type HoursOfRow, type Range } from './due-on.ts'

export type { Range }

/** Who an anchor concerns: `subject_id` and `detail_id` name the occurrence, `since` is when the cause began, `zone` the clock of the date. */
export type Candidate = {
  tenant_id: number
  subject_id: number
  detail_id: number | null
  event_id: number | null
  user_id: number
  anchor_at: Date
  since: Date
  zone: string
}
export type DueMail = Candidate & { moment: MomentName; occurrence: string; due_at: Date }

type OnDate<T> = (anchor: RawBuilder<unknown>, zone: RawBuilder<unknown>) => RawBuilder<T>
/** When a mail that hangs on a date leaves, and whether that is in the period: asked of the few rows that bear the date, before they meet the many they concern. */
export type Leaving = { dueOn: OnDate<Date>; isDue: OnDate<SqlBool> }

/** What a module hands for a moment that hangs on its dates: whom it concerns while the cause lasts, and how the mail is written. */
export type Reminder = {
  moment: MomentName
  candidates: (anchor: Anchor, range: Range, leaving: Leaving) => RawBuilder<Candidate>
  write: (context: Context, due: DueMail) => Promise<void>
}

/** How each moment that hangs on a date leaves for a tenant: its delays, what must be true, the hours and days it keeps to. */
export type Timing = { delays: readonly Delay[]; conditions: readonly Condition[]; hours: Hours; business_days: boolean }
export type Timings = Readonly<Record<string, Timing>>

/** One delay of a moment, and the tenants it is asked for: all of those in sight when it names none. */
export type Way = {
  delay: Delay
  conditions: readonly Condition[]
  hours: Hours | HoursOfRow
  business_days: boolean
  isOf?: RawBuilder<SqlBool>
}
export type Ways = Readonly<Record<string, readonly Way[]>>

function dueFor(
  { moment, candidates }: Reminder,
  { delay, conditions, isOf, hours, business_days }: Way,
  range: Range,
): RawBuilder<DueMail> {
  const declared: Moment = moments[moment]
  const keeping = { hours: declared.atAnyHour ? null : hours, business_days }
  const sooner = beforeItsHours(keeping, range)
  const leaving: Leaving = {
    dueOn: (anchor, zone) => dueOn(anchor, zone, delay, sooner.keeping),
    isDue: (anchor, zone) =>
      sql<SqlBool>`tstzrange(${sooner.range.from}, ${sooner.range.to}, '(]') @> ${dueOn(anchor, zone, delay, sooner.keeping)}`,
  }
  return sql<DueMail>`select c.*, ${moment}::text as moment,
      concat(c.subject_id, '.' || c.detail_id, ' ', ${delayKey(delay)}::text, ' ', (c.anchor_at at time zone c.zone)::date) as occurrence,
      ${dueOn(sql`c.anchor_at`, sql`c.zone`, delay, keeping)} as due_at
    from (${candidates(delay.anchor, anchorsFor(delay, keeping, range), leaving)}) as c where ${conditionsHold(conditions)} ${isOf ? sql`and ${isOf}` : sql``}`
}

const nothingDue = sql<DueMail>`select null::integer as tenant_id, null::bigint as subject_id, null::bigint as detail_id, null::bigint as event_id,
    null::bigint as user_id, null::timestamptz as anchor_at, null::timestamptz as since, null::text as zone, null::text as moment, null::text as occurrence, null::timestamptz as due_at where false`

/** The ways of one tenant. */
export const waysOf = (timings: Timings): Ways =>
  Object.fromEntries(
    Object.entries(timings).map(([moment, { delays, ...timing }]) => [moment, delays.map((delay) => ({ delay, ...timing }))]),
  )

const unionOf = (reminders: readonly Reminder[], ways: Ways, range: Range): RawBuilder<DueMail> | undefined => {
  const parts = reminders.flatMap((reminder) => (ways[reminder.moment] ?? []).map((way) => dueFor(reminder, way, range)))
  return parts.length === 0 ? undefined : sql<DueMail>`${sql.join(parts, sql` union all `)}`
}

/** Everything the dates call for between two instants, whether it left or not and whenever its cause began. */
export const calledMails = (reminders: readonly Reminder[], ways: Ways, range: Range): RawBuilder<DueMail> =>
  sql<DueMail>`select due.* from (${unionOf(reminders, ways, range) ?? nothingDue}) as due where due.due_at > ${range.from} and due.due_at <= ${range.to}`

/** An occurrence begins with its subject. */
const subjectOf = (occurrence: string): number => Number.parseInt(occurrence, 10) || 0

/**
 * What is due between two instants and has not left: one query over the dates as they are now, so that a date that moves moves its mails and a
 * cause that is gone leaves nothing to send. Under a tenant's fence it sees that tenant; across them, every one. Of one mail, only its subject is
 * looked up. What has left is looked up one by one in its index (`offset 0`), so that a long history costs no more than a short one.
 */
export function dueMails(reminders: readonly Reminder[], ways: Ways, range: Range, { occurrence }: { occurrence?: string } = {}) {
  const isIt = occurrence ? sql`and due.subject_id = ${subjectOf(occurrence)} and due.occurrence = ${occurrence}` : sql``
  return sql<DueMail>`select due.* from (${calledMails(reminders, ways, range)}) as due where due.due_at >= due.since ${isIt}
      and not exists (select from mails m where m.tenant_id = due.tenant_id and m.moment = due.moment and m.occurrence = due.occurrence offset 0)`
}

const byCatalogue = (delays: readonly Delay[]): Timing => ({ delays, conditions: [], hours: sendingHours, business_days: false })

/** The catalogue's delays of each moment that hangs on a date. */
export const defaultTimings: Timings = Object.fromEntries(
  Object.values<Moment>(moments).flatMap(({ name, timing }) => (timing ? [[name, byCatalogue(timing)]] : [])),
)

/** A tenant's own delays of every moment, those it switched off and whatever their conditions. */
export async function everyWay(db: Queries): Promise<Ways> {
  const [settings, hours] = await Promise.all([settingsByMoment(db), hoursOf(db)])
  return waysOf(
    Object.fromEntries(
      Object.entries(defaultTimings).map(([moment, usual]) => {
        const { timing = null, business_days = false } = settings.get(moment) ?? {}
        return [moment, { delays: timing ?? usual.delays, conditions: [], hours, business_days }]
      }),
    ),
  )
}

/** How moments leave for one tenant, without those it switched off. */
export async function ownWays(db: Queries): Promise<Ways> {
  const [settings, hours] = await Promise.all([settingsByMoment(db), hoursOf(db)])
  return waysOf(
    Object.fromEntries(
      Object.entries(defaultTimings).flatMap(([moment, usual]) => {
        const set = settings.get(moment)
        if (set && !set.is_on) return []
        const { timing, conditions = [], business_days = false } = set ?? {}
        return [[moment, { delays: timing ?? usual.delays, conditions, hours, business_days }]]
      }),
    ),
  )
}
