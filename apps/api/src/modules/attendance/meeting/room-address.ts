import { createHmac } from 'node:crypto'
import { eventOfClient } from '@kxo/domain/events/paths'
import type { Context } from '../../../platform/context.ts'
import { settingsOf } from '../../tenants/index.ts'

export type RoomAddress = { url: string; room: { name: string; token: string } | null }
type Meeting = { id: number; meeting_url: string | null }
export type Visitor = { id: number; name: string; isModerator: boolean; until: Date }

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Whether there is somewhere to go: the event's own link, or a room on the product's server. */
export const hasRoom = ({ services }: Pick<Context, 'services'>, { meeting_url }: Meeting): boolean =>
  meeting_url !== null || services.config.meetings !== undefined

/** Whether the room is one of the product's server, which the page shows itself. */
export const isEmbedded = ({ services }: Pick<Context, 'services'>, { meeting_url }: Meeting): boolean =>
  meeting_url === null && services.config.meetings !== undefined

/** What a printed page leads to: the page of the event, where the room is entered. */
export const joinUrl = (context: Context, event: Meeting & { site_url: string | null }): string | null =>
  settingsOf(context.tenant).features.includes('visio') && hasRoom(context, event)
    ? context.services.publicUrl() + eventOfClient(context.tenant.name, event.id)
    : event.site_url

/**
 * Where a person enters: the event's own link, else a room of its own on the product's Jitsi server, whose name cannot be guessed, with a token
 * signed for that person (HS256, RFC 7519) which ends with the half-day.
 */
export function roomAddress(
  { services: { config }, tenant }: Pick<Context, 'services' | 'tenant'>,
  event: Meeting,
  visitor: Visitor,
): RoomAddress | undefined {
  if (event.meeting_url !== null) return { url: event.meeting_url, room: null }
  if (!config.meetings) return undefined
  const { url, appId, secret } = config.meetings
  const room = `${tenant.name}-${event.id}-${createHmac('sha256', config.secretKey).update(`meeting ${tenant.id} ${event.id}`).digest('hex').slice(0, 16)}`
  const claims = {
    iss: appId,
    aud: appId,
    sub: new URL(url).hostname,
    room,
    exp: Math.floor(visitor.until.getTime() / 1000),
    context: { user: { id: String(visitor.id), name: visitor.name, moderator: visitor.isModerator } },
  }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  return { url: `${url.replace(/\/$/, '')}/${room}?jwt=${token}`, room: { name: room, token } }
}
