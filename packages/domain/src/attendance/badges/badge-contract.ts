import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { badgeField, badgeFormat, badgesPerFile } from './badge.ts'

export const BadgeLayout = z.object({
  format: badgeFormat.wire,
  fields: wire.list(badgeField.wire),
  /** The code of the ticket, which lets its bearer in (EXT-10). */
  has_qr: wire.flag,
})
const printed = z.object({
  /** One person’s badge. */
  registration: z.optional(wire.id),
  /** Those of some; everybody expected without either. */
  registrations: z.optional(wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(badgesPerFile, 'tooMany'))),
  /** Which file of those it takes, from 1; the first without. */
  part: z.optional(wire.integer.check(z.minimum(1, 'min'))),
})

export const badgeEndpoints = {
  badgeLayout: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/badge-layout/',
    summary: 'How the badges of an event are laid out; the usual way until it chose',
    params: inClientWithId,
    response: z.object({ ...BadgeLayout.shape, /** Badges there are to print. */ people: z.int() }),
  }),
  changeBadgeLayout: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/badge-layout/',
    summary: 'Lay the badges of an event out',
    params: inClientWithId,
    body: BadgeLayout,
    response: BadgeLayout,
    stale: ['events'],
  }),
  badges: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/badges/',
    summary: 'The badges of an event to print: everybody expected, some of them, or one person',
    params: inClientWithId,
    query: printed,
    streams: ['application/pdf'],
    writes: true,
    stale: [],
  }),
  helperBadge: endpoint({
    method: 'GET',
    path: '/clients/:client/door-links/:key/badges/:registration/',
    summary: 'The badge of one person, for a helper at the door',
    access: 'public',
    params: z.object({ client: z.string(), key: z.string().check(z.minLength(20), z.maxLength(100)), registration: wire.id }),
    streams: ['application/pdf'],
    writes: true,
    stale: [],
  }),
}
