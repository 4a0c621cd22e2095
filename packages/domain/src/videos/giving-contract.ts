import * as z from 'zod/mini'
import { documentRestriction } from '../documents/restriction.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

/** A film as an event gives it, and how its people did. */
export const EventVideo = z.object({
  document: wire.id,
  video: wire.id,
  name: z.string(),
  seconds: z.nullable(z.int()),
  poster: z.nullable(z.string()),
  restriction: documentRestriction.wire,
  captions: z.nullable(z.string()),
  /** People who follow the event, those who began the film, and those who watched it whole. */
  people: z.int(),
  begun: z.int(),
  watched: z.int(),
})
export type EventVideo = z.output<typeof EventVideo>

/** What changes when a film does, or what events give. */
export const videoStale = ['post_video', 'video-progress', 'videos', 'events', 'documents'] as const

export const givingEndpoints = {
  give: endpoint({
    stale: videoStale,
    method: 'POST',
    path: '/clients/:client/post_video/:id/events/',
    summary: 'Give a film to events: the same file for all',
    params: inClientWithId,
    body: z.object({ events: z.array(wire.id).check(z.minLength(1, 'tooFew'), z.maxLength(100, 'tooMany')) }),
    response: z.object({ given: z.int() }),
  }),
  takeBack: endpoint({
    stale: videoStale,
    method: 'DELETE',
    path: '/clients/:client/post_video/:id/events/:event/',
    summary: 'An event gives a film no more; what people watched of it stays',
    params: z.object({ client: z.string(), id: wire.id, event: wire.id }),
    response: z.object({ done: z.literal(true) }),
  }),
  ofEvent: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/videos/',
    summary: 'Films an event gives, in their order, and how its people did',
    params: inClientWithId,
    response: z.array(EventVideo),
  }),
  order: endpoint({
    stale: videoStale,
    method: 'POST',
    path: '/clients/:client/events/:id/videos/order/',
    summary: 'Set the order of the films of an event',
    params: inClientWithId,
    body: z.object({ videos: z.array(wire.id).check(z.maxLength(200, 'tooMany')) }),
    response: z.array(EventVideo),
  }),
}
