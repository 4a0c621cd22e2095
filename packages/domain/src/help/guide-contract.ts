import * as z from 'zod/mini'
import { documentRestriction } from '../documents/restriction.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf } from '../kernel/listing.ts'
import { richText } from '../kernel/rich-text.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { features } from '../tenants/features.ts'

export const guideCategories = ['guide', 'help'] as const

const GuideLine = z.object({
  id: wire.id,
  category: z.enum(guideCategories),
  title: z.string(),
  body: z.nullable(richText),
  file: z.nullable(wire.id),
  file_name: z.nullable(z.string()),
  restriction: documentRestriction.wire,
  rank: z.int(),
  version: z.int(),
})
export type GuideLine = z.output<typeof GuideLine>
const GuideFields = z.object({
  category: z.enum(guideCategories),
  title: requiredText(160),
  body: z.optional(z.nullable(richText)),
  file: z.optional(z.nullable(wire.id)),
  restriction: documentRestriction.wire,
  rank: z._default(z.optional(wire.integer.check(z.minimum(0), z.maximum(999))), 0),
})
export type GuideFields = z.output<typeof GuideFields>

export const guideUpload = { maxBytes: 25 * 1024 * 1024, accept: ['application/pdf', 'image/png', 'image/jpeg'] } as const
export const filmUpload = { maxBytes: 200 * 1024 * 1024, accept: ['video/mp4', 'video/webm'] } as const
export const captionsUpload = { maxBytes: 1024 * 1024, accept: ['text/vtt', 'text/plain'] } as const

const Said = z.object({ fr: z.string(), en: z.string() })
const Tutorial = z.object({
  id: wire.id,
  /** Empty: one of the films to start with. */
  topic: Said,
  rank: z.int(),
  title: Said,
  steps: z.array(Said),
  page: z.string(),
  feature: z.nullable(z.enum(features)),
  has_film: wire.flag,
  has_captions: wire.flag,
  seconds: z.nullable(z.int()),
  is_published: wire.flag,
  is_seen: wire.flag,
  version: z.int(),
})
export type Tutorial = z.output<typeof Tutorial>
const TutorialFields = z.object({
  title_fr: requiredText(160),
  title_en: requiredText(160),
  topic_fr: shortText(80),
  topic_en: shortText(80),
  rank: z._default(z.optional(wire.integer.check(z.minimum(0), z.maximum(999))), 0),
  /** One step a line. */
  steps_fr: z.string().check(z.maxLength(4000, 'tooLong')),
  steps_en: z.string().check(z.maxLength(4000, 'tooLong')),
  page: z.string().check(
    z.maxLength(200, 'tooLong'),
    z.refine((text) => text === '' || /^\/[\w/-]*$/.test(text), 'wrongFormat'),
  ),
  feature: z.optional(z.nullable(z.enum(features))),
  seconds: z.optional(z.nullable(wire.integer.check(z.minimum(1), z.maximum(7200)))),
  is_published: z._default(z.optional(wire.flag), false),
})
export type TutorialFields = z.output<typeof TutorialFields>

const tutorials = '/clients/:client/tutorials/'
const Done = z.object({ done: z.literal(true) })

export const guideContract = {
  guides: endpoint({
    method: 'GET',
    path: '/clients/:client/guides/',
    summary: 'The tenant’s own guides the caller may see, in order',
    params: inClient,
    response: z.array(GuideLine),
  }),
  addGuide: endpoint({
    method: 'POST',
    path: '/clients/:client/guides/',
    summary: 'Add a guide: a text, a file, or both',
    params: inClient,
    body: GuideFields,
    response: GuideLine,
    status: 201,
  }),
  changeGuide: endpoint({
    method: 'PATCH',
    path: '/clients/:client/guides/:id/',
    summary: 'Change a guide',
    params: inClientWithId,
    body: z.object({ ...GuideFields.shape, version: wire.integer }),
    response: GuideLine,
  }),
  removeGuide: endpoint({
    method: 'DELETE',
    path: '/clients/:client/guides/:id/',
    summary: 'Delete a guide',
    params: inClientWithId,
    response: Done,
  }),
  uploadGuide: endpoint({
    method: 'POST',
    path: '/clients/:client/guide-files/',
    summary: 'Send the file of a guide',
    params: inClient,
    upload: guideUpload,
    response: z.object({ id: wire.id, name: z.string() }),
    status: 201,
  }),
  guideFile: endpoint({
    method: 'GET',
    path: '/clients/:client/guides/:id/file/',
    summary: 'The file of a guide the caller may see',
    params: inClientWithId,
    streams: ['*/*'],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/clients/:client/guide-ratings/',
    summary: 'Say whether an article of the product helped; the last answer of a person counts',
    params: inClient,
    body: z.object({ article: z.string().check(z.regex(/^[a-z][a-z-]{1,60}$/, 'wrongFormat')), helped: wire.flag }),
    response: z.object({ done: z.literal(true) }),
  }),
  tutorials: endpoint({
    method: 'GET',
    path: tutorials,
    summary: 'Films of the vendor the tenant has a use for, and what the caller has seen; drafts too for the vendor',
    params: inClient,
    response: z.array(Tutorial),
  }),
  see: endpoint({
    method: 'POST',
    path: `${tutorials}:id/views/`,
    summary: 'Remember that the caller has seen a film, or not',
    params: inClientWithId,
    body: z.object({ is_seen: wire.flag }),
    response: z.object({ done: z.literal(true) }),
  }),
  film: endpoint({
    method: 'GET',
    path: '/tutorials/:id/:part/',
    summary: 'The bytes of a published film, or its captions',
    access: 'public',
    params: z.object({ id: wire.id, part: z.enum(['film', 'captions']) }),
    streams: ['video/mp4', 'video/webm', 'text/vtt'],
  }),
  addTutorial: endpoint({
    method: 'POST',
    path: tutorials,
    summary: 'Write a film’s card; the vendor only',
    params: inClient,
    body: TutorialFields,
    response: Tutorial,
    status: 201,
  }),
  changeTutorial: endpoint({
    method: 'PATCH',
    path: `${tutorials}:id/`,
    summary: 'Change a film’s card; the vendor only',
    params: inClientWithId,
    body: z.object({ ...TutorialFields.shape, version: wire.integer }),
    response: Tutorial,
  }),
  removeTutorial: endpoint({
    method: 'DELETE',
    path: `${tutorials}:id/`,
    summary: 'Withdraw a film; the vendor only',
    params: inClientWithId,
    response: Done,
  }),
  uploadFilm: endpoint({
    method: 'POST',
    path: `${tutorials}:id/film/`,
    summary: 'Send the film of a card; the vendor only',
    params: inClientWithId,
    upload: filmUpload,
    response: Tutorial,
  }),
  uploadCaptions: endpoint({
    method: 'POST',
    path: `${tutorials}:id/captions/`,
    summary: 'Send the captions of a card (WebVTT); the vendor only',
    params: inClientWithId,
    upload: captionsUpload,
    response: Tutorial,
  }),
  documentFiles: endpoint({
    method: 'GET',
    path: '/clients/:client/document_files/',
    summary: 'Published films of the vendor; with the number of an event, those it gives the caller',
    access: 'public',
    params: inClient,
    query: z.object({ category: z.literal('Video'), morph: z.literal('Event'), morph_id: z.optional(z.string()) }),
    response: listOf(
      z.object({
        id: wire.id,
        /** What names it to whoever asks where its bytes are. */
        video_id: z.union([z.int(), z.string()]),
        name: z.string(),
        rank: z.int(),
        category: z.string(),
        morph: z.string(),
        status: z.int(),
      }),
    ),
  }),
  videoUrl: endpoint({
    method: 'GET',
    path: '/get-video-url/',
    summary: 'Address of a published film, or of one an event gives the caller',
    access: 'public',
    query: z.object({ id: z.string().check(z.regex(/^(event-)?\d{1,15}$/, 'wrongFormat')) }),
    response: z.object({ url: z.string() }),
  }),
}
