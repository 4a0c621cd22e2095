import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { activityEndpoints } from './activities/activity-contract.ts'
import { actEndpoints } from './acts/act-contract.ts'
import { modalities, priceKinds } from './catalogue/catalogue-address.ts'
import { criteriaEndpoints } from './criteria/criteria-contract.ts'
import { delegationEndpoints } from './delegation/delegation-contract.ts'
import { NewEvent } from './event-bodies.ts'
import { EventCard, EventPage, EventRow } from './event-card.ts'
import { EventRecord } from './event-record.ts'
import { trainingKind } from './nature.ts'
import { noticeEndpoints } from './notice/notice-contract.ts'
import { adminTabs } from './paths.ts'
import { presentationEndpoints } from './presentation/presentation-contract.ts'
import { publicationEndpoints } from './publication/publication-contract.ts'
import { seriesScope } from './series/scope.ts'
import { seriesEndpoints } from './series/series-contract.ts'
import { stepEndpoints } from './step-contract.ts'

export { Activity } from './activities/activity-contract.ts'
export { EventImpact } from './acts/act-contract.ts'
export { NewEvent, SlotBody } from './event-bodies.ts'
export { EventCard, EventManagement, EventPage, EventRow, Slot } from './event-card.ts'
export { EventRecord } from './event-record.ts'
export { Series, SeriesPreview } from './series/series-contract.ts'

const exports = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const Done = z.object({ done: z.literal(true) })

/** Filters any catalogue offers, beside those of the list. */
export const catalogueQuery = {
  ...listQuery,
  url: z.optional(z.string()),
  chapitre: z.optional(shortText(120)),
  /** Themes of the first level, with those under them. */
  group: z.optional(shortText(120)),
  theme: z.optional(shortText(120)),
  region: z.optional(wire.id),
  /** Who organises. */
  entity: z.optional(wire.id),
  /** As its organiser words it. */
  level: z.optional(shortText(40)),
  /** A language it is held in. */
  spoken: z.optional(shortText(40)),
  /** Those whose conditions the person signed in meets. */
  eligible: z.optional(wire.flag),
  town: z.optional(shortText(120)),
  type: z.optional(trainingKind.wire),
  modality: z.optional(z.enum(modalities)),
  price: z.optional(z.enum(priceKinds)),
  free_places: z.optional(wire.flag),
  from: z.optional(wire.day),
  to: z.optional(wire.day),
}
/** What the filters can be set to, with how many events each would keep. */
const Facets = z.object({
  /** `url` is what the filter takes. */
  groups: z.array(z.object({ name: z.string(), url: z.string(), count: z.int() })),
  themes: z.array(z.object({ name: z.string(), url: z.string(), count: z.int() })),
  towns: z.array(z.object({ name: z.string(), count: z.int() })),
  regions: z.array(z.object({ id: wire.id, name: z.string(), count: z.int() })),
  entities: z.array(z.object({ id: wire.id, name: z.string(), count: z.int() })),
  levels: z.array(z.object({ name: z.string(), count: z.int() })),
  languages: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type Facets = z.output<typeof Facets>

export const eventsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/events/',
    summary: 'Events: those the caller may see, or all of them for those who run them (space=admin)',
    params: inClient,
    query: z.object({
      ...catalogueQuery,
      space: z._default(z.optional(z.enum(['user', 'admin'])), 'user'),
      tab: z._default(z.optional(z.enum(adminTabs)), 'all'),
      company: z.optional(wire.id),
    }),
    response: listOf(EventRow),
    streams: exports,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/events/',
    summary: 'Create a draft',
    params: inClient,
    body: NewEvent,
    response: EventRecord,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/',
    summary: 'The page of an event',
    access: 'link',
    params: inClientWithId,
    response: EventPage,
  }),
  record: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/steps/',
    summary: 'An event as those who build it read it, with the marks of its steps',
    params: inClientWithId,
    response: EventRecord,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/',
    summary: 'Delete an event nobody is registered for, or several dates of a series',
    params: inClientWithId,
    query: z.object({ scope: z.optional(seriesScope.wire) }),
    response: Done,
  }),
  publicList: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/',
    summary: 'The public catalogue',
    access: 'public',
    params: inClient,
    query: z.object(catalogueQuery),
    response: listOf(EventCard),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/facets/',
    summary: 'Values the filters of the public catalogue offer',
    access: 'public',
    params: inClient,
    response: Facets,
  }),
  publicGet: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/:id/',
    summary: 'The page of a published event open to anyone or to any account',
    access: 'public',
    params: inClientWithId,
    response: EventPage,
  }),
  publicGetByUrl: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/url/:url/',
    summary: 'The page of a published event, by its address',
    access: 'public',
    params: z.object({ client: z.string(), url: z.string() }),
    response: EventPage,
  }),
  field: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/get-field/',
    summary: 'A setting of the event, in responses.value',
    access: 'public',
    params: inClientWithId,
    query: z.object({ name: z.enum(['texte_bouton_inscription']) }),
    response: z.object({ responses: z.object({ value: z.nullable(z.string()) }) }),
  }),
  quizzes: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/event-quiz/',
    summary: 'Questionnaires an event asks at a moment: while registering (`Subscription`)',
    access: 'link',
    params: inClientWithId,
    query: z.object({ moment: z.optional(z.string().check(z.maxLength(40))) }),
    response: z.array(z.object({ id: wire.id, name: z.string(), is_required: z.boolean() })),
  }),
  qr: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/qr/',
    summary: 'QR code of the public address, to print at 25 mm at least',
    params: inClientWithId,
    streams: ['image/svg+xml'],
  }),
  plan: endpoint({
    method: 'GET',
    path: '/clients/:client/events/plan/',
    summary: 'How many events were first published this month, of how many the plan allows; null without a limit',
    params: inClient,
    response: z.object({ used: z.int(), max: z.nullable(z.int()) }),
  }),
  responsibles: endpoint({
    method: 'GET',
    path: '/clients/:client/events/responsibles/',
    summary: 'People who may answer for an event',
    params: inClient,
    response: z.array(z.object({ id: wire.id, full_name: z.string() })),
  }),
  ...stepEndpoints,
  ...presentationEndpoints,
  ...publicationEndpoints,
  ...actEndpoints,
  ...activityEndpoints,
  ...criteriaEndpoints,
  ...seriesEndpoints,
  ...delegationEndpoints,
  ...noticeEndpoints,
}
