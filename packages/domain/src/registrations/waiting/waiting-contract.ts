import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionalText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { waitingDecision, waitingState } from './waiting-status.ts'

/** People one request holds, at most. */
export const mostWaiting = 100
const stale = ['events', 'guests', 'waiting-list'] as const

const WaitingPerson = z.object({ user: wire.id, name: z.string(), state: waitingState.wire })
export const WaitingDecisionLine = z.object({
  at: wire.instant,
  kind: waitingDecision.wire,
  name: z.nullable(z.string()),
  /** Places free and places wanted together, when a turn was skipped. */
  places: z.nullable(z.int()),
  needs: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  by_name: z.nullable(z.string()),
})
export type WaitingDecisionLine = z.output<typeof WaitingDecisionLine>

/** A request of a waiting list; `rank` is null once nobody of it waits. */
export const WaitingEntry = z.object({
  id: wire.id,
  event: wire.id,
  asked_by: wire.id,
  asked_by_name: z.string(),
  company_name: z.nullable(z.string()),
  rank: z.nullable(z.int()),
  people: z.array(WaitingPerson),
  at_least: z.int(),
  /** Places it takes at once, now. */
  needs: z.int(),
  joined_at: wire.instant,
  offer_expires_at: z.nullable(wire.instant),
  decisions: z.array(WaitingDecisionLine),
})
export type WaitingEntry = z.output<typeof WaitingEntry>

/** A request with what it is for; an activity stands on the page of the event it is part of. */
const OwnWait = z.object({
  ...WaitingEntry.shape,
  event_title: z.string(),
  parent: z.nullable(wire.id),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
})

export const waitingContract = {
  mine: endpoint({
    method: 'GET',
    path: '/clients/:client/waiting-list/',
    summary: 'The caller’s own requests on every waiting list, those still going on',
    params: inClient,
    response: z.array(OwnWait),
  }),
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/waiting-list/',
    summary: 'The caller’s own requests on the waiting list of an event, with their rank',
    access: 'link',
    params: inClientWithId,
    response: z.object({ waiting: z.int(), entries: z.array(WaitingEntry) }),
  }),
  join: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/waiting-list/',
    summary: 'Wait for a place: oneself, or a group that takes all its places together or at least some',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      users: z.optional(wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(mostWaiting))),
      at_least: z.optional(wire.integer.check(z.minimum(1, 'min'))),
    }),
    response: WaitingEntry,
    status: 201,
  }),
  leave: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/waiting-list/:id/departure/',
    summary: 'Leave the waiting list, and give back the places offered',
    access: 'link',
    params: inClientWithId,
    body: z.object({ reason: optionalText(500) }),
    response: z.object({ done: z.literal(true) }),
  }),
  accept: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/waiting-list/:id/acceptance/',
    summary: 'Take the places offered to a group',
    access: 'link',
    params: inClientWithId,
    response: WaitingEntry,
  }),
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/waiting-list/requests/',
    summary:
      'Everybody on the waiting list of an event, in order, and what was decided; `freed`: who would enter if that many places came free',
    params: inClientWithId,
    query: z.object({ freed: z.optional(wire.integer.check(z.minimum(0, 'min'), z.maximum(1000, 'max'))) }),
    response: z.object({
      has_waiting_list: z.boolean(),
      waiting: z.int(),
      entries: z.array(WaitingEntry),
      simulation: z.nullable(
        z.object({
          offers: z.array(z.object({ id: wire.id, places: z.int() })),
          skips: z.array(z.object({ id: wire.id, needs: z.int(), free: z.int() })),
        }),
      ),
    }),
  }),
}
