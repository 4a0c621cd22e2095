import type { EventImpact, eventsContract } from '@kxo/domain/events/contract'
import type { ChangedPart } from '@kxo/domain/events/notice/changed-part'
import { may } from '@kxo/domain/events/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { impactsOn } from '../ending/impact.ts'
import { mailMove } from '../jobs.ts'
import { getEvent } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'

/** Whoever a change touches: those who came are told of what is left, partners of all but prices; nothing else is done. */
async function impactOfNotice(context: Context, event_id: number, what: ChangedPart): Promise<EventImpact> {
  const { people, attended, partners } = (await impactsOn(context, [event_id]))(event_id)
  const nothing = { attended: 0, tickets: 0, rooms: 0, credits: null, refunds: null, slots: [] }
  return { dates: 1, ...nothing, people: people + attended, partners: what === 'price' ? 0 : partners }
}

export const previewNotice: Verb<typeof eventsContract.previewNotice> = async (context, { params, query }) => {
  const event = await getEvent(context.db, params.id)
  authorize(may.changeEvent(context.actor, event))
  return impactOfNotice(context, event.id, query.what)
}

/** @throws 409 once cancelled or closed */
export const sendNotice: Verb<typeof eventsContract.sendNotice> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  const impact = await impactOfNotice(context, event.id, body.what)
  if (impact.people + impact.partners > 0) {
    await context.enqueue(mailMove, { event_id: event.id, ...body, is_announced: true })
    await trace(context, { action: 'notify_change', event_id: event.id, info: body.reason })
  }
  return impact
}
