import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { requiredLines, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { consentChannel, consentSource } from '../traces/consent.ts'

/** One answer, as it was given. */
const Consent = z.object({
  channel: consentChannel,
  is_given: z.boolean(),
  wording: z.string(),
  source: consentSource,
  at: wire.instant,
  /** Who entered it, when it was not the person. */
  by_name: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Consent = z.output<typeof Consent>

/** A channel with the words asked today, and the answer that holds; null when nobody asked yet. */
const ConsentState = z.object({ channel: consentChannel, asked: z.string(), answer: z.nullable(Consent) })
export type ConsentState = z.output<typeof ConsentState>
const Consents = z.object({ channels: z.array(ConsentState), history: z.array(Consent) })
export type Consents = z.output<typeof Consents>

/** What an erasure removes, and what a law keeps. */
export const erasedKinds = ['identity', 'responses', 'files', 'mails', 'sessions', 'directory', 'notifications', 'mentions'] as const
export const retainedKinds = ['bills', 'payments', 'attendance', 'documents', 'registrations', 'consents', 'traces'] as const
export type RetainedKind = (typeof retainedKinds)[number]
const Erased = z.object({ kind: z.enum(erasedKinds), n: z.int() })
const Retained = z.object({ kind: z.enum(retainedKinds), n: z.int(), until: z.nullable(wire.day), rule: z.string() })
export type Retained = z.output<typeof Retained>
export const ErasureReport = z.object({ erased: z.array(Erased), kept: z.array(Retained) })
export type ErasureReport = z.output<typeof ErasureReport>

/** What must be settled before a person can be erased. */
export const erasureObstacles = ['administrator', 'upcoming_registrations', 'upcoming_assignments'] as const
const Obstacle = z.object({ kind: z.enum(erasureObstacles), n: z.int() })

export const requestStatuses = ['asked', 'running', 'done', 'refused', 'failed'] as const
const DataRequest = z.object({
  id: wire.id,
  kind: z.enum(['export', 'erasure']),
  status: z.enum(requestStatuses),
  asked_at: wire.instant,
  due_on: wire.day,
  done_at: z.nullable(wire.instant),
  /** Until when the file of an export can be fetched; null when there is none. */
  expires_at: z.nullable(wire.instant),
  report: z.nullable(ErasureReport),
})
export type DataRequest = z.output<typeof DataRequest>

const Preview = z.object({
  ...ErasureReport.shape,
  /** To be typed to confirm. */
  confirmation: z.string(),
  obstacles: z.array(Obstacle),
  /** Another person bears the same name: it stays where nothing tells them apart. */
  has_homonym: z.boolean(),
  request: z.nullable(DataRequest),
})
export type ErasurePreview = z.output<typeof Preview>

export const privacyContract = {
  consents: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/consents/',
    summary: 'What a person agreed to or refused, channel by channel, with its proofs',
    params: inClientWithId,
    response: Consents,
  }),
  giveConsent: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/consents/',
    summary: 'Record an answer; `note` says how the team received it',
    params: inClientWithId,
    body: z.object({
      channel: consentChannel,
      is_given: wire.flag,
      note: z.optional(shortText(300)),
    }),
    response: Consents,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/data-requests/',
    summary: 'Exports and erasures asked about a person, newest first',
    params: inClientWithId,
    response: z.array(DataRequest),
  }),
  askExport: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/export/',
    summary: 'Gather everything held on a person; a mail says when it is ready, for seven days',
    params: inClientWithId,
    body: z.object({}),
    response: DataRequest,
    status: 202,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/export/:request/',
    summary: 'The file of an export',
    params: z.object({ ...inClientWithId.shape, request: wire.id }),
    streams: ['application/zip'],
    writes: true,
  }),
  previewErasure: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/erasure/',
    summary: 'What an erasure would remove, what would be kept, why and until when',
    params: inClientWithId,
    response: Preview,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/erasure/',
    summary: 'Ask for one’s erasure, or carry it out as an unrestricted administrator; the name is typed to confirm',
    params: inClientWithId,
    body: z.object({ confirmation: shortText(250) }),
    response: DataRequest,
    status: 202,
  }),
  refuseErasure: endpoint({
    method: 'POST',
    path: '/clients/:client/data-requests/:id/refusal/',
    summary: 'Refuse an erasure asked, saying why to the person',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(1000) }),
    response: DataRequest,
  }),
  pending: endpoint({
    method: 'GET',
    path: '/clients/:client/data-requests/',
    summary: 'Requests waiting for an answer, the soonest due first',
    params: inClient,
    response: z.array(z.object({ ...DataRequest.shape, user_id: wire.id, user_name: z.string() })),
  }),
}
