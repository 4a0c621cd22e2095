import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionally, optionalText, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { EventRecord } from '../event-record.ts'
import { seriesScope } from '../series/scope.ts'

const version = wire.integer
const reason = requiredText(500)
const scope = z.optional(seriesScope.wire)
const Counted = z.object({ count: z.int(), amount: wire.money })

/** What an act on an event does around it, known before it is done. */
export const EventImpact = z.object({
  /** Dates of the series it goes for, the event itself counted. */
  dates: z.int(),
  /** Registered, invited or on their way: all are told. */
  people: z.int(),
  partners: z.int(),
  /** Tickets and calendar files people hold. */
  tickets: z.int(),
  /** Rooms that become free. */
  rooms: z.int(),
  /** People seen or signed in: what they did stands. */
  attended: z.int(),
  /** Issued bills, and what was paid on them; null for who has no payments right. */
  credits: z.nullable(Counted),
  refunds: z.nullable(Counted),
  /** Half-days as they would be; empty when they stay. */
  slots: z.array(z.object({ title: z.string(), from: wire.instant, to: wire.instant, conflict: z.nullable(z.string()) })),
})
export type EventImpact = z.output<typeof EventImpact>

/** Why an event is not deleted: null when nothing hangs on it. */
const Deletion = z.object({
  refusal: z.nullable(z.object({ message: z.string(), details: z.array(z.object({ field: z.string(), message: z.string() })) })),
})

/** What becomes of issued bills when their event is cancelled: a task to decide on each, or a credit note for all of them now. */
export const cancelledBills = ['task', 'credit'] as const

/** Where and when an event goes: at least one of the two. */
const move = {
  first_day: optionally(wire.day),
  location_id: optionally(wire.id),
  town: optionalText(120),
  is_online: z.optional(wire.flag),
}

const record = { params: inClientWithId, response: EventRecord }

/** What happens to an event as a whole, with what each act would do around it. */
export const actEndpoints = {
  previewDeletion: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/deletion/',
    summary: 'What keeps an event from being deleted, said before anybody tries',
    params: inClientWithId,
    response: Deletion,
  }),
  previewCancellation: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/cancellation/',
    summary: 'What cancelling an event would do: people told, tickets withdrawn, bills to credit, sums to refund',
    params: inClientWithId,
    query: z.object({ scope }),
    response: EventImpact,
  }),
  cancelEvent: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/cancellation/',
    summary: 'Cancel an event: registrations end, people and partners are told, rooms become free',
    ...record,
    body: z.object({ version, reason, scope, bills: z._default(z.optional(z.enum(cancelledBills)), 'task') }),
  }),
  previewPostponement: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/postponement/',
    summary: 'What another day or another place would do: people told, tickets made anew, conflicts of rooms and partners',
    params: inClientWithId,
    query: z.object({ ...move, scope }),
    response: EventImpact,
  }),
  postpone: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/postponement/',
    summary: 'Move an event to another day, another place, or both; every half-day keeps its local hours',
    ...record,
    body: z.object({ version, reason, scope, ...move }),
  }),
  confirmEvent: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/confirmation/',
    summary: 'Say that an event takes place although its minimum is not reached: nobody is alerted about it any more',
    ...record,
    body: z.object({ version }),
  }),
  closeEvent: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/closure/',
    summary: 'Close an event that has begun: nothing changes in it any more',
    ...record,
  }),
  reopenEvent: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/closure/',
    summary: 'Open a closed event again, unless its attendance sheet is locked',
    ...record,
  }),
  archiveEvent: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/archive/',
    summary: 'Put away an event that is cancelled, closed or past, or that was never published',
    ...record,
  }),
  unarchiveEvent: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/archive/',
    summary: 'Take an event out of the archive',
    ...record,
  }),
}
