import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionally, requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { partnerKind } from './kind.ts'
import { partnerStatus } from './status.ts'

const AssignedSlot = z.object({
  id: wire.id,
  title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
  room: z.nullable(z.string()),
})

/** A part of the caller in an event, and what they need to answer and to prepare. */
export const Assignment = z.object({
  id: wire.id,
  event_id: wire.id,
  title: z.string(),
  url: z.string(),
  kind: partnerKind.wire,
  status: partnerStatus.wire,
  role_title: z.string(),
  fee: z.nullable(wire.money),
  refusal_reason: z.nullable(z.string()),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  place: z.string(),
  is_cancelled: z.boolean(),
  /** People who hold a place. */
  people: z.int(),
  contact_name: z.nullable(z.string()),
  contact_mail: z.nullable(z.string()),
  slots: z.array(AssignedSlot),
})
export type Assignment = z.output<typeof Assignment>

export const Unavailability = z.object({
  id: wire.id,
  user_id: wire.id,
  start_at: wire.instant,
  end_at: wire.instant,
  reason: z.string(),
})
export type Unavailability = z.output<typeof Unavailability>

/** The furthest a weekly unavailability repeats, in weeks. */
export const longestRepeat = 53

export const assignmentsContract = {
  mine: endpoint({
    method: 'GET',
    path: '/clients/:client/assignments/',
    summary: 'The parts of the caller: proposed, confirmed, refused',
    params: inClient,
    query: z.object({ partner: z.literal('me') }),
    response: z.array(Assignment),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/:id/acceptance/',
    summary: 'Accept the part one is proposed',
    params: inClientWithId,
    body: z.object({}),
    response: Assignment,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/:id/refusal/',
    summary: 'Refuse a part, or withdraw from one, with a reason; its slots are free again',
    params: inClientWithId,
    body: z.object({ reason: requiredText(500) }),
    response: Assignment,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/',
    summary: 'Propose slots to a person, or give them: one part for each event',
    params: inClient,
    body: z.object({
      user_id: wire.id,
      slot_ids: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(200, 'tooMany')),
      kind: z._default(z.optional(partnerKind.wire), 'provider'),
      role_title: z._default(z.optional(shortText(120)), ''),
      status: z._default(z.optional(partnerStatus.wire), 'inProgress'),
      fee: optionally(wire.money.check(z.nonnegative('notAnAmount'))),
      /** Its mission order is mailed with it, once the part is confirmed. */
      sends_mission: z.optional(wire.flag),
    }),
    response: z.array(Assignment),
    status: 201,
  }),
  replace: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/:id/replacement/',
    summary: 'Propose a part, refused or not, to another person, with its slots',
    params: inClientWithId,
    body: z.object({ user_id: wire.id }),
    response: Assignment,
    status: 201,
  }),
  unavailabilities: endpoint({
    method: 'GET',
    path: '/clients/:client/unavailabilities/',
    summary: 'When a partner is not available: the caller, or another with the partners right',
    params: inClient,
    query: z.object({ user: z.optional(wire.id) }),
    response: z.array(Unavailability),
  }),
  addUnavailability: endpoint({
    method: 'POST',
    path: '/clients/:client/unavailabilities/',
    summary: 'Block a time, once or each week until a day',
    params: inClient,
    body: z
      .object({
        user_id: z.optional(wire.id),
        start_at: wire.instant,
        end_at: wire.instant,
        reason: z._default(z.optional(shortText(200)), ''),
        /** Each week at the same hours, until this day. */
        weekly_until: optionally(wire.day),
      })
      .check(z.refine(({ start_at, end_at }) => start_at < end_at, { error: 'endBeforeStart', path: ['end_at'] })),
    response: z.array(Unavailability),
    status: 201,
  }),
  removeUnavailability: endpoint({
    method: 'DELETE',
    path: '/clients/:client/unavailabilities/:id/',
    summary: 'Be available again',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
}
