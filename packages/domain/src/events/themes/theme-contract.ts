import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { optionalLines, optionally, optionalText, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { urlText } from '../event-bodies.ts'
import { ThemeColours } from './theme-colours.ts'

export const Theme = z.object({
  id: wire.id,
  name: z.string(),
  name_en: z.nullable(z.string()),
  url: z.string(),
  code: z.nullable(z.string()),
  parent: z.nullable(wire.id),
  parent_name: z.nullable(z.string()),
  description: z.string(),
  colours: ThemeColours,
  nsf_code: z.nullable(z.string()),
  referent: z.nullable(wire.id),
  referent_name: z.nullable(z.string()),
  is_visible: z.boolean(),
  version: z.int(),
})
export type Theme = z.output<typeof Theme>

export const ThemeLine = z.object({ ...Theme.shape, events: z.int(), published: z.int() })
export type ThemeLine = z.output<typeof ThemeLine>

const ThemeFields = z.object({
  name: requiredText(80),
  name_en: optionalText(80),
  /** Proposed from the name when left empty. */
  url: optionally(urlText),
  code: optionalText(40),
  parent: optionally(wire.id),
  description: optionalLines(2000),
  colours: z._default(z.optional(wire.json(ThemeColours)), {}),
  nsf_code: optionally(z.string().check(z.regex(/^\d{3}[a-z]?$/i, 'wrongFormat'))),
  referent: optionally(wire.id),
  is_visible: z._default(z.optional(wire.flag), true),
})
export type ThemeFields = z.output<typeof ThemeFields>

/** A theme as one picks it. */
export const ThemeChoice = z.object({ id: wire.id, name: z.string(), parent_name: z.nullable(z.string()) })
export type ThemeChoice = z.output<typeof ThemeChoice>

const ThemeEvent = z.object({ id: wire.id, title: z.string(), start_date: z.nullable(wire.instant), is_active: z.boolean() })
export type ThemeEvent = z.output<typeof ThemeEvent>

const Done = z.object({ done: z.literal(true) })
const stale = ['themes', 'theme-choices', 'events', 'public'] as const

export const themesContract = {
  choices: endpoint({
    method: 'GET',
    path: '/clients/:client/theme-choices/',
    summary: 'Names of the themes, in their order, for who builds events',
    params: inClient,
    response: z.array(ThemeChoice),
  }),
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/themes/',
    summary: 'Themes in the order of the catalogue, each under its parent',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(ThemeLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  create: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/themes/',
    summary: 'Add a theme, last of its level',
    params: inClient,
    body: ThemeFields,
    response: Theme,
    status: 201,
  }),
  order: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/themes/order/',
    summary: 'Give the themes of one level their order',
    params: inClient,
    body: z.object({ ids: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany')) }),
    response: Done,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/themes/:id/',
    summary: 'A theme',
    params: inClientWithId,
    response: Theme,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/themes/:id/',
    summary: 'Change a theme; an address it leaves still leads to it',
    params: inClientWithId,
    body: z.object({ ...ThemeFields.shape, version: wire.integer }),
    response: Theme,
  }),
  merge: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/themes/:id/merge/',
    summary: 'Merge a theme into another: its events, sub-themes and addresses go there',
    params: inClientWithId,
    body: z.object({ into: wire.id }),
    response: Theme,
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/themes/:id/',
    summary: 'Delete a theme no event has',
    params: inClientWithId,
    response: Done,
  }),
  events: endpoint({
    method: 'GET',
    path: '/clients/:client/themes/:id/events/',
    summary: 'Events of a theme',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(ThemeEvent),
  }),
}
