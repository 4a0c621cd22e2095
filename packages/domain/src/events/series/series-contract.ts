import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { copyParts, usualParts } from '../acts/copy-parts.ts'
import { mostDates, readRule } from './recurrence.ts'

const rule = z.string().check(z.refine((text) => readRule(text) !== undefined, 'wrongFormat'))

const more = wire.integer.check(z.minimum(1, 'min'), z.maximum(mostDates, 'max'))
const copied = {
  excluded_days: z._default(z.optional(wire.list(wire.day)), []),
  parts: z._default(z.optional(wire.list(copyParts.wire)), [...usualParts]),
  publishes: z._default(z.optional(wire.flag), false),
}
const booked = {
  rooms: z._default(z.optional(wire.flag), false),
  partners: z._default(z.optional(wire.flag), false),
}

/** Dates of a rule after the day of the event, each with what already stands there. */
export const SeriesPreview = z.object({
  dates: z.array(z.object({ day: wire.day, from: wire.instant, to: z.nullable(wire.instant), conflict: z.nullable(z.string()) })),
})
export type SeriesPreview = z.output<typeof SeriesPreview>

/** A series: its rule and its dates as they stand now. */
export const Series = z.object({
  id: wire.id,
  rule: z.string(),
  /** Days the rule gives and the series leaves out. */
  excluded_days: z.array(wire.day),
  dates: z.array(
    z.object({
      id: wire.id,
      /** The day the rule gave it. */
      day: wire.day,
      start_date: z.nullable(wire.instant),
      end_date: z.nullable(wire.instant),
      time_zone: z.string(),
      is_moved: z.boolean(),
      is_active: z.boolean(),
      is_cancelled: z.boolean(),
      is_closed: z.boolean(),
      max_participants: z.nullable(z.int()),
      taken: z.int(),
    }),
  ),
})
export type Series = z.output<typeof Series>

export const seriesEndpoints = {
  series: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/series/',
    summary: 'The series an event belongs to: its rule and every one of its dates',
    params: inClientWithId,
    response: Series,
  }),
  previewSeries: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/series/preview/',
    summary: 'The dates a rule would give an event, with conflicts of rooms and partners',
    params: inClientWithId,
    query: z.object({
      rule,
      ...booked,
    }),
    response: SeriesPreview,
  }),
  previewExtension: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/series/extension/',
    summary: 'The dates that follow in a series by its own rule, with conflicts of rooms and partners',
    params: inClientWithId,
    query: z.object({ more, ...booked }),
    response: SeriesPreview,
  }),
  extendSeries: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/series/extension/',
    summary: 'Add the dates that follow to a series, by its own rule; each is a copy of the event named',
    params: inClientWithId,
    body: z.object({ version: wire.integer, more, ...copied }),
    response: Series,
    status: 201,
  }),
  repeat: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/series/',
    summary:
      'Repeat an event, or an activity within its event, by a rule (RFC 5545), without the days excluded; each date is one of its own',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      rule,
      /** Of an optional activity: people choose one of its dates. */
      one_date: z.optional(wire.flag),
      ...copied,
    }),
    response: Series,
    status: 201,
  }),
}
