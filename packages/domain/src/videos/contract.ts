import * as z from 'zod/mini'
import { type DocumentRestriction, documentRestriction } from '../documents/restriction.ts'
import { uploadBytes } from '../documents/upload-contract.ts'
import { handoutLevels } from '../events/handouts/handouts-contract.ts'
import { endpoint, type Upload } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { givingEndpoints, videoStale as stale } from './giving-contract.ts'
import { videoStatus } from './status.ts'

export const videoUpload = { maxBytes: uploadBytes.administrator, accept: ['video/mp4', 'video/webm'] } as const satisfies Upload
export const captionsUpload = { maxBytes: 1024 * 1024, accept: ['text/plain'] } as const satisfies Upload
export const posterUpload = { maxBytes: 512 * 1024, accept: ['image/jpeg', 'image/png'] } as const satisfies Upload

/** Languages captions may be in. */
export const captionLanguages = ['fr', 'en', 'de', 'es', 'it', 'pt', 'nl', 'ar'] as const
const language = z.enum(captionLanguages, { error: 'unknownCode' })
export type CaptionLanguage = (typeof captionLanguages)[number]

const rankField = wire.integer.check(z.minimum(1, 'min'), z.maximum(999, 'max'))
const level = documentRestriction.wire.check(
  z.refine((key: DocumentRestriction) => (handoutLevels as readonly string[]).includes(key), 'unknownCode'),
)
/** What the browser reads of a film before it leaves. */
const length = optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(86_400, 'max')))

export const Chapter = z.object({ at: z.int(), title: z.string() })
const shown = {
  id: wire.id,
  name: z.string(),
  rank: z.int(),
  seconds: z.nullable(z.int()),
  status: videoStatus.wire,
  /** Where its still picture is asked; null before one was made. */
  poster: z.nullable(z.string()),
  /** People who played some of it, times they came back counted, and how many watched it whole. */
  views: z.int(),
  watched: z.int(),
  added_by: z.nullable(z.string()),
  created_at: wire.instant,
}

export const VideoRow = z.object({
  ...shown,
  /** Who may watch it; null where its events differ. */
  restriction: z.nullable(documentRestriction.wire),
  event_title: z.nullable(z.string()),
  events: z.int(),
  /** Languages of its captions, joined; null without any. */
  captions: z.nullable(z.string()),
})
export type VideoRow = z.output<typeof VideoRow>

export const Video = z.object({
  ...shown,
  /** What it is given with, and every event it is given by. */
  restriction: documentRestriction.wire,
  version: z.int(),
  file_name: z.string(),
  size: z.int(),
  /** Where its bytes are asked, for a while. */
  address: z.string(),
  chapters: z.array(Chapter),
  transcript: z.string(),
  captions: z.array(z.object({ language, address: z.string(), file_name: z.string() })),
  events: z.array(
    z.object({
      document: wire.id,
      event: wire.id,
      title: z.string(),
      start_date: z.nullable(wire.instant),
      restriction: documentRestriction.wire,
      watched: z.int(),
    }),
  ),
})
export type Video = z.output<typeof Video>

const Done = z.object({ done: z.literal(true) })

export const videosContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/post_video/',
    summary: 'Films of the library, which events give them, and how they were watched',
    params: inClient,
    query: z.object({
      ...listQuery,
      status: z.optional(videoStatus.wire),
      event: z.optional(wire.id),
      video_id: z.optional(wire.id),
      restriction: z.optional(documentRestriction.wire),
      /** Those nobody can read. */
      without_captions: z.optional(wire.flag),
      /** Those no event gives. */
      unused: z.optional(wire.flag),
    }),
    response: listOf(VideoRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  add: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/post_video/',
    summary: 'Add a film to the library, and to an event when one is named',
    params: inClient,
    query: z.object({
      name: requiredText(160),
      rank: rankField,
      restriction: z._default(z.optional(level), 'public'),
      event: z.optional(wire.id),
      seconds: length,
    }),
    upload: videoUpload,
    response: Video,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/post_video/:id/',
    summary: 'A film of the library, as who looks after it sees it',
    params: inClientWithId,
    response: Video,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/post_video/:id/',
    summary: 'Rename a film, change its rank, whom it is for, its chapters or its transcript',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      name: z.optional(requiredText(160)),
      rank: z.optional(rankField),
      restriction: z.optional(level),
      /** One a line: the time, then the title. */
      chapters: optionalLines(20_000),
      transcript: optionalLines(100_000),
    }),
    response: Video,
  }),
  replace: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/post_video/:id/file/',
    summary: 'Send another file for a film; what people watched stays theirs',
    params: inClientWithId,
    query: z.object({ seconds: length }),
    upload: videoUpload,
    response: Video,
  }),
  setPoster: endpoint({
    stale: ['post_video', 'videos', 'events'],
    method: 'POST',
    path: '/clients/:client/post_video/:id/poster/',
    summary: 'Send the still picture of a film, made from it by the browser',
    params: inClientWithId,
    upload: posterUpload,
    response: Video,
  }),
  addCaptions: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/post_video/:id/captions/',
    summary: 'Send the captions of a film in a language (WebVTT), in place of those it had',
    params: inClientWithId,
    query: z.object({ language }),
    upload: captionsUpload,
    response: Video,
  }),
  removeCaptions: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/post_video/:id/captions/:language/',
    summary: 'Remove the captions of a film in a language',
    params: z.object({ client: z.string(), id: wire.id, language }),
    response: Video,
  }),
  archive: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/post_video/:id/archive/',
    summary: 'Put a film away, or take it back; events that give it go on',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: Video,
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/post_video/:id/',
    summary: 'Delete a film no event gives and nobody watched',
    params: inClientWithId,
    response: Done,
  }),
  ...givingEndpoints,
}
