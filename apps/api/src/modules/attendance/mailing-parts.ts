import { attendance, meeting } from '@kxo/domain/attendance/paths'
import { presenceState } from '@kxo/domain/attendance/presence'
import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { formatRange } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import { formatRate } from '@kxo/domain/kernel/money'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { codePicture, type FieldSource, type MailingParts } from '../mailing/index.ts'
import { attendedHalfDays } from '../registrations/index.ts'
import { followedHalfDays } from './followed-half-days.ts'
import { passToken } from './passes/pass.ts'
import { attendanceReminders } from './reminders.ts'

type Followed = { id: number; zone: string; minutes: number | null }
type Absence = { start_at: Date; end_at: Date }

const lengthy = ['registration.hours_', 'registration.attendance_rate', 'registration.absences'] as const

/** Hours a person was to follow and followed, what share that is, and the half-days they are recorded away from (FOR-31, FOR-32). */
const fields: FieldSource = async ({ db, tenant }, { user_id, event_id, calls }, locale) => {
  if (user_id === null || event_id === null || !lengthy.some(calls)) return {}
  const { rows } =
    await sql<Followed>`select r.id, e.time_zone as zone, (select sum(f.minutes)::int from ${followedHalfDays} as f) as minutes
    from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
    where r.tenant_id = ${tenant.id} and r.event_id = ${event_id} and r.user_id = ${user_id} order by r.id desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return {}
  const [planned, absences] = await Promise.all([
    attendedHalfDays(db, [row.id]).then((halfDaysOf) =>
      halfDaysOf(row.id).reduce((minutes, { start_at, end_at }) => minutes + (end_at.getTime() - start_at.getTime()) / 60_000, 0),
    ),
    sql<Absence>`select s.start_at, s.end_at from presences p join slots s on s.tenant_id = p.tenant_id and s.id = p.slot_id
      where p.tenant_id = ${tenant.id} and p.registration_id = ${row.id} and p.state = ${sql.lit(presenceState.codeOf('absent'))}
      order by s.start_at`.execute(db),
  ])
  const done = row.minutes ?? 0
  return {
    'registration.hours_planned': planned > 0 ? printHours(planned, locale) : '',
    'registration.hours_done': planned > 0 || done > 0 ? printHours(done, locale) : '',
    'registration.attendance_rate': planned > 0 ? formatRate(Math.round((done / planned) * 100) * 100, locale) : '',
    'registration.absences': absences.rows
      .map(({ start_at, end_at }) => formatRange(start_at, end_at, locale, { zone: row.zone }))
      .join(', '),
  }
}

/** Where a person signs, and waits for a meeting that has an address. */
const links: FieldSource = async ({ db }, { event_id, calls, pageAt }) => {
  if (event_id === null || !(calls('link.attendance') || calls('link.meeting'))) return {}
  const event = await db.selectFrom('events').select('meeting_url').where('id', '=', event_id).executeTakeFirst()
  return { 'link.attendance': pageAt(attendance()), 'link.meeting': event?.meeting_url ? pageAt(meeting(event_id)) : '' }
}

/** The code of the ticket a person holds, drawn to be scanned; nobody else has one. */
const ticketCode: FieldSource = async (context, { user_id, event_id, calls }) => {
  if (user_id === null || event_id === null || !calls('link.ticket_qr')) return {}
  const holder = await context.db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .select(['registrations.id', 'registrations.code', 'registrations.event_id', 'registrations.pass_rev', 'events.end_date'])
    .where('registrations.event_id', '=', event_id)
    .where('registrations.user_id', '=', user_id)
    .where('registrations.status', 'in', registrationStatus.codesOf(...attendedStatuses))
    .orderBy('registrations.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { 'link.ticket_qr': holder ? await codePicture(passToken(context, holder), holder.code) : '' }
}

export const attendanceMailingParts: MailingParts = { reminders: attendanceReminders, fields: [fields, links, ticketCode] }
