import { createHmac, timingSafeEqual } from 'node:crypto'
import type { eventsContract } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../queries.ts'

/** What the address of a public page holds for it to be read before it is published. */
export const previewParameter = 'apercu'
const lifeMs = 7 * 86_400_000

const macOf = ({ services, tenant }: Context, event_id: number, until: number): Buffer =>
  createHmac('sha256', services.config.secretKey).update(`preview ${tenant.id} ${event_id} ${until}`).digest()

/** Whether a token lets this event be read now. */
export function isPreviewToken(context: Context, event_id: number, token: string): boolean {
  const [until = '', mac = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) < context.now.getTime()) return false
  const [received, expected] = [Buffer.from(mac, 'base64url'), macOf(context, event_id, Number(until))]
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** The address under which the page of an event is read before it is published. */
export const previewPage: Verb<typeof eventsContract.previewPage> = async (context, { params }) => {
  const { db, actor, tenant, now, services } = context
  const event = await getEvent(db, params.id)
  authorize(may.readEvent(actor, event))
  const until = now.getTime() + lifeMs
  const token = `${until}.${macOf(context, event.id, until).toString('base64url')}`
  return { url: `${services.publicUrl()}${publicPage(tenant.name, event.url)}?${previewParameter}=${token}` }
}
