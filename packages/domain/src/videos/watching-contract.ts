import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { watchState } from './status.ts'

const second = z.number().check(z.minimum(0, 'min'), z.maximum(86_400, 'max'))
const Parts = z.array(z.tuple([second, second]))
const Chapter = z.object({ at: z.int(), title: z.string() })

/** How far the caller has come. */
export const Progress = z.object({
  /** Where they stopped, in seconds. */
  position: z.number(),
  /** Parts of the film they really played. */
  parts: Parts,
  /** Distinct seconds of them. */
  seconds: z.number(),
  state: watchState.wire,
})
export type Progress = z.output<typeof Progress>

/** A film as one of those it is for watches it. */
export const OwnVideo = z.object({
  document: wire.id,
  name: z.string(),
  event: wire.id,
  event_title: z.string(),
  seconds: z.nullable(z.int()),
  address: z.string(),
  poster: z.nullable(z.string()),
  captions: z.array(z.object({ language: z.string(), address: z.string() })),
  chapters: z.array(Chapter),
  transcript: z.string(),
  /** Null for who only looks: nothing is recorded of them. */
  progress: z.nullable(Progress),
  /** The next film of the same event the caller may watch. */
  next: z.nullable(z.object({ document: wire.id, name: z.string() })),
})
export type OwnVideo = z.output<typeof OwnVideo>

export const ProgressRow = z.object({
  video: wire.id,
  video_name: z.string(),
  event: wire.id,
  event_title: z.string(),
  person: wire.id,
  person_name: z.string(),
  /** Distinct seconds watched, and the percent of the film they make. */
  seconds: z.int(),
  percent: z.int(),
  views: z.int(),
  first_at: z.nullable(wire.instant),
  last_at: z.nullable(wire.instant),
  whole_at: z.nullable(wire.instant),
  state: watchState.wire,
})
export type ProgressRow = z.output<typeof ProgressRow>

export const watchingContract = {
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/videos/:id/',
    summary: 'A film given to the caller, with where they stopped',
    access: 'link',
    params: inClientWithId,
    response: OwnVideo,
  }),
  open: endpoint({
    stale: [],
    method: 'POST',
    path: '/clients/:client/videos/:id/views/',
    summary: 'The caller begins to play a film: what they watch is counted from now on',
    access: 'link',
    params: inClientWithId,
    body: z.object({}),
    response: Progress,
  }),
  report: endpoint({
    stale: [],
    method: 'POST',
    path: '/clients/:client/videos/:id/progress/',
    summary: 'Parts of a film the caller has played; the same ones told twice count once',
    access: 'link',
    params: inClientWithId,
    body: z.object({ parts: Parts.check(z.maxLength(500, 'tooMany')), position: second }),
    response: Progress,
  }),
  file: endpoint({
    method: 'GET',
    path: '/clients/:client/video-files/:ticket/',
    summary: 'The bytes of a film, its captions or its picture, at an address signed for a while for who may see them',
    access: 'public',
    params: z.object({ client: z.string(), ticket: z.string().check(z.regex(/^[\w-]{10,120}$/)) }),
    streams: ['video/mp4', 'video/webm', 'text/vtt', 'image/jpeg', 'image/png'],
  }),
  progress: endpoint({
    method: 'GET',
    path: '/clients/:client/video-progress/',
    summary: 'Who watched what, and who has not: each person an event gives a film to',
    params: inClient,
    query: z.object({
      ...listQuery,
      video: z.optional(wire.id),
      event: z.optional(wire.id),
      state: z.optional(watchState.wire),
    }),
    response: listOf(ProgressRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
