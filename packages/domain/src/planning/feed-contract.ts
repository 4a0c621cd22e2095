import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** Whose planning a calendar subscribes to: what a partner leads, what is held in a room, what a person attends. */
export const feedSubjects = ['partner', 'room', 'attendee'] as const
export type FeedSubject = (typeof feedSubjects)[number]

const ofSubject = z.object({ client: z.string(), subject: z.enum(feedSubjects), id: wire.id })
const Feed = z.object({ created_at: wire.instant, read_at: z.nullable(wire.instant) })

export const planningFeedContract = {
  feed: endpoint({
    method: 'GET',
    path: '/clients/:client/planning-feeds/:subject/:id/',
    summary: 'Whether a partner, a room or a person has a secret calendar address, and when it was last read',
    params: ofSubject,
    response: z.nullable(Feed),
  }),
  open: endpoint({
    method: 'POST',
    path: '/clients/:client/planning-feeds/:subject/:id/',
    summary: 'Make a secret calendar address; the former one stops at once',
    params: ofSubject,
    body: z.object({}),
    response: z.object({ address: z.string() }),
    status: 201,
    secret: true,
    stale: ['planning-feeds'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/clients/:client/planning-feeds/:subject/:id/',
    summary: 'Stop a secret calendar address',
    params: ofSubject,
    response: z.object({ done: z.literal(true) }),
    stale: ['planning-feeds'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/clients/:client/planning.ics/',
    summary: 'The planning of one partner, one room or one person, for a calendar that knows its secret address (EXT-01)',
    access: 'public',
    // When it was last read is kept, so that an address nobody uses can be seen.
    writes: true,
    params: inClient,
    query: z.object({ key: z.string().check(z.minLength(20), z.maxLength(100)) }),
    streams: ['text/calendar'],
  }),
}
