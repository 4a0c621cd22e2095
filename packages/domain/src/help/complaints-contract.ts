import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, requiredLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { complaintGravity } from './status.ts'

const ComplaintFields = z.object({
  received_on: wire.day,
  channel: requiredText(60),
  person: requiredText(200),
  event: optionally(wire.id),
  category: requiredText(120),
  gravity: complaintGravity.schema,
  owner: optionally(wire.id),
  statement: requiredLines(5000),
  acknowledged_on: optionally(wire.day),
  cause: optionalLines(5000),
  action: optionalLines(5000),
  closed_on: optionally(wire.day),
  is_satisfied: optionally(wire.flag),
})
export type ComplaintFields = z.output<typeof ComplaintFields>
export const Complaint = z.object({
  id: wire.id,
  received_on: wire.day,
  channel: z.string(),
  person: z.string(),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  category: z.string(),
  gravity: complaintGravity.schema,
  owner: z.nullable(wire.id),
  owner_name: z.nullable(z.string()),
  statement: z.string(),
  acknowledged_on: z.nullable(wire.day),
  cause: z.string(),
  action: z.string(),
  closed_on: z.nullable(wire.day),
  is_satisfied: z.nullable(wire.flag),
  acknowledgement_due: wire.day,
  answer_due: wire.day,
  is_late: wire.flag,
  version: z.int(),
})
export type Complaint = z.output<typeof Complaint>

const sheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const

export const complaintsContract = {
  complaints: endpoint({
    method: 'GET',
    path: '/clients/:client/complaints/',
    summary: 'The quality register (FOR-43, 31 and 32)',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(Complaint),
    streams: sheets,
  }),
  complaint: endpoint({
    method: 'GET',
    path: '/clients/:client/complaints/:id/',
    summary: 'A complaint',
    params: inClientWithId,
    response: Complaint,
  }),
  addComplaint: endpoint({
    method: 'POST',
    path: '/clients/:client/complaints/',
    summary: 'Record a complaint',
    params: inClient,
    body: ComplaintFields,
    response: Complaint,
    status: 201,
  }),
  changeComplaint: endpoint({
    method: 'PATCH',
    path: '/clients/:client/complaints/:id/',
    summary: 'Follow a complaint; nothing is ever deleted',
    params: inClientWithId,
    body: z.object({ ...ComplaintFields.shape, version: wire.integer }),
    response: Complaint,
  }),
  register: endpoint({
    method: 'GET',
    path: '/clients/:client/complaint-register/',
    summary: 'The register as searched and filtered, printed for an auditor (FOR-43, 31 and 32)',
    params: inClient,
    query: z.object({ q: listQuery.q, filters: listQuery.filters }),
    streams: ['application/pdf'],
    // Who took it away is traced.
    writes: true,
  }),
  complaintChoices: endpoint({
    method: 'GET',
    path: '/clients/:client/complaint-choices/',
    summary: 'Owners and events a complaint can name, found by `q`',
    params: inClient,
    query: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({
      owners: z.array(z.object({ id: wire.id, name: z.string() })),
      events: z.array(z.object({ id: wire.id, name: z.string() })),
    }),
  }),
}
