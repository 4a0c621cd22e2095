import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { formerCodeRefused, showYourCode, ticketAttached } from '@kxo/domain/attendance/words'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { ticket as ticketAddress } from '@kxo/domain/documents/paths'
import { refuse } from '@kxo/domain/kernel/errors'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import { recordFiles, type StoredFile } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { MomentName } from '../../../platform/mail.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { inRounds, type JobSetting, oneOf } from '../../../platform/work/job-handler.ts'
import { addDocuments, issueTicket, storeFile } from '../../documents/index.ts'
import {
  copyToReferents,
  encloseSyllabus,
  lacksTicket,
  lockRegistration,
  lockRegistrations,
  type RegistrationRow,
  recipientOfRegistration,
} from '../../registrations/index.ts'
import { traceAll } from '../../traces/index.ts'
import { getSession, ticketHoldersOf } from '../queries.ts'
import { phoneButton } from '../wallet/wallet-address.ts'
import { type UsableKeys, usableKeys } from '../wallet/wallet-keys.ts'
import { whenAndWhere } from '../when-and-where.ts'
import { calendarFile } from './calendar-file.ts'
import { linkToTicket } from './link-to-ticket.ts'
import { holdsTicket, isSame, type Printed, type Reading, readTickets, type TicketToPrint, ticketsOf } from './read-ticket.ts'

export const ticketTemplate = fileURLToPath(new URL('../../documents/printing/ticket.typ', import.meta.url))
const pdf = 'application/pdf'
const calendar = 'text/calendar; charset=utf-8; method=REQUEST'
const withdrawal = 'text/calendar; charset=utf-8; method=CANCEL'

type TicketJob = NonNullable<(typeof issueTicket)['carries']>
/** A ticket drawn, its files in the store: printed, its dates, and the half-days attended no more. */
type Drawn = TicketToPrint & { job: TicketJob; printed: StoredFile; dated: StoredFile; let_go: StoredFile | null }

/** Prints the tickets of registrations, keeps them among their documents and mails them with their calendar files, unless silent; done once per revision of the code and of the half-days. */
async function issueTickets({ services, tenant, contextIn }: JobSetting, jobs: readonly TicketJob[]): Promise<void> {
  const ids = jobs.map(({ registration_id }) => registration_id)
  const read = await withTenant(services.database, tenant.id, (transaction) => readTickets(contextIn(transaction), ids), { readOnly: true })
  if (read.length === 0) return
  const jobOf = new Map(jobs.map((job) => [job.registration_id, job]))
  const draw = async (ticket: TicketToPrint): Promise<Drawn> => {
    const bytes = await renderDocument({
      template: ticketTemplate,
      data: ticket.print,
      images: ticket.model?.images ?? {},
      standard: 'ua-1',
      longestWord: 30,
      createdAt: ticket.at,
    })
    const [printed, dated, let_go] = await Promise.all([
      storeFile(services, tenant.id, { name: `${ticket.name}.pdf`, content_type: pdf, bytes }),
      storeFile(services, tenant.id, { name: `${ticket.name}.ics`, content_type: calendar, bytes: calendarFile(ticket.calendar) }),
      ticket.gone &&
        storeFile(services, tenant.id, {
          name: `${ticket.name} (2).ics`,
          content_type: withdrawal,
          bytes: calendarFile(ticket.gone, true),
        }),
    ])
    return { ...ticket, job: jobOf.get(ticket.registration_id)!, printed, dated, let_go }
  }
  const drawn = new Map((await Promise.all(read.map(draw))).map((ticket) => [ticket.registration_id, ticket]))
  await withTenant(services.database, tenant.id, (transaction) => keepTickets(contextIn(transaction), drawn))
}
const subjectOf = ({ registration_id }: TicketJob): number => registration_id
export const printTickets = inRounds(subjectOf, issueTickets)
export const printTicket = oneOf(printTickets)

/** Keeps what was drawn, unless the registration became another meanwhile. */
async function keepTickets(context: Context, drawn: ReadonlyMap<number, Drawn>): Promise<void> {
  const rows = await lockRegistrations(context.db, [...drawn.keys()])
  const inHand = await ticketsOf(context.db, [...drawn.keys()])
  const printable = rows.flatMap((row) => {
    const ticket = drawn.get(row.id)!
    const former = inHand(row.id).current
    return row.pass_rev === ticket.rev && holdsTicket(row) && !isSame(former, row, ticket) ? [{ row, ticket, former }] : []
  })
  if (printable.length === 0) return
  const files = await recordFiles(
    context,
    printable.flatMap(({ ticket: { printed, dated, let_go } }) => [printed, dated, ...(let_go ? [let_go] : [])]),
  )
  const numberOf = ({ storage_key }: StoredFile): number => files.get(storage_key)!
  await addDocuments(
    context,
    printable.map(({ row, ticket }) => ({
      category: 'ticket',
      name: ticket.name,
      file_id: numberOf(ticket.printed),
      restriction: 'contact',
      status: 'sent',
      user_id: row.user_id,
      event_id: row.event_id,
      registration_id: row.id,
      sent_at: context.now,
      model: ticket.model?.source ?? null,
      source: {
        rev: ticket.rev,
        hours: ticket.hours,
        place: ticket.where,
        rooms: ticket.rooms,
        slots: ticket.calendar.slots,
        calendar: numberOf(ticket.dated),
      },
    })),
  )
  await traceAll(
    context,
    printable.map(({ row, former }) => ({
      action: former ? 'reissue_ticket' : 'issue_ticket',
      user_id: row.user_id,
      event_id: row.event_id,
      subject_id: row.id,
    })),
  )
  const notified = printable.filter(({ ticket }) => !ticket.job.is_silent)
  const keys = await usableKeys(context)
  // One after the other: the programme is printed for the first, and found by the others.
  for (const one of notified) await mailTicket(context, { ...one, numberOf, keys })
}

type PrintableTicket = {
  row: RegistrationRow
  ticket: Drawn
  former: Printed | undefined
  numberOf: (file: StoredFile) => number
  keys: UsableKeys
}
async function mailTicket(context: Context, { row, ticket, former, numberOf, keys }: PrintableTicket): Promise<void> {
  const { rev, sequence, printed, dated, let_go, job } = ticket
  const second = phoneButton(context, row, keys)
  const cancelled = job.cancelled === undefined ? undefined : await getSession(context.db, job.cancelled)
  const moment = momentOf(former, ticket)
  const syllabus = moment === 'register_guest' ? await encloseSyllabus(context, row) : undefined
  const message = {
    moment,
    occurrence: sequence > 0 ? `${row.id} r${rev} n${sequence}` : `${row.id} r${rev}`,
    event_id: row.event_id,
    values: {
      title: row.event_title,
      name: `${row.first_name} ${row.last_name}`,
      ...mailedDocument({ category: 'ticket', status: 'sent' }),
      dates: ticket.dates,
      place: ticket.place,
      confirmation: row.confirmation_text,
      why: job.reason ?? '',
      reason: job.reason ?? '',
      attached: ticketAttached,
      programme: syllabus?.notice ?? '',
      notice: former?.rev === rev ? showYourCode : formerCodeRefused,
      ...(second && { wallet: second.url }),
      ...(cancelled && { activity: cancelled.title, ...whenAndWhere(context, cancelled, row.language as 'fr' | 'en') }),
    },
    attachments: [
      { name: printed.name, content_type: pdf, file_id: numberOf(printed) },
      { name: dated.name, content_type: calendar, file_id: numberOf(dated) },
      ...(let_go ? [{ name: let_go.name, content_type: withdrawal, file_id: numberOf(let_go) }] : []),
    ],
  }
  const sent = {
    ...message,
    to: recipientOfRegistration(row),
    attachments: [...message.attachments, ...(syllabus?.attachments ?? [])],
    path: ticketAddress(ticket.url),
    by_link: linkToTicket(row, ticket.url),
    ...(second && { second }),
  }
  await context.services.enqueueMail(context, sent)
  // Whoever registered a group reads it in its summary.
  await copyToReferents(context, message, row, { except: row.created_by })
}

/** An activity cancelled or chosen, a new code, new hours or another place: what the mail says of the ticket. */
function momentOf(former: Printed | undefined, now: Reading & { job: TicketJob }): MomentName {
  if (!former) return 'register_guest'
  if (now.job.cancelled !== undefined) return 'cancel_activity'
  if (former.rev !== now.rev || now.job.is_chosen) return 'send_ticket'
  return former.hours === now.hours ? 'change_event_place' : 'change_event_date'
}

/** Half-days of an event or an activity moved: those who attend it and hold a ticket are sent it anew, under the same code, while something is still to come. */
export async function renewEventTickets(context: Context, { event_id }: { event_id: number }): Promise<void> {
  const { db, now } = context
  const { parent_id } = await getSession(db, event_id)
  const session = parent_id === null ? await getSession(db, event_id) : await getSession(db, parent_id)
  if (!session.is_active || session.cancelled_at || session.closed_at || !(await isToCome(db, session.id, now))) return
  for (const registration_id of await ticketHoldersOf(db, event_id)) await context.enqueue(issueTicket, { registration_id })
}

/** Whether a half-day of an event or of its activities is not over. */
const isToCome = async (db: Queries, event_id: number, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('slots')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'slots.tenant_id').onRef('events.id', '=', 'slots.event_id'))
    .select('slots.id')
    .where((eb) => eb.or([eb('events.id', '=', event_id), eb('events.parent_id', '=', event_id)]))
    .where('slots.end_at', '>', now)
    .executeTakeFirst()) !== undefined

/** Has the tickets printed that nobody received yet; those who hold one keep it as it is. */
export const sendTickets: Verb<typeof attendanceContract.sendTickets> = async (context, { body }) => {
  authorize(may.reissueTicket(context.actor))
  const rows = await context.db
    .selectFrom('registrations')
    .select('id')
    .where(lacksTicket(context.now))
    .$if(body.registrations !== undefined, (query) => query.where('id', 'in', body.registrations ?? []))
    .orderBy('id')
    .execute()
  for (const { id } of rows) await context.enqueue(issueTicket, { registration_id: id })
  return { sent: rows.length }
}

/** Gives a registration a new code, refused under the former one, and has its ticket printed again. */
export const reissueTicket: Verb<typeof attendanceContract.issueTicket> = async (context, { params }) => {
  authorize(may.reissueTicket(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  if (!holdsTicket(row)) {
    const status = registrationStatus.keyOf(row.status)
    const name = `${row.first_name} ${row.last_name}`
    if (status === 'cancelled') refuse(attendanceErrors.registrationCancelled, { name })
    refuse(attendanceErrors.notConfirmed, { name, status: registrationStatus.labelOf(status) })
  }
  await context.db
    .updateTable('registrations')
    .set({ pass_rev: row.pass_rev + 1, code: codeFrom(randomBytes(10)) })
    .where('id', '=', row.id)
    .execute()
  await context.enqueue(issueTicket, { registration_id: row.id })
  return { done: true as const }
}
