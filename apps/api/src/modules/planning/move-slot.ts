import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { planningContract } from '@kxo/domain/planning/contract'
import { may } from '@kxo/domain/planning/permissions'
import { authorize, found } from '../../platform/context.ts'
import { publish } from '../../platform/http/live.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { changeSlot } from '../events/index.ts'
import { handOver, planningNews } from '../partners/index.ts'
import { slotsBetween } from './read-planning.ts'

/** Moves a slot and hands it over, in one transaction. @throws 409 naming what holds the room or the person, 422 outside the dates of its event */
export const moveSlot: Verb<typeof planningContract.move> = async (context, { params, body }) => {
  authorize(may.planSlots(context.actor))
  const { db } = context
  const { start_at, end_at, room_id, from_partner, to_partner } = body
  const slot = found(
    await db
      .selectFrom('slots')
      .select(['id', 'event_id', 'start_at', 'end_at', 'title', 'room_id'])
      .where('id', '=', params.id)
      .executeTakeFirst(),
  )
  const room = room_id === undefined ? slot.room_id : room_id
  // Who leaves is free before the slot moves: its new hours may be taken for them alone.
  const part = from_partner && from_partner !== to_partner ? await handOver.leave(context, slot, from_partner) : null
  if (from_partner && from_partner !== to_partner && !part) refuse(kernelErrors.editedMeanwhile)
  if (slot.start_at.getTime() !== start_at.getTime() || slot.end_at.getTime() !== end_at.getTime() || room !== slot.room_id)
    await changeSlot(context, {
      params: { client: params.client, id: slot.event_id, slot: slot.id },
      body: { start_at, end_at, title: slot.title, room_id: room },
    })
  if (to_partner && to_partner !== from_partner) await handOver.take(context, { ...slot, start_at, end_at }, to_partner, part)
  await publish(context, { to: 'everyone', kind: planningNews })
  return found((await slotsBetween(db, { from: start_at, to: end_at, slot: slot.id }))[0])
}
