import * as z from 'zod/mini'
import { funderStatus } from '../billing/agreements/funder-status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalText, requiredLines, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { absenceDetail, absenceReason, saysWhyItMoves } from './absences/absence-reason.ts'
import { Registration, RegistrationSheet } from './detail/registration.ts'
import { HistoryLine } from './history-line.ts'
import { paperStates } from './papers/paper-facts.ts'
import { registrationStatus } from './status.ts'

export { Registration, RegistrationSheet }

export const desks = ['team', 'received'] as const

const answers = wire.json(z.record(shortText(60), z.string().check(z.maxLength(20_000, 'tooLong'))))
const reason = requiredLines(500)

export const registrationsContract = {
  start: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/',
    summary: 'Take a place and start a registration, or get one’s own back; `submit` finishes it in the same call',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      /** Another person, for those who register others and for the referents of their company. */
      user: z.optional(wire.id),
      answers: z.optional(answers),
      submit: z.optional(wire.flag),
      is_silent: z.optional(wire.flag),
    }),
    response: Registration,
    status: 201,
    inLine: true,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/invitations/',
    summary: 'Invite people: no place is taken until they answer',
    params: inClientWithId,
    body: z.object({ users: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(500)) }),
    response: z.object({ invited: z.int(), already: z.int() }),
    status: 201,
  }),
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/own-registration/',
    summary: 'The caller’s own latest registration for an event',
    access: 'link',
    params: inClientWithId,
    response: z.object({ registration: z.nullable(Registration) }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/registration-counts/',
    summary: 'How many registrations of an event stand at each status',
    params: inClientWithId,
    response: z.object({
      counts: z.array(z.object({ status: registrationStatus.wire, count: z.int() })),
      places_taken: z.int(),
      max_participants: z.nullable(z.int()),
      /** Whether people may be moved to another date. */
      has_other_dates: wire.flag,
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/',
    summary: 'Registrations; `user=me` answers one’s own',
    access: 'link',
    params: inClient,
    query: z.object({
      ...listQuery,
      event: z.optional(wire.id),
      activity: z.optional(wire.id),
      /** People with some paper in this state, each with where their papers stand. */
      papers: z.optional(z.enum(['any', ...paperStates])),
      status: z.optional(wire.list(registrationStatus.wire)),
      /** Confirmed places of the days to come whose ticket was never sent. */
      lacks_ticket: z.optional(wire.flag),
      user: z.optional(z.union([z.literal('me'), wire.id])),
      company: z.optional(wire.id),
      moment: z.optional(z.enum(['upcoming', 'past', 'ended'])),
      /** What comes to a referent: requests of their team, applications received on their company's offers. */
      desk: z.optional(z.enum(desks)),
    }),
    response: listOf(Registration),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/',
    summary: 'A registration with its answers and its price',
    access: 'link',
    params: inClientWithId,
    response: RegistrationSheet,
  }),
  history: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/history/',
    summary: 'Every status a registration went through: who, when, why',
    access: 'link',
    params: inClientWithId,
    response: z.array(HistoryLine),
  }),
  extendHold: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/hold/',
    summary: 'Keep the place longer: once for its own person, with a reason for those who follow registrations',
    access: 'link',
    params: inClientWithId,
    body: z.object({ reason: z.optional(reason) }),
    response: Registration,
  }),
  answer: endpoint({
    stale: ['guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/answers/',
    summary: 'Keep answers as they are typed, and be told which are missing',
    access: 'link',
    params: inClientWithId,
    body: z.object({ answers }),
    response: z.object({ missing: z.array(z.string()) }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/submission/',
    summary: 'Finish a registration: its next status follows from what is known',
    access: 'link',
    params: inClientWithId,
    body: z.object({ answers: z.optional(answers), payer: z.optional(z.enum(['self', 'company'])), purchase_order: optionalText(50) }),
    response: Registration,
  }),
  setRegistrationField: endpoint({
    method: 'POST',
    path: '/set-registration-field/',
    summary: 'Bring a person’s registration to where it should stand',
    access: 'link',
    body: z.object({
      event_id: wire.id,
      user_id: wire.id,
      by_process: z.optional(shortText(60)),
      bill_id: z.nullish(z.union([wire.id, z.literal('')])),
    }),
    response: Registration,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/cancellation/',
    summary: 'Give a registration up; its place is free again',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
      /** What the person read is kept: another amount is asked about again. */
      fee: z.optional(wire.money),
    }),
    response: Registration,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/validation/',
    summary: 'Accept a registration that awaits approval',
    params: inClientWithId,
    response: Registration,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/refusal/',
    summary: 'Refuse a registration that awaits approval, saying why',
    params: inClientWithId,
    body: z.object({ reason }),
    response: Registration,
  }),
  reinstate: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/reinstatement/',
    summary: 'Bring a cancelled registration back when a place remains',
    params: inClientWithId,
    body: z.object({ reason }),
    response: Registration,
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/status/',
    summary: 'Any other allowed change of status, with its reason; an absence says one of the list',
    params: inClientWithId,
    body: z
      .object({
        status: registrationStatus.wire,
        /** Why somebody is noted absent; of no other status. */
        absence_reason: z.optional(absenceReason.wire),
        reason: absenceDetail,
      })
      .check(
        z.refine(({ status, absence_reason }) => status !== 'absent' || absence_reason !== undefined, {
          error: 'required',
          path: ['absence_reason'],
        }),
        z.refine(saysWhyItMoves, { error: 'required', path: ['reason'] }),
      ),
    response: Registration,
  }),
  followFunding: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/funding/',
    summary: 'Note where the funding body stands',
    params: inClientWithId,
    body: z.object({
      manual_status: funderStatus.wire,
      /** What the funder agreed to pay, without tax, under which number; unchanged unless told. */
      agreed_ht: z.optional(z.nullable(wire.money)),
      funder_number: optionalText(60),
      /** The first and last days it pays for. */
      agreed_from: z.optional(z.nullable(wire.day)),
      agreed_until: z.optional(z.nullable(wire.day)),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
    }),
    response: Registration,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/reminder/',
    summary: 'Write again to a person whose registration waits for them',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
}
