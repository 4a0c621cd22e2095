import { delayKey, sendingHours } from '@kxo/domain/mailing/delays'
import { type MomentName, moments } from '@kxo/domain/mailing/moments'
import type { Anchor, Delay, Moment } from '@kxo/domain/mailing/moments/moment'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'

/** Dates between which an anchor is looked up. */
export type Range = { from: Date; to: Date }
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

/** What a module hands for a moment that hangs on its dates: whom it concerns while the cause lasts, and how the mail is written. */
export type Reminder = {
  moment: MomentName
  candidates: (anchor: Anchor, range: Range) => RawBuilder<Candidate>
  write: (context: Context, due: DueMail) => Promise<void>
}

type Timings = Readonly<Record<string, readonly Delay[]>>
const hour = 3_600_000
/** Opening hours and changes of clock move a mail by less than this. */
const slackMs = 36 * hour

const distanceMs = ({ days = 0, minutes = 0 }: Delay): number => days * 24 * hour + minutes * 60_000

function dueFor({ moment, candidates }: Reminder, delay: Delay, { from, to }: Range): RawBuilder<DueMail> {
  const { days = 0, minutes = 0, at = null } = delay
  const distance = distanceMs(delay)
  const range = { from: new Date(from.getTime() - distance - slackMs), to: new Date(to.getTime() - distance + slackMs) }
  const declared: Moment = moments[moment]
  const hours = declared.atAnyHour ? { opens: null, closes: null } : sendingHours
  return sql<DueMail>`select c.*, ${moment}::text as moment,
      concat(c.subject_id, '.' || c.detail_id, ' ', ${delayKey(delay)}::text, ' ', (c.anchor_at at time zone c.zone)::date) as occurrence,
      mail_due_at(c.anchor_at, c.zone, ${days}::int, ${minutes}::int, ${at}::time, ${hours.opens}::time, ${hours.closes}::time) as due_at
    from (${candidates(delay.anchor, range)}) as c`
}

/**
 * What is due between two instants and has not left: one query over the dates as they are now, so that a date that moves moves its mails and a
 * cause that is gone leaves nothing to send. Under a tenant's fence it sees that tenant; across them, every one.
 */
export function dueMails(reminders: readonly Reminder[], timings: Timings, range: Range, { occurrence }: { occurrence?: string } = {}) {
  const parts = reminders.flatMap((reminder) => (timings[reminder.moment] ?? []).map((delay) => dueFor(reminder, delay, range)))
  return sql<DueMail>`select due.* from (${sql.join(parts, sql` union all `)}) as due
    where due.due_at > ${range.from} and due.due_at <= ${range.to} and due.due_at >= due.since
      and (${occurrence ?? null}::text is null or due.occurrence = ${occurrence ?? null}::text)
      and not exists (select from mails m where m.tenant_id = due.tenant_id and m.moment = due.moment and m.occurrence = due.occurrence)`
}

/** The catalogue's delays of each moment that hangs on a date. */
export const defaultTimings: Timings = Object.fromEntries(
  Object.values<Moment>(moments).flatMap(({ name, timing, awaits }) => (timing && !awaits ? [[name, timing]] : [])),
)

/** A tenant's own delays, without the moments it switched off. */
export async function timingsOf(db: Queries): Promise<Timings> {
  const own = await db.selectFrom('mail_settings').select(['moment', 'is_on', 'timing']).execute()
  const settings = new Map(own.map((row) => [row.moment, row]))
  return Object.fromEntries(
    Object.entries(defaultTimings).flatMap(([moment, timing]) => {
      const set = settings.get(moment)
      return set && !set.is_on ? [] : [[moment, (set?.timing as Delay[] | null | undefined) ?? timing]]
    }),
  )
}
