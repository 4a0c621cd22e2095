import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionally, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { partnerKind } from './kind.ts'
import { partnerStatus } from './status.ts'

/** A person who takes part in an event: teaches, speaks, sponsors, organises. */
export const EventPartner = z.object({
  id: wire.id,
  user_id: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  kind: partnerKind.wire,
  status: partnerStatus.wire,
  role_title: z.string(),
  slot_ids: z.array(wire.id),
  /** What they are paid for it, before tax. */
  fee: z.optional(z.nullable(wire.money)),
  refusal_reason: z.optional(z.nullable(z.string())),
})
export type EventPartner = z.output<typeof EventPartner>

const roleTitle = shortText(120)
const fee = optionally(wire.money.check(z.nonnegative('notAnAmount')))
const inEventPartner = z.object({ client: z.string(), id: wire.id, partner: wire.id })
/** A person who may be asked; `busy_with` names what takes them during the event's slots. */
const Candidate = z.object({ id: wire.id, full_name: z.string(), mail: z.string(), busy_with: z.nullable(z.string()) })

export const partnersContract = {
  eventPartners: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/partners/',
    summary: 'Partners of an event, then those who refused, with their reason',
    params: inClientWithId,
    response: z.array(EventPartner),
  }),
  addPartner: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/partners/',
    summary: 'Assign a person to an event; without slot_ids, to every slot',
    params: inClientWithId,
    body: z.object({
      user_id: wire.id,
      kind: partnerKind.wire,
      role_title: z._default(z.optional(roleTitle), ''),
      status: z._default(z.optional(partnerStatus.wire), 'validated'),
      slot_ids: z.optional(wire.list(wire.id)),
      fee,
      /** Its mission order is mailed with it, once the part is confirmed. */
      sends_mission: z.optional(wire.flag),
    }),
    response: EventPartner,
    status: 201,
  }),
  changePartner: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/partners/:partner/',
    summary: 'Change the part of a person, or its status',
    params: inEventPartner,
    body: z.object({
      role_title: z.optional(roleTitle),
      status: z.optional(partnerStatus.wire),
      slot_ids: z.optional(wire.list(wire.id)),
      fee,
    }),
    response: EventPartner,
  }),
  availability: endpoint({
    method: 'GET',
    path: '/clients/:client/partners/availability/',
    summary: 'People who may be asked, and what takes them during the slots of an event',
    params: inClient,
    query: z.object({ event: wire.id, q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.array(Candidate),
  }),
}
