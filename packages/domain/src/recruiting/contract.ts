import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, requiredLines } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { HistoryLine } from '../registrations/history-line.ts'
import { registrationStatus } from '../registrations/status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { applicationFigures, offerFigures } from './figures.ts'
import { bestScore } from './rules.ts'

export const OfferRow = z.object({
  id: wire.id,
  title: z.string(),
  place: z.nullable(z.string()),
  published_at: z.nullable(wire.instant),
  limit_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  is_online: z.boolean(),
  applications: z.int(),
  /** How many of its applications stand at each status. */
  counts: z.array(z.object({ status: registrationStatus.wire, count: z.int() })),
  /** Until when it is shown first; null when it is not. */
  boosted_until: z.nullable(wire.instant),
})
export type OfferRow = z.output<typeof OfferRow>

const applicationShape = {
  id: wire.id,
  event: wire.id,
  event_title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  /** Their school, or whom they work for. */
  company_name: z.nullable(z.string()),
  status: registrationStatus.wire,
  forms_due: z.int(),
  end_reason: z.nullable(z.string()),
  created_at: wire.instant,
  /** Since when it awaits an answer, or last did. */
  waiting_since: wire.instant,
  /** The mean of the notes of the team, each by its latest, in tenths; null without one. */
  score: z.nullable(z.int()),
  /** The day it goes, so many years after the last contact (PRV-22). */
  stays_until: wire.day,
}
export const ApplicationRow = z.object(applicationShape)
export type ApplicationRow = z.output<typeof ApplicationRow>

const Note = z.object({
  id: wire.id,
  note: z.string(),
  score: z.nullable(z.int()),
  by_name: z.nullable(z.string()),
  at: wire.instant,
})

export const Application = z.object({
  ...applicationShape,
  phone: z.nullable(z.string()),
  responses: z.array(z.object({ label: z.string(), value: z.string(), input_type: z.string(), form: z.string() })),
  /** What the offer asks to be uploaded; `file` opens it, null until it is there. */
  papers: z.array(z.object({ name: z.string(), file_name: z.nullable(z.string()), file: z.nullable(wire.id) })),
  notes: z.array(Note),
  /** The latest note of whoever asks. */
  own_score: z.nullable(z.int()),
  history: z.array(HistoryLine),
})
export type Application = z.output<typeof Application>

const stale = ['my-dashboard', 'guests'] as const
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const awaiting = { event: z.optional(wire.id), show: z._default(z.optional(z.enum(['toStudy', 'silent'])), 'silent') }

export const recruitingContract = {
  dashboard: endpoint({
    method: 'GET',
    path: '/clients/:client/my-dashboard/',
    summary: 'How many offers and applications of the caller’s company stand where',
    params: inClient,
    response: z.object({
      online: z.int(),
      ending: z.int(),
      boosted: z.int(),
      toStudy: z.int(),
      silent: z.int(),
      retained: z.int(),
    }),
  }),
  offers: endpoint({
    method: 'GET',
    path: '/clients/:client/my-dashboard/offers/',
    summary: 'Offers of the caller’s company, and how their applications stand',
    params: inClient,
    query: z.object({ ...listQuery, show: z.optional(z.enum(offerFigures)) }),
    response: listOf(OfferRow),
    streams: files,
  }),
  applications: endpoint({
    method: 'GET',
    path: '/clients/:client/my-dashboard/applications/',
    summary: 'Applications received on the offers of the caller’s company',
    params: inClient,
    query: z.object({
      ...listQuery,
      show: z.optional(z.enum(applicationFigures)),
      status: z.optional(registrationStatus.wire),
      event: z.optional(wire.id),
    }),
    response: listOf(ApplicationRow),
    streams: files,
  }),
  application: endpoint({
    method: 'GET',
    path: '/clients/:client/my-dashboard/applications/:id/',
    summary: 'An application as it is studied: answers, files, notes of the team, what was decided',
    params: inClientWithId,
    response: Application,
  }),
  noteApplication: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/my-dashboard/applications/:id/notes/',
    summary: 'Note an application from 1 to 5, comment on it for the team, or both',
    params: inClientWithId,
    body: z
      .object({
        note: optionalLines(2000),
        score: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(bestScore, 'max'))),
      })
      .check(z.refine(({ note, score }) => Boolean(note) || typeof score === 'number', { error: 'required', path: ['note'] })),
    response: Application,
    status: 201,
  }),
  previewAnswers: endpoint({
    method: 'POST',
    reads: true,
    path: '/clients/:client/my-dashboard/answers/preview/',
    summary: 'Who would be declined, before anything is written',
    params: inClient,
    body: z.object(awaiting),
    response: BulkPreview,
  }),
  answerAll: endpoint({
    method: 'POST',
    path: '/clients/:client/my-dashboard/answers/',
    summary: 'Decline all those who wait for too long, saying why to each',
    params: inClient,
    body: z.object({ ...awaiting, reason: requiredLines(500) }),
    response: Outcome,
  }),
}
