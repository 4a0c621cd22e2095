import { attendanceWords } from '@kxo/domain/attendance/words'
import { documentCategory } from '@kxo/domain/documents/category'
import { publicEvent } from '@kxo/domain/events/paths'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import { findUser } from '../identity/index.ts'
import { type AttendedHalfDay, attendedHalfDays, type RegistrationRow } from '../registrations/index.ts'
import type { CalendarFacts, CalendarSlot } from './issuing/calendar-file.ts'
import { issuerOf } from './issuing/issuer-of.ts'
import { getSession } from './queries.ts'

/** How often the calendar was told (EXT-01). */
export const timesIssued = async ({ db }: Context, row: RegistrationRow): Promise<number> =>
  (
    await db
      .selectFrom('documents')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('registration_id', '=', row.id)
      .where('category', '=', documentCategory.codeOf('ticket'))
      .executeTakeFirstOrThrow()
  ).count

type Session = Awaited<ReturnType<typeof getSession>>

/** When a person attends: their half-days, else the dates of the event. What an activity is called, and where it is held, is its own. */
export function hoursOf({ start_date, end_date }: Session, halfDays: readonly AttendedHalfDay[], online: string): CalendarSlot[] {
  if (halfDays.length === 0 && start_date && end_date) return [{ id: 0, start: start_date, end: end_date, title: '' }]
  return halfDays.map(({ id, start_at, end_at, title, activity, room_name, place, is_online }) => {
    const timed = { id, start: start_at, end: end_at, title: [activity, title].filter(Boolean).join(' – ') }
    const where = [room_name, is_online && !place ? online : place].filter(Boolean).join(', ')
    return activity === null || where === '' ? timed : { ...timed, place: where }
  })
}

type Appointment = {
  session: Session
  halfDays: readonly AttendedHalfDay[]
  issuer: Awaited<ReturnType<typeof issuerOf>>
  sequence: number
  /** Of who answers for the event. */
  mail: string | undefined
}

/** The appointment of a registration as its calendar file says it. */
export function calendarFrom({ tenant, services, now }: Context, row: RegistrationRow, read: Appointment): CalendarFacts {
  const { session, halfDays, issuer, sequence, mail } = read
  const language = languageOf(row.language as 'fr' | 'en', tenant)
  return {
    registration_id: row.id,
    event_id: row.event_id,
    sequence,
    host: new URL(services.publicUrl()).hostname,
    organizer: { name: issuer.name, mail: mail ?? services.config.mailFrom },
    attendee: { name: `${row.first_name} ${row.last_name}`, mail: row.mail },
    title: session.title,
    place: session.is_online && !session.place ? language.say(attendanceWords.online) : session.place,
    url: services.publicUrl() + publicEvent(tenant.name, session.id, session.url),
    stamp: now,
    slots: hoursOf(session, halfDays, language.say(attendanceWords.online)),
  }
}

/** The same, read now: what takes the appointment away follows what announced it. */
export async function calendarOf(context: Context, row: RegistrationRow): Promise<CalendarFacts> {
  const { db } = context
  const [session, halfDaysOf, issuer, sequence] = await Promise.all([
    getSession(db, row.event_id),
    attendedHalfDays(db, [row.id]),
    issuerOf(context, row.event_id),
    timesIssued(context, row),
  ])
  const responsible = session.responsible_id === null ? undefined : await findUser(db, session.responsible_id)
  return calendarFrom(context, row, { session, halfDays: halfDaysOf(row.id), issuer, sequence, mail: responsible?.mail })
}
