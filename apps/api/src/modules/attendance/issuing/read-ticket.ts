import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { documentCategory } from '@kxo/domain/documents/category'
import { ticketWords } from '@kxo/domain/documents/ticket-words'
import { formatRange } from '@kxo/domain/kernel/dates'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import { qr } from '../../../platform/qr.ts'
import { type TicketDocument, ticketPrint } from '../../documents/index.ts'
import { findUser } from '../../identity/index.ts'
import { type AttendedHalfDay, attendedHalfDays, findRegistrations, type RegistrationRow } from '../../registrations/index.ts'
import { dressed, modelFor } from '../../templates/index.ts'
import { calendarFrom } from '../calendar-of.ts'
import { meetingDetails, meetingLines } from '../meeting/meeting-details.ts'
import { joinUrl } from '../meeting/room-address.ts'
import { passToken } from '../passes/pass.ts'
import { getSession } from '../queries.ts'
import { canonical, sha256 } from '../sheets/chain.ts'
import type { CalendarFacts, CalendarSlot } from './calendar-file.ts'
import { issuerOf, letterheadOf } from './issuer-of.ts'

export const holdsTicket = (row: RegistrationRow) => attendedStatuses.includes(registrationStatus.keyOf(row.status))

/** What a ticket was printed from. */
export type Printed = { rev?: number; hours?: string; place?: string; rooms?: string; slots?: readonly StoredSlot[] }
export type Reading = { rev: number; hours: string; where: string; rooms: string }
type StoredSlot = Omit<CalendarSlot, 'start' | 'end'> & { start: string; end: string }

/** Of each registration, what the ticket in hand says and how often one was issued (EXT-01). */
export async function ticketsOf(db: Queries, registrationIds: readonly number[]) {
  const rows = await db
    .selectFrom('documents')
    .select(['registration_id', 'source', 'replaced_by'])
    .where(sql<boolean>`registration_id = any(${registrationIds}::bigint[])`)
    .where('category', '=', documentCategory.codeOf('ticket'))
    .execute()
  return (id: number): { current: Printed | undefined; times: number } => {
    const own = rows.filter(({ registration_id }) => registration_id === id)
    return { current: own.find(({ replaced_by }) => replaced_by === null)?.source as Printed | undefined, times: own.length }
  }
}

/** What the ticket in a person's hands says. */
export const findTicket = async ({ db }: Context, registrationId: number): Promise<Printed | undefined> =>
  (await ticketsOf(db, [registrationId]))(registrationId).current

/** Whether the ticket in hand bears the code, the half-days, the place and the rooms of now; one printed before those were recorded is not compared by them. */
export const isSame = (printed: Printed | undefined, row: RegistrationRow, { hours, where, rooms }: Omit<Reading, 'rev'>): boolean =>
  printed?.rev === row.pass_rev &&
  printed.hours === hours &&
  (printed.place === undefined || printed.place === where) &&
  (printed.rooms === undefined || printed.rooms === rooms)

/** The half-days a person held and attends no more, as their calendar is told to let go of them. */
function goneFrom(calendar: CalendarFacts, printed: Printed | undefined): CalendarFacts | null {
  const gone = (printed?.slots ?? []).filter(({ id }) => !calendar.slots.some((slot) => slot.id === id))
  if (gone.length === 0) return null
  return { ...calendar, slots: gone.map((slot) => ({ ...slot, start: new Date(slot.start), end: new Date(slot.end) })) }
}

export type TicketToPrint = NonNullable<Awaited<ReturnType<typeof ticketOf>>>

/** The tickets to print of registrations: those held whose ticket in hand does not say what is so now. */
export async function readTickets(context: Context, registrationIds: readonly number[]): Promise<TicketToPrint[]> {
  const { db } = context
  const [rows, printed, halfDaysOf] = await Promise.all([
    findRegistrations(db, registrationIds),
    ticketsOf(db, registrationIds),
    attendedHalfDays(db, registrationIds),
  ])
  const ticketed = rows.filter(holdsTicket)
  const events = new Map([...new Set(ticketed.map(({ event_id }) => event_id))].map((id) => [id, readEvent(context, id)]))
  const read = ticketed.map(async (row) =>
    ticketOf(context, row, { ...(await events.get(row.event_id)!), halfDays: halfDaysOf(row.id), ...printed(row.id) }),
  )
  return (await Promise.all(read)).filter((ticket) => ticket !== undefined)
}

/** The ticket of a registration as it would be printed now, whatever the one in hand says. */
export async function ticketSample(context: Context, registrationId: number) {
  const { db } = context
  const [row] = await findRegistrations(db, [registrationId])
  if (!row || !holdsTicket(row)) return undefined
  const halfDays = (await attendedHalfDays(db, [row.id]))(row.id)
  return ticketOf(context, row, { ...(await readEvent(context, row.event_id)), halfDays, current: undefined, times: 0, isSample: true })
}

async function readEvent(context: Context, id: number) {
  const { db } = context
  const session = await getSession(db, id)
  const responsible = session.responsible_id === null ? undefined : await findUser(db, session.responsible_id)
  return { session, responsible, issuer: await issuerOf(context, id), meeting: await meetingDetails(db, session) }
}

type Known = Awaited<ReturnType<typeof readEvent>> & {
  halfDays: readonly AttendedHalfDay[]
  current: Printed | undefined
  times: number
  isSample?: boolean
}
async function ticketOf(context: Context, row: RegistrationRow, known: Known) {
  const { tenant, now } = context
  const { session, halfDays, responsible, meeting, issuer, current, times } = known
  const language = languageOf(row.language as 'fr' | 'en', tenant)
  const calendar = calendarFrom(context, row, { session, halfDays, issuer, sequence: times, mail: responsible?.mail })
  const timed = calendar.slots
  const hours = sha256(canonical(timed.map(({ start, end }) => [start, end])))
  const online = session.is_online ? meetingLines(language, meeting) : []
  const where = sha256(canonical([session.location_id, session.town, session.is_online, ...online]))
  const rooms = sha256(
    canonical(halfDays.map(({ id, room_name, place, is_online, activity }) => [id, room_name, activity && [place, is_online]])),
  )
  if (!known.isSample && isSame(current, row, { hours, where, rooms })) return undefined
  const sheet = (session.sheet ?? {}) as { accessibility?: string }
  const town = [session.location_code_postal, session.location_town].filter(Boolean).join(' ')
  const lines = (text: string | null | undefined) =>
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const document: TicketDocument = {
    number: row.code,
    holder: { name: `${row.first_name} ${row.last_name}`, company: row.company_name },
    title: session.title,
    subtitle: null,
    slots: timed.map(({ start, end, title, place }) => ({ start, end, label: [title, place].filter(Boolean).join(' – ') || null })),
    place: [
      session.location_name,
      halfDays.find(({ activity, room_name }) => activity === null && room_name)?.room_name,
      session.location_address,
      session.location_complement,
      town || session.town,
    ].filter((line): line is string => Boolean(line)),
    online,
    join_url: session.is_online ? joinUrl(context, session) : null,
    access: lines(session.location_comment),
    bring: [],
    contact: responsible
      ? [`${responsible.first_name} ${responsible.last_name}`, responsible.mail, ...(responsible.phone ? [responsible.phone] : [])]
      : [issuer.name],
    accessibility: lines(sheet.accessibility),
    documents: [{ label: language.say(attendanceWords.programme), url: calendar.url }],
    qr_svg: await qr(passToken(context, row)),
  }
  const name = `${language.say(ticketWords.title)} – ${session.title}`
  const subject = { user_id: row.user_id, event_id: row.event_id }
  const model = known.isSample ? undefined : await modelFor(context, { category: 'ticket', entity_id: issuer.id, subject, language })
  const [first, last] = [timed[0], timed.at(-1)]
  return {
    registration_id: row.id,
    rev: row.pass_rev,
    hours,
    where,
    rooms,
    sequence: calendar.sequence,
    name,
    place: calendar.place,
    url: session.url,
    at: now,
    dates: first && last ? formatRange(first.start, last.end, language.locale, { zone: language.zone }) : '',
    document,
    subject,
    issuer,
    language,
    model,
    print: dressed(
      ticketPrint(document, letterheadOf({ tenant, language }, issuer, { title: name, reference: session.title }), language),
      model,
    ),
    calendar,
    gone: goneFrom(calendar, current),
  }
}
