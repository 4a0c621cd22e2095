import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { attendanceWords, formerCodeRefused, ticketAttached } from '@kxo/domain/attendance/words'
import { documentCategory } from '@kxo/domain/documents/category'
import { ticket as ticketAddress } from '@kxo/domain/documents/paths'
import { ticketWords } from '@kxo/domain/documents/ticket-words'
import { formatRange } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import type { MomentName } from '../../../platform/mail.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { qr } from '../../../platform/qr.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { addDocument, issueTicket, storeFile, type TicketDocument, ticketPrint } from '../../documents/index.ts'
import { findUser } from '../../identity/index.ts'
import {
  copyToReferents,
  findRegistration,
  lockRegistration,
  type RegistrationRow,
  recipientOfRegistration,
} from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { calendarFrom, hoursOf, timesIssued } from '../calendar-of.ts'
import { joinUrl } from '../meeting/room-address.ts'
import { passToken } from '../passes/pass.ts'
import { getSession, slotsOf } from '../queries.ts'
import { canonical, sha256 } from '../sheets/chain.ts'
import { calendarFile } from './calendar-file.ts'
import { issuerOf, letterheadOf } from './issuer-of.ts'

const template = fileURLToPath(new URL('../../documents/printing/ticket.typ', import.meta.url))
const pdf = 'application/pdf'
const calendar = 'text/calendar; charset=utf-8; method=REQUEST'
const isHeld = (row: RegistrationRow) => attendedStatuses.includes(registrationStatus.keyOf(row.status))

/** Prints the ticket of a registration, keeps it among its documents and mails it with its calendar file, unless silent; done once per revision of the code and of its half-days. */
export async function printTicket(
  { services, tenant, contextIn }: JobSetting,
  { registration_id, is_silent = false, reason = '' }: { registration_id: number; is_silent?: boolean; reason?: string },
): Promise<void> {
  const read = await withTenant(services.database, tenant.id, (transaction) => readTicket(contextIn(transaction), registration_id), {
    readOnly: true,
  })
  if (!read) return
  const { name, rev } = read
  const bytes = await renderDocument({ template, data: read.print, standard: 'ua-1', longestWord: 30, createdAt: read.at })
  const [printed, dated] = await Promise.all([
    storeFile(services, tenant.id, { name: `${name}.pdf`, content_type: pdf, bytes }),
    storeFile(services, tenant.id, { name: `${name}.ics`, content_type: calendar, bytes: calendarFile(read.calendar) }),
  ])
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await lockRegistration(context.db, registration_id)
    if (!row || row.pass_rev !== rev || !isHeld(row)) return
    const former = await findTicket(context, registration_id)
    if (isSame(former, row, read)) return
    const [file_id, calendar_id] = await Promise.all([recordFile(context, printed), recordFile(context, dated)])
    await addDocument(context, {
      category: 'ticket',
      name,
      file_id,
      restriction: 'contact',
      status: 'sent',
      user_id: row.user_id,
      event_id: row.event_id,
      registration_id,
      sent_at: context.now,
      source: { rev, hours: read.hours, place: read.where, calendar: calendar_id },
    })
    await trace(context, {
      action: former ? 'reissue_ticket' : 'issue_ticket',
      user_id: row.user_id,
      event_id: row.event_id,
      subject_id: row.id,
    })
    if (is_silent) return
    const told = {
      moment: momentOf(former, read),
      occurrence: read.sequence > 0 ? `${row.id} r${rev} n${read.sequence}` : `${row.id} r${rev}`,
      event_id: row.event_id,
      values: {
        title: row.event_title,
        name: `${row.first_name} ${row.last_name}`,
        dates: read.dates,
        place: read.place,
        why: reason,
        attached: ticketAttached,
        notice: formerCodeRefused,
      },
      attachments: [
        { name: printed.name, content_type: pdf, file_id },
        { name: dated.name, content_type: calendar, file_id: calendar_id },
      ],
    }
    await services.enqueueMail(context, {
      ...told,
      to: recipientOfRegistration(row),
      path: ticketAddress(read.url),
    })
    // Whoever registered a group reads it in its summary.
    await copyToReferents(context, told, row, { except: row.created_by })
  })
}

type Printed = { rev?: number; hours?: string; place?: string }
type Reading = { rev: number; hours: string; where: string }

/** A new code, new hours or another place: what the mail says of the ticket. */
function momentOf(former: Printed | undefined, now: Reading): MomentName {
  if (!former) return 'register_guest'
  if (former.rev !== now.rev) return 'send_ticket'
  return former.hours === now.hours ? 'change_event_place' : 'change_event_date'
}

/** What the ticket in a person's hands says. */
export const findTicket = async ({ db }: Context, registrationId: number): Promise<Printed | undefined> =>
  (
    await db
      .selectFrom('documents')
      .select('source')
      .where('registration_id', '=', registrationId)
      .where('category', '=', documentCategory.codeOf('ticket'))
      .where('replaced_by', 'is', null)
      .executeTakeFirst()
  )?.source as Printed | undefined

/** Whether the ticket in hand bears the code, the half-days and the place of now; one printed before places were recorded is not compared by it. */
const isSame = (printed: Printed | undefined, row: RegistrationRow, { hours, where }: Omit<Reading, 'rev'>): boolean =>
  printed?.rev === row.pass_rev && printed.hours === hours && (printed.place === undefined || printed.place === where)

async function readTicket(context: Context, registrationId: number) {
  const { db, tenant, now } = context
  const row = await findRegistration(db, registrationId)
  if (!row || !isHeld(row)) return undefined
  const language = languageOf(row.language as 'fr' | 'en', tenant)
  const [session, slots, issuer, current, sequence] = await Promise.all([
    getSession(db, row.event_id),
    slotsOf(db, row.event_id),
    issuerOf(context),
    findTicket(context, row.id),
    timesIssued(context, row),
  ])
  const responsible = session.responsible_id === null ? undefined : await findUser(db, session.responsible_id)
  const timed = hoursOf(session, slots)
  const hours = sha256(canonical(timed.map(({ start, end }) => [start, end])))
  const where = sha256(canonical([session.location_id, session.town, session.is_online]))
  if (isSame(current, row, { hours, where })) return undefined
  const calendar = calendarFrom(context, row, { session, slots, issuer, sequence, mail: responsible?.mail })
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
    slots: timed.map(({ start, end, title }) => ({ start, end, label: title || null })),
    place: [
      session.location_name,
      slots.find(({ room_name }) => room_name)?.room_name,
      session.location_address,
      session.location_complement,
      town || session.town,
    ].filter((line): line is string => Boolean(line)),
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
  const [first, last] = [timed[0], timed.at(-1)]
  return {
    rev: row.pass_rev,
    hours,
    where,
    sequence: calendar.sequence,
    name,
    place: calendar.place,
    url: session.url,
    at: now,
    dates: first && last ? formatRange(first.start, last.end, language.locale, { zone: language.zone }) : '',
    print: ticketPrint(document, letterheadOf({ tenant, language }, issuer, { title: name, reference: session.title }), language),
    calendar,
  }
}

/** Half-days moved: those who hold a ticket of a session still to come are sent it anew, under the same code. */
export async function renewEventTickets(context: Context, { event_id }: { event_id: number }): Promise<void> {
  const { db, now } = context
  const session = await getSession(db, event_id)
  const slots = await slotsOf(db, event_id)
  if (!session.is_active || session.cancelled_at || session.closed_at || !slots.some(({ end_at }) => end_at > now)) return
  const holders = await db
    .selectFrom('documents')
    .select('registration_id')
    .where('event_id', '=', event_id)
    .where('category', '=', documentCategory.codeOf('ticket'))
    .where('replaced_by', 'is', null)
    .execute()
  for (const { registration_id } of holders) if (registration_id !== null) await context.enqueue(issueTicket, { registration_id })
}

/** Gives a registration a new code, refused under the former one, and has its ticket printed again. */
export const reissueTicket: Verb<typeof attendanceContract.issueTicket> = async (context, { params }) => {
  authorize(may.reissueTicket(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  if (!isHeld(row)) refuse(kernelErrors.conflict)
  await context.db
    .updateTable('registrations')
    .set({ pass_rev: row.pass_rev + 1, code: codeFrom(randomBytes(10)) })
    .where('id', '=', row.id)
    .execute()
  await context.enqueue(issueTicket, { registration_id: row.id })
  return { done: true as const }
}
