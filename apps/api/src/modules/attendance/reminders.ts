import { noticeKind, noticeStatus } from '@kxo/domain/attendance/notices/notice'
import { attendance } from '@kxo/domain/attendance/paths'
import { presenceState } from '@kxo/domain/attendance/presence'
import { latestReminder, usualReminders } from '@kxo/domain/attendance/proving/reminding'
import { signingMeans } from '@kxo/domain/attendance/signing-means'
import { personalLink } from '@kxo/domain/identity/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { MomentName } from '../../platform/mail.ts'
import { makeLink } from '../identity/index.ts'
import type { Candidate, DueMail, Leaving, Range, Reminder } from '../mailing/index.ts'
import { attendeesOf, findRegistration, recipientOfRegistration } from '../registrations/index.ts'
import { signingOfEvent } from './collecting/settings.ts'
import { issuingReminders } from './issuing/reminders.ts'
import { meetingReminder } from './meeting/reminders.ts'
import { sourcesOfProof } from './signing/slot-facts.ts'

const minute = 60_000
const hour = 60 * minute

const takesPlace = sql`e.cancelled_at is null and e.is_training
  and (e.is_active or exists (select from events m where m.tenant_id = e.tenant_id and m.id = e.parent_id and m.is_active))`

/** Where each event says when who has not signed is reminded, counted from either end of its half-days; never where it says nothing. */
const reminded = (column: 'remind_start' | 'remind_end', of: RawBuilder<unknown>) =>
  sql`${of} + make_interval(mins => case when c.event_id is null then ${usualReminders[column]}::int else ${sql.ref(`c.${column}`)} end)`

/** The instant of a half-day an anchor names, and the end of it that an index finds it by, at most `within` minutes earlier. */
function instantOf(anchor: Anchor): { at: RawBuilder<unknown>; of: RawBuilder<unknown>; within: number } {
  const [start, end] = [sql.ref('s.start_at'), sql.ref('s.end_at')]
  if (anchor === 'remind_start') return { at: reminded(anchor, start), of: start, within: latestReminder }
  if (anchor === 'remind_end') return { at: reminded(anchor, end), of: end, within: latestReminder }
  const at = anchor === 'slot_start' ? start : end
  return { at, of: at, within: 0 }
}

/** People expected at a half-day they have not signed, neither absent, by others or by their own word, nor proved otherwise: each is looked up by its key, whatever their number (`offset 0`). */
const candidates = (anchor: Anchor, { from, to }: Range, { isDue }: Leaving) => {
  const { at, of, within } = instantOf(anchor)
  return sql<Candidate>`select s.tenant_id, a.registration_id as subject_id, s.id as detail_id, r.event_id, r.user_id, s.at as anchor_at,
      r.created_at as since, s.zone
    from (select s.tenant_id, s.id, s.event_id, ${at} as at, e.time_zone as zone from slots s
      join events e on e.tenant_id = s.tenant_id and e.id = s.event_id and ${takesPlace}
      left join attendance_settings c on c.tenant_id = s.tenant_id and c.event_id = s.event_id
      where ${of} between ${new Date(from.getTime() - within * minute)} and ${to} and ${at} between ${from} and ${to} and ${isDue(at, sql`e.time_zone`)}
        and (c.event_id is null or (cardinality(c.means) > 0 and not ${sql.lit(signingMeans.codeOf('door'))} = any (c.means))) offset 0) as s
    cross join ${attendeesOf(sql`s.tenant_id`, sql`s.event_id`)} as a
    cross join lateral (select event_id, user_id, created_at, status from registrations
      where tenant_id = s.tenant_id and id = a.registration_id offset 0) as r
    where r.status in (${sql.join(registrationStatus.codesIn('isExpected'))})
      and not exists (select from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id and g.registration_id = a.registration_id)
      and not exists (select from presences p where p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = a.registration_id
        and (p.state = ${sql.lit(presenceState.codeOf('absent'))} or p.source in (${sourcesOfProof})))
      and not exists (select from attendance_notices n where n.tenant_id = s.tenant_id and n.registration_id = a.registration_id and n.slot_id = s.id
        and n.kind = ${sql.lit(noticeKind.codeOf('absent'))} and n.status <> ${sql.lit(noticeStatus.codeOf('refused'))})`
}

type Invitation = { moment: MomentName; registration: number; slot: number; occurrence: string }

/** Mails a person their link to sign a half-day. */
export async function writeInvitation(context: Context, { moment, registration, slot: slotId, occurrence }: Invitation): Promise<void> {
  const { db, tenant } = context
  const row = await findRegistration(db, registration)
  const slot = await db.selectFrom('slots').select(['start_at', 'end_at']).where('id', '=', slotId).executeTakeFirst()
  if (!row || !slot) return
  const to = recipientOfRegistration(row)
  const { sign_close_hours } = await signingOfEvent(context, row.event_id)
  const code = await makeLink(context, {
    user_id: row.user_id,
    purpose: 'attendance',
    path: attendance(),
    expires_at: new Date(slot.end_at.getTime() + sign_close_hours * hour),
  })
  await context.services.enqueueMail(context, {
    moment,
    to,
    occurrence,
    event_id: row.event_id,
    values: { title: row.event_title, slot: formatRange(slot.start_at, slot.end_at, to.language, { zone: row.time_zone }) },
    path: personalLink(tenant.name, code),
  })
}

const write = (context: Context, { moment, subject_id, detail_id, occurrence }: DueMail): Promise<void> =>
  writeInvitation(context, { moment, registration: subject_id, slot: Number(detail_id), occurrence })

const toSign = ['open_attendance', 'remind_attendance'] satisfies MomentName[]
export const attendanceReminders: readonly Reminder[] = [
  ...toSign.map((moment) => ({ moment, candidates, write })),
  meetingReminder,
  ...issuingReminders,
]
