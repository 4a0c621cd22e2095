import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

export const Meeting = z.object({
  title: z.string(),
  /** What the caller is to it. */
  role: z.enum(['participant', 'partner', 'organiser']),
  /** The half-day held now, or the next one; null once all have ended. */
  slot: z.nullable(z.object({ title: z.string(), start_at: wire.instant, end_at: wire.instant })),
  moment: z.enum(['early', 'open', 'ended']),
  opens_at: z.nullable(wire.instant),
  /** Whether there is a room: the event's own link, or one of the product's server. */
  has_room: z.boolean(),
  /** When the caller first entered the half-day. */
  entered_at: z.nullable(wire.instant),
  /** Who leads: its partners, else whoever answers for the event. */
  hosts: z.array(z.string()),
  /** Whether the caller enters once whoever leads is there, and nobody is yet. */
  waits_for_host: z.boolean(),
  /** What to know before: numbers to call, equipment, instructions; blank when there is nothing. */
  phone: z.string(),
  equipment: z.string(),
  instructions: z.string(),
  /** Who is expected and when they first entered the half-day; null for participants. */
  people: z.nullable(z.array(z.object({ id: wire.id, name: z.string(), entered_at: z.nullable(wire.instant) }))),
})
export type Meeting = z.output<typeof Meeting>

const stale = ['meeting', 'presences'] as const

export const meetingContract = {
  meeting: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/meeting/',
    summary: 'The waiting room of a video meeting',
    access: 'link',
    params: inClientWithId,
    response: Meeting,
  }),
  enterMeeting: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/meeting/entries/',
    summary: 'Enter the room: the entry is logged, and the address of the room answered',
    access: 'link',
    params: inClientWithId,
    response: z.object({ url: z.string() }),
    stale,
  }),
}
