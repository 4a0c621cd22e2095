import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredLines, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { workStatus } from '../kernel/work-status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { traceFamilies, traceSources } from '../traces/actions.ts'

/** A field of a record before and after; masked when it may not be shown in clear. */
export const Change = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  is_masked: z.boolean(),
  /** Whether « Rétablir cette valeur » is offered for it. */
  is_restorable: z.boolean(),
})
export type Change = z.output<typeof Change>

/** An act remembered, as histories show it. */
export const TraceLine = z.object({
  id: wire.id,
  at: wire.instant,
  action: z.string(),
  info: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  subject_id: z.nullable(wire.id),
  subject_name: z.nullable(z.string()),
  user_id: z.nullable(wire.id),
  user_name: z.nullable(z.string()),
  /** The administrator acting in their name. */
  acting_admin_name: z.nullable(z.string()),
  event_id: z.nullable(wire.id),
  task_id: z.nullable(wire.id),
  status: z.nullable(z.string()),
  source: z.nullable(z.enum(traceSources)),
  is_private: z.boolean(),
  changes: z.array(Change),
})
export type TraceLine = z.output<typeof TraceLine>

export const spreadsheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']
/** How far back, in days; 0 is since the beginning. */
export const period = { days: z.optional(wire.integer.check(z.minimum(0), z.maximum(3660))) }

export const ConsentLine = z.object({
  id: wire.id,
  at: wire.instant,
  user_id: wire.id,
  user_name: z.string(),
  channel: z.string(),
  is_given: z.boolean(),
  wording: z.string(),
  source: z.string(),
})
export type ConsentLine = z.output<typeof ConsentLine>

export const dataRequestKinds = ['export', 'erasure'] as const
export const dataRequestStatuses = ['asked', 'done', 'refused', 'failed'] as const
export const DataRequestLine = z.object({
  id: wire.id,
  user_id: wire.id,
  user_name: z.string(),
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStatuses),
  asked_at: wire.instant,
  asked_by_name: z.nullable(z.string()),
  due_on: wire.day,
  done_at: z.nullable(wire.instant),
  is_late: z.boolean(),
})
export type DataRequestLine = z.output<typeof DataRequestLine>

export const WorkLine = z.object({
  id: wire.id,
  kind: z.string(),
  status: workStatus.wire,
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  reason: z.nullable(z.string()),
  created_by_name: z.nullable(z.string()),
  created_at: wire.instant,
  finished_at: z.nullable(wire.instant),
  has_report: z.boolean(),
})
export type WorkLine = z.output<typeof WorkLine>

export const historyContract = {
  traces: endpoint({
    method: 'GET',
    path: '/clients/:client/traces/',
    summary: 'What was done, by whom and when; private acts for full administrators only',
    params: inClient,
    query: z.object({
      ...listQuery,
      ...period,
      action: z.optional(shortText(60)),
      family: z.optional(z.enum(Object.keys(traceFamilies) as [keyof typeof traceFamilies])),
      task_id: z.optional(wire.id),
      /** One act. */
      id: z.optional(wire.id),
      /** The person concerned. */
      user: z.optional(wire.id),
      event: z.optional(wire.id),
    }),
    response: listOf(TraceLine),
    streams: spreadsheets,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/clients/:client/history/consents/',
    summary: 'What people agreed to or refused, with the words they read (PRV-03)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(ConsentLine),
    streams: spreadsheets,
  }),
  dataRequests: endpoint({
    method: 'GET',
    path: '/clients/:client/history/data-requests/',
    summary: 'Access and erasure asked by people, due within a month (PRV-20)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(DataRequestLine),
    streams: spreadsheets,
  }),
  works: endpoint({
    method: 'GET',
    path: '/clients/:client/history/works/',
    summary: 'Long works of the tenant, the latest first',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(WorkLine),
    streams: spreadsheets,
  }),
  workReport: endpoint({
    method: 'GET',
    path: '/clients/:client/history/works/:id/report/',
    summary: 'The report of a long work',
    params: inClientWithId,
    streams: [...spreadsheets, 'application/zip', 'application/pdf'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/restorations/',
    summary: 'Give a field of a person the value it had before an act',
    params: inClientWithId,
    body: z.object({ trace: wire.id, field: shortText(60), reason: requiredLines(500) }),
    response: z.object({ done: z.literal(true) }),
  }),
  usersToAlert: endpoint({
    method: 'GET',
    path: '/get-user_to_alert/',
    summary: 'Who should hear of a change of this person’s record: their referents and their manager',
    query: z.object({ id: wire.id }),
    response: z.array(z.object({ id: wire.id, full_name: z.string(), mail: z.string() })),
  }),
}
