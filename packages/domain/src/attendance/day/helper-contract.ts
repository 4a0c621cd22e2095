import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionalText, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { DoorList, Entrance, ScanResult, Scans, searchedAtDoor } from '../door-contract.ts'

/** Somebody who may check in at one event only, by a link. */
export const Helper = z.object({
  id: wire.id,
  name: z.string(),
  created_at: wire.instant,
  expires_at: wire.instant,
  revoked_at: z.nullable(wire.instant),
  last_seen_at: z.nullable(wire.instant),
  /** Passages they recorded. */
  passages: z.int(),
})
export type Helper = z.output<typeof Helper>

const withKey = z.object({ client: z.string(), key: z.string().check(z.minLength(20), z.maxLength(100)) })
const Done = z.object({ done: z.literal(true) })

export const helperEndpoints = {
  helpers: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/helpers/',
    summary: 'Who may check in at an event without an account',
    params: inClientWithId,
    response: z.array(Helper),
  }),
  addHelper: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/helpers/',
    summary: 'Give somebody a link that opens the check-in of an event and nothing else',
    params: inClientWithId,
    body: z.object({ name: requiredText(100) }),
    response: z.object({ address: z.string(), qr_svg: z.string(), expires_at: wire.instant }),
    status: 201,
    secret: true,
    stale: ['events'],
  }),
  revokeHelper: endpoint({
    method: 'DELETE',
    path: '/clients/:client/helpers/:id/',
    summary: 'Stop a link given to check in',
    params: inClientWithId,
    response: Done,
    stale: ['events'],
  }),
  helperEntrance: endpoint({
    method: 'GET',
    path: '/clients/:client/door-links/:key/',
    summary: 'The entrance of the event a link was given for',
    access: 'public',
    params: withKey,
    query: searchedAtDoor,
    response: Entrance,
    // When it was last seen is kept.
    writes: true,
  }),
  helperScans: endpoint({
    method: 'POST',
    path: '/clients/:client/door-links/:key/scans/',
    summary: 'Passages as the device of a helper saw them, with or without the network',
    access: 'public',
    params: withKey,
    body: Scans,
    response: z.object({ results: z.array(ScanResult) }),
  }),
  helperUndo: endpoint({
    method: 'POST',
    path: '/clients/:client/door-links/:key/passages/:passage/undo/',
    summary: 'A helper takes a passage of their event back: alone within two minutes, later with a reason',
    access: 'public',
    params: z.extend(withKey, { passage: z.uuid() }),
    body: z.object({ reason: optionalText(500) }),
    response: Done,
  }),
  helperList: endpoint({
    method: 'GET',
    path: '/clients/:client/door-links/:key/bundle/',
    summary: 'Everybody expected, for a helper to check in without the network',
    access: 'public',
    params: withKey,
    response: DoorList,
    writes: true,
  }),
}
