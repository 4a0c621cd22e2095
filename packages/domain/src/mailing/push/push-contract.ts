import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { mailStatus } from '../status.ts'

/** What a browser gives of itself: where it is written to, and what only it can read. */
const Device = z.object({
  endpoint: requiredText(1000),
  public_key: z.string().check(z.regex(/^[\w-]{87}$/, 'wrongFormat')),
  auth_secret: z.string().check(z.regex(/^[\w-]{22}$/, 'wrongFormat')),
})
export type PushDevice = z.output<typeof Device>

const PushSettings = z.object({
  /** What a browser needs to let this installation write to it. */
  key: z.string(),
  devices: z.array(z.object({ id: wire.id, endpoint: z.string(), user_agent: z.string(), created_at: wire.instant })),
  moments: z.array(z.object({ moment: z.string(), is_on: z.boolean() })),
})
export type PushSettings = z.output<typeof PushSettings>

export const PushLine = z.object({
  id: wire.id,
  user: wire.id,
  user_name: z.string(),
  user_agent: z.string(),
  moment: z.string(),
  body: z.string(),
  status: mailStatus.wire,
  /** A key of `pushReasons`, or what the other side said. */
  reason: z.nullable(z.string()),
  created_at: wire.instant,
  send_at: wire.instant,
  sent_at: z.nullable(wire.instant),
})
export type PushLine = z.output<typeof PushLine>

const stale = ['push'] as const

export const pushContract = {
  pushSettings: endpoint({
    method: 'GET',
    path: '/clients/:client/push/',
    summary: 'One’s own devices that receive notifications, and what they receive',
    params: inClient,
    response: PushSettings,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/clients/:client/push/devices/',
    summary: 'Receive notifications on the device one uses, until one signs out of it',
    params: inClient,
    body: Device,
    response: PushSettings,
    stale,
    perMinute: 20,
  }),
  recallDevice: endpoint({
    method: 'POST',
    path: '/clients/:client/push/devices/recall/',
    summary: 'Tie a device one added to the session of today, which ends it by signing out; another’s, or an unknown one, stays as it is',
    params: inClient,
    body: z.object({ endpoint: requiredText(1000) }),
    response: z.object({ is_known: z.boolean() }),
    stale: [],
  }),
  removeDevice: endpoint({
    method: 'POST',
    path: '/clients/:client/push/devices/removal/',
    summary: 'Receive nothing on one of one’s devices any more',
    params: inClient,
    body: z.object({ device: wire.id }),
    response: PushSettings,
    stale,
  }),
  choosePush: endpoint({
    method: 'POST',
    path: '/clients/:client/push/choices/',
    summary: 'Receive a message on one’s devices, or no longer',
    params: inClient,
    body: z.object({ moment: shortText(60), is_on: wire.flag }),
    response: PushSettings,
    stale,
  }),
  pushes: endpoint({
    method: 'GET',
    path: '/clients/:client/pushes/',
    summary: 'Notifications sent to devices, leaving, rejected',
    params: inClient,
    query: z.object({ ...listQuery, status: z.optional(mailStatus.wire), user: z.optional(wire.id) }),
    response: listOf(PushLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
