import * as z from 'zod/mini'
import { archiveLimits } from '../documents/archive.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { absenceDetail, absenceReason, saysWhy } from '../registrations/absences/absence-reason.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { sheetLineEndpoints } from './absences/sheet-lines-contract.ts'
import { badgeEndpoints } from './badges/badge-contract.ts'
import { collectingEndpoints, shownCodeText } from './collecting-contract.ts'
import { closingEndpoints } from './day/closing-contract.ts'
import { helperEndpoints } from './day/helper-contract.ts'
import { onSiteEndpoints } from './day/on-site-contract.ts'
import { queuedEndpoints } from './day/queued-contract.ts'
import { doorEndpoints, Entrance, searchedAtDoor } from './door-contract.ts'
import { meetingContract } from './meeting-contract.ts'
import { noticeEndpoints } from './notices/notice-contract.ts'
import { personEndpoints } from './person/person-contract.ts'
import { produceManyContract } from './productions/produce-many-contract.ts'
import { productionEndpoints } from './productions/productions-contract.ts'
import { proofMailsContract } from './proof-mails/proof-mails-contract.ts'
import { sentCodeEndpoints } from './sent-code/sent-code-contract.ts'
import { CheckIn, OwnHalfDay, Proof, Sheet, SheetRow, signedWith } from './sheet.ts'
import { walletContract } from './wallet/wallet-contract.ts'

const inSlot = z.object({ client: z.string(), slot: wire.id })
const Done = z.object({ done: z.literal(true) })

export const attendanceContract = {
  ...collectingEndpoints,
  ...meetingContract,
  ...sentCodeEndpoints,
  ...doorEndpoints,
  ...onSiteEndpoints,
  ...closingEndpoints,
  ...helperEndpoints,
  ...badgeEndpoints,
  ...queuedEndpoints,
  ...walletContract,
  ...sheetLineEndpoints,
  ...productionEndpoints,
  ...produceManyContract,
  ...proofMailsContract,
  ...personEndpoints,
  ...noticeEndpoints,
  ownHalfDays: endpoint({
    method: 'GET',
    path: '/clients/:client/presences/',
    summary: 'Half-days of the caller, to sign or signed',
    access: 'link',
    params: inClient,
    query: z.object({ user: z.optional(z.literal('me')) }),
    response: z.array(OwnHalfDay),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/signature/',
    summary: 'Sign one’s own half-day, drawn or typed; signing twice answers the same proof',
    access: 'link',
    params: inSlot,
    body: z
      .object({
        ...signedWith,
        as: z.optional(z.enum(['participant', 'partner'])),
        /** Shown on site, or sent to the person; needed when the event asks for it. */
        code: z.optional(shownCodeText),
      })
      .check(
        z.refine((body) => (body.drawing === undefined) !== (body.typed_name === undefined), { error: 'required', path: ['typed_name'] }),
      ),
    response: Proof,
    status: 201,
  }),
  markAbsent: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/absence/',
    summary: 'Mark a person absent from a half-day, saying why',
    params: inSlot,
    body: z
      .object({ registration: wire.id, absence_reason: absenceReason.wire, reason: absenceDetail })
      .check(z.refine(saysWhy, { error: 'required', path: ['reason'] })),
    response: Done,
  }),
  markLate: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/lateness/',
    summary: 'Record a lateness; zero minutes is on time',
    params: inSlot,
    body: z.object({
      registration: wire.id,
      minutes: wire.integer.check(z.minimum(0), z.maximum(600)),
      reason: absenceDetail,
    }),
    response: Done,
  }),
  regularise: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/regularisation/',
    summary: 'Record a presence that could not be signed, with its author and reason (FOR-32)',
    params: inSlot,
    body: z.object({ registration: wire.id, reason: requiredLines(500) }),
    response: Done,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/presences/',
    summary: 'The attendance sheet of an event',
    params: inClientWithId,
    response: Sheet,
  }),
  lockSheet: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/attendance-sheet/lock/',
    summary: 'Lock the sheet; its sealed PDF and the proofs follow',
    params: inClientWithId,
    response: z.object({ locked_at: wire.instant }),
  }),
  issueCertificates: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/certificates/',
    summary: 'Issue the certificats de réalisation of a locked sheet, or of one of its people (FOR-35)',
    params: inClientWithId,
    body: z.object({ registration: z.optional(wire.id) }),
    response: z.object({ count: z.int() }),
    status: 202,
  }),
  verifySheet: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/attendance-sheet/verification/',
    summary: 'Whether the chain of signatures is unbroken',
    params: inClientWithId,
    response: z.object({ count: z.int(), is_unbroken: z.boolean(), broken_at: z.nullable(wire.id) }),
  }),
  sheets: endpoint({
    method: 'GET',
    path: '/clients/:client/attendance-sheets/',
    summary: 'Half-days of every event with what is signed and missing',
    params: inClient,
    query: z.object({ ...listQuery, event: z.optional(wire.id), from: z.optional(wire.day), to: z.optional(wire.day) }),
    response: listOf(SheetRow),
  }),
  archiveSheets: endpoint({
    method: 'POST',
    path: '/clients/:client/attendance-sheets/archive/',
    summary: 'The sealed sheets and the paper scans of the events of several half-days, in one ZIP',
    params: inClient,
    body: z.object({ slots: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(archiveLimits.documents, 'tooMany')) }),
    streams: ['application/zip'],
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/checkin/',
    summary: 'Let in the bearer of a code, scanned or typed; the first scan wins',
    params: inClientWithId,
    body: z.object({ code: requiredText(400) }),
    response: CheckIn,
    status: 201,
  }),
  checkIns: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/checkins/',
    summary: 'Counters of an entrance, who passed last, conflicts of devices, and people found by name',
    params: inClientWithId,
    query: searchedAtDoor,
    response: Entrance,
  }),
  pass: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/pass/',
    summary: 'The pass of a registration: its code to show',
    access: 'link',
    params: inClientWithId,
    response: z.object({
      registration: wire.id,
      name: z.string(),
      event: wire.id,
      event_title: z.string(),
      event_url: z.string(),
      start_date: z.nullable(wire.instant),
      end_date: z.nullable(wire.instant),
      place: z.string(),
      /** Text to type when the code cannot be scanned. */
      code: z.string(),
      qr_svg: z.string(),
      is_valid: z.boolean(),
      checked_in_at: z.nullable(wire.instant),
      /** Where the ticket goes into the wallet of a phone; null where the organisation has no keys, or the ticket is not valid. */
      wallet: z.object({ apple: z.nullable(z.string()), google: z.nullable(z.string()) }),
    }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/calendar/',
    summary: 'The appointment of a registration, as a calendar file (EXT-01)',
    access: 'link',
    params: inClientWithId,
    streams: ['text/calendar'],
  }),
  sendTickets: endpoint({
    stale: ['documents', 'guests'],
    method: 'POST',
    path: '/clients/:client/tickets/',
    summary: 'Send their ticket to people of the days to come who have none yet: those named, or all of them',
    params: inClient,
    body: z.object({ registrations: z.optional(z.array(wire.id).check(z.maxLength(500))) }),
    response: z.object({ sent: z.int() }),
    status: 202,
  }),
  issueTicket: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/ticket/',
    summary: 'Issue the ticket again: a new code, the former one is refused',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
    status: 202,
  }),
}
