import * as z from 'zod/mini'
import { type DocumentCategory, documentCategory } from '../../documents/category.ts'
import { depositUpload } from '../../documents/contract.ts'
import { closing, type OpenWindow, opening, windowProblem } from '../../documents/opening.ts'
import { type DocumentRestriction, documentRestriction } from '../../documents/restriction.ts'
import { endpoint, type Upload } from '../../kernel/contract.ts'
import { isAmong, optionally, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** What a document given out may be. */
export const handoutCategories = ['support', 'guide', 'help', 'report', 'video', 'other'] as const satisfies readonly DocumentCategory[]
/** Of those, what one learns with: together on a page of their own. */
export const materialCategories = ['support', 'guide', 'help', 'video'] as const satisfies readonly DocumentCategory[]
/** Who it may be for: anyone who sees the event, its people by what became of their place, its partners, those who run it. */
export const handoutLevels = [
  'public',
  'registrations',
  'registered',
  'present',
  'restrictedPartners',
  'partners',
  'restrictedAdmins',
  'admins',
] as const satisfies readonly DocumentRestriction[]

/** Whom those who lead an event give documents to: its people, the others who lead it, those who run it. */
export const leaderLevels = [
  'registrations',
  'registered',
  'present',
  'partners',
  'restrictedAdmins',
] as const satisfies readonly (typeof handoutLevels)[number][]

export const handoutUpload = {
  maxBytes: 100 * 1024 * 1024,
  accept: [...depositUpload.accept, 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'video/mp4', 'video/webm'],
} as const satisfies Upload

const restrictionAmong = (levels: readonly DocumentRestriction[]) =>
  z._default(z.optional(documentRestriction.wire.check(isAmong<DocumentRestriction>(levels))), 'registered')
const fields = {
  name: requiredText(160),
  category: z._default(z.optional(documentCategory.wire.check(isAmong<DocumentCategory>(handoutCategories))), 'support'),
  /** The activity it belongs to; the whole event without. */
  activity: optionally(wire.id),
  restriction: restrictionAmong(handoutLevels),
  opens: z._default(z.optional(opening.wire), 'registration'),
  opens_on: optionally(wire.day),
  closes: optionally(closing.wire),
  closes_on: optionally(wire.day),
}
type WindowFields = {
  opens: OpenWindow['opens']
  opens_on?: string | null | undefined
  closes?: OpenWindow['closes'] | undefined
  closes_on?: string | null | undefined
}
/** A document opens some day: each field that keeps it from opening is told. */
const opensSomeDay = (['opens_on', 'closes', 'closes_on'] as const).map((field) =>
  z.refine<WindowFields>(
    ({ opens, opens_on = null, closes = null, closes_on = null }) => windowProblem({ opens, opens_on, closes, closes_on }) !== field,
    { error: field === 'closes' ? 'endBeforeStart' : 'wrongDate', path: [field] },
  ),
)
const HandoutBody = z.object(fields).check(...opensSomeDay)
export type HandoutBody = z.output<typeof HandoutBody>

const shown = {
  id: wire.id,
  name: z.string(),
  category: documentCategory.wire,
  activity: z.nullable(wire.id),
  activity_title: z.nullable(z.string()),
  opens: opening.wire,
  opens_on: z.nullable(wire.day),
  closes: z.nullable(closing.wire),
  closes_on: z.nullable(wire.day),
  content_type: z.string(),
  size: z.int(),
  is_open: wire.flag,
}
/** A document given out, as those who build the event see it. */
export const Handout = z.object({ ...shown, restriction: documentRestriction.wire, file_name: z.string() })
export type Handout = z.output<typeof Handout>
/** The same as one of those it is for sees it: open, or still to open. */
export const OwnHandout = z.object({
  ...shown,
  /** Given out by its reader, who leads the event and may take it back. */
  is_own: wire.flag,
  /** Dates of what it belongs to, which open it and close it. */
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
})
export type OwnHandout = z.output<typeof OwnHandout>

/** Who a document may be announced to: those it is open to, whom nobody told yet. */
export const HandoutNotice = z.object({ waiting: z.int(), told: z.int() })
export type HandoutNotice = z.output<typeof HandoutNotice>

/** Whether there is anybody to tell of a document now: those who run the event see it by themselves, the others once it is open. */
export const mayTell = ({ restriction, is_open }: { restriction: DocumentRestriction; is_open: boolean }): boolean =>
  is_open && restriction !== 'restrictedAdmins' && restriction !== 'admins'

const inEventHandout = z.object({ client: z.string(), id: wire.id, handout: wire.id })
const stale = ['events', 'documents'] as const

export const handoutsContract = {
  handouts: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/handouts/',
    summary: 'Documents given out for an event and its activities, as who builds it sees them',
    params: inClientWithId,
    response: z.array(Handout),
  }),
  giveOut: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/handouts/',
    summary: 'Give a document out: to whom, from when, until when',
    params: inClientWithId,
    query: HandoutBody,
    upload: handoutUpload,
    response: Handout,
    status: 201,
  }),
  changeHandout: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/handouts/:handout/',
    summary: 'Change whom a document is for and when; its file stays',
    params: inEventHandout,
    body: HandoutBody,
    response: Handout,
  }),
  withdrawHandout: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/handouts/:handout/',
    summary: 'Take a document back: nobody reads it any more',
    params: inEventHandout,
    response: z.object({ done: z.literal(true) }),
  }),
  handoutNotice: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/handouts/:handout/notice/',
    summary: 'How many people may still be told of a document, and how many were',
    params: inEventHandout,
    response: HandoutNotice,
  }),
  tellHandout: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/handouts/:handout/notice/',
    summary: 'Tell those who may read a document, each once',
    params: inEventHandout,
    response: HandoutNotice,
  }),
  ownHandouts: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/own-handouts/',
    summary: 'Documents of an event that are for the caller: those open, and those to come without their file',
    access: 'link',
    params: inClientWithId,
    response: z.array(OwnHandout),
  }),
  giveOwnHandout: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/own-handouts/',
    summary: 'Give a document out for an event the caller leads',
    params: inClientWithId,
    query: z.object({ ...fields, restriction: restrictionAmong(leaderLevels) }).check(...opensSomeDay),
    upload: handoutUpload,
    response: Handout,
    status: 201,
  }),
  withdrawOwnHandout: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/own-handouts/:handout/',
    summary: 'Take back a document the caller gave out for an event they lead',
    params: inEventHandout,
    response: z.object({ done: z.literal(true) }),
  }),
  readOwnHandout: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/own-handouts/:handout/file/',
    summary: 'A document of an event that is open to the caller',
    access: 'link',
    params: inEventHandout,
    streams: ['*/*'],
    // Who read what is traced.
    writes: true,
  }),
}
