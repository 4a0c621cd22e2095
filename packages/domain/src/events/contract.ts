import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionally, optionalText, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { partnerKind } from '../partners/kind.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { eventNature, onboarding, sequentialMode, trainingKind } from './nature.ts'
import { availabilities } from './rules.ts'
import { Sheet } from './sheet.ts'
import { offeredSteps } from './steps.ts'

const exports = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const Done = z.object({ done: z.literal(true) })

/** What anyone who may see an event reads of it in a list. */
export const EventCard = z.object({
  id: wire.id,
  url: z.string(),
  nature: eventNature.wire,
  title: z.string(),
  summary: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  limit_date: z.nullable(wire.instant),
  time_zone: z.string(),
  minutes: z.int(),
  place: z.nullable(z.string()),
  town: z.nullable(z.string()),
  is_online: z.boolean(),
  is_training: z.boolean(),
  is_asynchronous: z.boolean(),
  is_displayed_first: z.boolean(),
  is_payable: z.boolean(),
  type_formation: z.nullable(trainingKind.wire),
  onboarding: onboarding.wire,
  themes: z.array(z.string()),
  availability: z.enum(availabilities),
  max_participants: z.nullable(z.int()),
  /** Places left; null without a maximum. */
  places_left: z.nullable(z.int()),
  /** Lowest price anyone pays; null when free or without price. */
  price_from: z.nullable(z.object({ amount_ht: wire.money, amount_ttc: wire.money })),
  partners: z.array(z.string()),
  is_cancelled: z.boolean(),
  button_text: z.nullable(z.string()),
})
export type EventCard = z.output<typeof EventCard>

/** What those who run the event read besides. */
export const EventManagement = z.object({
  code: z.nullable(z.string()),
  responsible_id: z.nullable(wire.id),
  responsible_name: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  is_active: z.boolean(),
  taken: z.int(),
  min_participants: z.nullable(z.int()),
  to_validate: z.int(),
  to_complete: z.int(),
})
export type EventManagement = z.output<typeof EventManagement>

/** A row of the lists; `management` only for those who run events, in the admin space. */
export const EventRow = z.object({ ...EventCard.shape, management: z.nullable(EventManagement) })
export type EventRow = z.output<typeof EventRow>

export const Slot = z.object({
  id: wire.id,
  start_at: wire.instant,
  end_at: wire.instant,
  title: z.string(),
  room_id: z.nullable(wire.id),
  room_name: z.nullable(z.string()),
  location_name: z.nullable(z.string()),
  partners: z.array(z.string()),
})
export type Slot = z.output<typeof Slot>

/** The page of an event. */
export const EventPage = z.object({
  ...EventCard.shape,
  description: z.string(),
  sheet: Sheet,
  address: z.nullable(z.string()),
  slots: z.array(Slot),
  people: z.array(z.object({ full_name: z.string(), role_title: z.string(), kind: partnerKind.wire })),
  prices: z.array(
    z.object({ name: z.string(), amount_ht: wire.money, amount_ttc: wire.money, vat_rate: wire.rate, members_only: z.boolean() }),
  ),
  /** Other dates of the same title still open. */
  sisters: z.array(z.object({ id: wire.id, url: z.string(), start_date: z.nullable(wire.instant), availability: z.enum(availabilities) })),
})
export type EventPage = z.output<typeof EventPage>

const Gap = z.object({ part: z.string(), step: z.enum(offeredSteps), blocks: z.boolean() })
const Mark = z.object({ step: z.enum(offeredSteps), missing: z.int(), advised: z.int() })

/** An event as those who build it read it: the fields of every step, and how the steps stand. */
export const EventRecord = z.object({
  id: wire.id,
  nature: eventNature.wire,
  parent_id: z.nullable(wire.id),
  code: z.nullable(z.string()),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  sheet: Sheet,
  responsible_id: z.nullable(wire.id),
  responsible_name: z.nullable(z.string()),
  company_id: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  type_formation: z.nullable(trainingKind.wire),
  onboarding: onboarding.wire,
  sequential_mode: sequentialMode.wire,
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  limit_date: z.nullable(wire.instant),
  time_zone: z.string(),
  minutes: z.int(),
  min_participants: z.nullable(z.int()),
  max_participants: z.nullable(z.int()),
  taken: z.int(),
  is_active: z.boolean(),
  is_payable: z.boolean(),
  is_online: z.boolean(),
  is_training: z.boolean(),
  is_asynchronous: z.boolean(),
  is_displayed_first: z.boolean(),
  needs_approval: z.boolean(),
  downpayment_rate: z.int(),
  downpayment_delay: z.int(),
  town: z.nullable(z.string()),
  themes: z.array(z.string()),
  location_id: z.nullable(wire.id),
  location_name: z.nullable(z.string()),
  form_id: z.nullable(wire.id),
  button_text: z.nullable(z.string()),
  published_at: z.nullable(wire.instant),
  cancelled_at: z.nullable(wire.instant),
  closed_at: z.nullable(wire.instant),
  availability: z.enum(availabilities),
  version: z.int(),
  marks: z.array(Mark),
  gaps: z.array(Gap),
})
export type EventRecord = z.output<typeof EventRecord>

const period = { start_date: optionally(wire.instant), end_date: optionally(wire.instant) }
const zone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    } catch {
      return false
    }
  }, 'unknownCode'),
)
const inOrder = z.refine<{ start_date?: Date | null | undefined; end_date?: Date | null | undefined }>(
  ({ start_date, end_date }) => !start_date || !end_date || end_date.getTime() >= start_date.getTime(),
  { error: 'endBeforeStart', path: ['end_date'] },
)
const startGiven = z.refine<{ start_date?: Date | null | undefined; end_date?: Date | null | undefined }>(
  ({ start_date, end_date }) => !end_date || Boolean(start_date),
  { error: 'endWithoutStart', path: ['end_date'] },
)

/** The card of a new event: the rest is filled step by step. */
export const NewEvent = z
  .object({
    title: requiredText(120),
    nature: z._default(z.optional(eventNature.wire), 'master'),
    parent_id: optionally(wire.id),
    code: optionalText(40),
    type_formation: optionally(trainingKind.wire),
    company_id: optionally(wire.id),
    ...period,
    time_zone: z.optional(zone),
    responsible_id: optionally(wire.id),
    is_training: z._default(z.optional(wire.flag), false),
    is_asynchronous: z._default(z.optional(wire.flag), false),
  })
  .check(startGiven, inOrder)
export type NewEvent = z.output<typeof NewEvent>

const version = wire.integer
const SlotBody = z
  .object({
    start_at: wire.instant,
    end_at: wire.instant,
    title: z._default(z.optional(z.string().check(z.trim(), z.maxLength(120, 'tooLong'))), ''),
    room_id: optionally(wire.id),
  })
  .check(z.refine((slot) => slot.end_at.getTime() > slot.start_at.getTime(), { error: 'endBeforeStart', path: ['end_at'] }))
export type SlotBody = z.output<typeof SlotBody>

const inEventSlot = z.object({ client: z.string(), id: wire.id, slot: wire.id })
const places = wire.integer.check(z.minimum(1, 'min'), z.maximum(100_000, 'max'))
export const urlText = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(80, 'tooLong'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'wrongFormat'),
  )

/** Filters any catalogue offers, beside those of the list. */
const catalogueQuery = {
  ...listQuery,
  url: z.optional(z.string()),
  chapitre: z.optional(z.string().check(z.maxLength(120))),
  theme: z.optional(z.string().check(z.maxLength(120))),
  town: z.optional(z.string().check(z.maxLength(120))),
  type: z.optional(trainingKind.wire),
  modality: z.optional(z.enum(['place', 'online', 'asynchronous'])),
  free_places: z.optional(wire.flag),
  from: z.optional(wire.day),
  to: z.optional(wire.day),
}
/** What the filters can be set to, with how many events each would keep. */
const Facets = z.object({
  themes: z.array(z.object({ name: z.string(), count: z.int() })),
  towns: z.array(z.object({ name: z.string(), count: z.int() })),
})
export const adminTabs = ['upcoming', 'running', 'past', 'drafts', 'models', 'cancelled', 'all'] as const
export type AdminTab = (typeof adminTabs)[number]

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
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/',
    summary: 'Change the general information',
    params: inClientWithId,
    body: z
      .object({
        version,
        title: requiredText(120),
        code: optionalText(40),
        type_formation: optionally(trainingKind.wire),
        ...period,
        time_zone: z.optional(zone),
        responsible_id: optionally(wire.id),
        is_training: z.optional(wire.flag),
        is_asynchronous: z.optional(wire.flag),
      })
      .check(startGiven, inOrder),
    response: EventRecord,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/',
    summary: 'Delete an event nobody is registered for',
    params: inClientWithId,
    response: Done,
  }),
  changeThumbnail: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/thumbnail/',
    summary: 'Step thumbnail: the card of the catalogues',
    params: inClientWithId,
    body: z.object({
      version,
      title: requiredText(120),
      summary: optionalText(280),
      themes: z.optional(wire.list(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'tooLong')))),
      is_online: z._default(z.optional(wire.flag), false),
      location_id: optionally(wire.id),
      town: optionalText(120),
    }),
    response: EventRecord,
  }),
  changePage: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/page/',
    summary: 'Step page: the description and the pedagogical sheet (FOR-20)',
    params: inClientWithId,
    body: z.object({
      version,
      description: z._default(z.optional(z.string().check(z.maxLength(20_000, 'tooLong'))), ''),
      sheet: wire.json(Sheet),
    }),
    response: EventRecord,
  }),
  changePricing: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/pricing/',
    summary: 'Step pricing: whether the event is paid for, deposit and balance',
    params: inClientWithId,
    body: z.object({
      version,
      is_payable: wire.flag,
      downpayment_rate: z._default(z.optional(wire.integer.check(z.minimum(0, 'min'), z.maximum(100, 'max'))), 0),
      downpayment_delay: z._default(z.optional(wire.integer.check(z.minimum(0, 'min'), z.maximum(365, 'max'))), 0),
    }),
    response: EventRecord,
  }),
  changeRegistration: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/registration/',
    summary: 'Step registration: who enters, how many, until when, with which questions',
    params: inClientWithId,
    body: z.object({
      version,
      onboarding: onboarding.wire,
      company_id: optionally(wire.id),
      min_participants: optionally(places),
      max_participants: optionally(places),
      limit_date: optionally(wire.instant),
      form_id: optionally(wire.id),
      button_text: optionalText(60),
      needs_approval: z._default(z.optional(wire.flag), false),
    }),
    response: EventRecord,
  }),
  changePublication: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/publication/',
    summary: 'Step publication: responsible, address, place in the catalogue',
    params: inClientWithId,
    body: z.object({
      version,
      responsible_id: optionally(wire.id),
      url: urlText,
      is_displayed_first: z._default(z.optional(wire.flag), false),
    }),
    response: EventRecord,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/publication/',
    summary: 'Publish, or be told every part that is missing',
    params: inClientWithId,
    response: EventRecord,
  }),
  unpublish: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/publication/',
    summary: 'Withdraw from the catalogues; those registered keep access',
    params: inClientWithId,
    response: EventRecord,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/duplicate/',
    summary: 'Copy an event as a draft starting another day: steps, prices and slots, never rooms, partners nor registrations',
    params: inClientWithId,
    body: z.object({ first_day: optionally(wire.day) }),
    response: EventRecord,
    status: 201,
  }),
  slots: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/slots/',
    summary: 'Half-days of an event',
    access: 'link',
    params: inClientWithId,
    response: z.array(Slot),
  }),
  addSlot: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/slots/',
    summary: 'Add a half-day',
    params: inClientWithId,
    body: SlotBody,
    response: Slot,
    status: 201,
  }),
  changeSlot: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/slots/:slot/',
    summary: 'Move a half-day, or change its room; its partners follow',
    params: inEventSlot,
    body: SlotBody,
    response: Slot,
  }),
  removeSlot: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/slots/:slot/',
    summary: 'Remove a half-day nobody has signed',
    params: inEventSlot,
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
    summary: 'A setting of the event, in responses.value (specification §7)',
    access: 'public',
    params: inClientWithId,
    query: z.object({ name: z.enum(['texte_bouton_inscription']) }),
    response: z.object({ responses: z.object({ value: z.nullable(z.string()) }) }),
  }),
  qr: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/qr/',
    summary: 'QR code of the public address, to print at 25 mm at least',
    params: inClientWithId,
    streams: ['image/svg+xml'],
  }),
  responsibles: endpoint({
    method: 'GET',
    path: '/clients/:client/events/responsibles/',
    summary: 'People who may answer for an event',
    params: inClient,
    response: z.array(z.object({ id: wire.id, full_name: z.string() })),
  }),
}
