import * as z from 'zod/mini'
import { depositUpload } from '../documents/contract.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'

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
  /** Whether the room is shown in the page itself; the event’s own link opens in a tab. */
  is_embedded: z.boolean(),
  /** The name the caller bears in the room. */
  name: z.string(),
  /** When the caller first entered the half-day. */
  entered_at: z.nullable(wire.instant),
  /** Who leads: its partners, else whoever answers for the event. */
  hosts: z.array(z.string()),
  /** Whether the caller enters once whoever leads is there, and nobody is yet. */
  waits_for_host: z.boolean(),
  /** Names of the others who are in the room, or who entered it where departures are not known. */
  present: z.array(z.string()),
  /** What is held that day. */
  programme: z.array(z.object({ title: z.string(), start_at: wire.instant, end_at: wire.instant })),
  documents: z.array(z.object({ id: wire.id, name: z.string(), size: z.int() })),
  /** What to know before: numbers to call, equipment, instructions; blank when there is nothing. */
  phone: z.string(),
  equipment: z.string(),
  instructions: z.string(),
  /** Who is expected, when they first entered the half-day, and when they left unless they are in; null for participants. */
  people: z.nullable(
    z.array(z.object({ id: wire.id, name: z.string(), entered_at: z.nullable(wire.instant), left_at: z.nullable(wire.instant) })),
  ),
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
    response: z.object({
      /** Of this entry, by which the room then tells that it is still shown or was left. */
      entry: z.nullable(wire.id),
      url: z.string(),
      /** What the room of the product’s server is opened with in the page; null for the event’s own link. */
      room: z.nullable(z.object({ name: z.string(), token: z.string() })),
    }),
    stale,
  }),
  stayInMeeting: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/meeting/entries/:entry/',
    summary: 'Tell that the room one entered is still shown, or that one left it',
    access: 'link',
    params: z.extend(inClientWithId, { entry: wire.id }),
    body: z.object({ moment: z.enum(['here', 'left']) }),
    response: z.object({ is_open: z.boolean() }),
  }),
  meetingDocument: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/meeting/documents/:document/',
    summary: 'A document of the event, beside its video meeting',
    access: 'link',
    params: z.extend(inClientWithId, { document: wire.id }),
    streams: depositUpload.accept,
  }),
  meetingRoom: endpoint({
    method: 'GET',
    path: '/clients/:client/meeting-room/',
    summary: 'The frame a video meeting is shown in',
    access: 'public',
    params: inClient,
    streams: ['text/html'],
  }),
}
