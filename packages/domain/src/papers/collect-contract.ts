import * as z from 'zod/mini'
import { documentStatus } from '../documents/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { collectStates } from './collect-states.ts'

/** A paper asked of somebody: `toComplete` while it is awaited. */
export const CollectCell = z.object({ piece: z.string(), status: documentStatus.wire, is_late: z.boolean() })
export const CollectPerson = z.object({
  /** Of the person. */
  id: wire.id,
  name: z.string(),
  mail: z.string(),
  company_name: z.nullable(z.string()),
  awaited: z.int(),
  to_check: z.int(),
  cells: z.array(CollectCell),
})
export type CollectPerson = z.output<typeof CollectPerson>

const scope = { event: z.optional(wire.id) }
export const collectContract = {
  pieces: endpoint({
    method: 'GET',
    path: '/clients/:client/other-documents/pieces/',
    summary: 'Papers asked of people, by name, those asked of most people first',
    params: inClient,
    query: z.object(scope),
    response: z.array(z.object({ name: z.string(), people: z.int() })),
  }),
  people: endpoint({
    method: 'GET',
    path: '/clients/:client/other-documents/people/',
    summary: 'People and the papers asked of them, outside registrations or for those still to come',
    params: inClient,
    query: z.object({ ...listQuery, ...scope, state: z.optional(z.enum(collectStates)) }),
    response: listOf(CollectPerson),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  remind: endpoint({
    method: 'POST',
    path: '/clients/:client/other-documents/reminders/',
    summary: 'Write again to people who still lack papers; at most once a day each',
    params: inClient,
    body: z.object({ users: z.array(wire.id).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({ written: z.int() }),
    stale: [],
  }),
}
