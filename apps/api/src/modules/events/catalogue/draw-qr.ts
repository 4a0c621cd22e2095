import type { eventsContract } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { qr } from '../../../platform/qr.ts'
import { getEvent } from '../queries.ts'

/** The public address of an event as a code to print. */
export const drawQr: Verb<typeof eventsContract.qr> = async ({ db, actor, tenant, services }, { params }) => {
  const event = await getEvent(db, params.id)
  authorize(may.readEvent(actor, event))
  const drawn = await qr(`${services.publicUrl()}${publicPage(tenant.name, event.url)}`)
  return { content_type: 'image/svg+xml', name: `qr-${event.url}.svg`, inline: true, body: new TextEncoder().encode(drawn) }
}
