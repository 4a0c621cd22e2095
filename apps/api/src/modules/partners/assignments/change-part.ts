import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { partnersContract } from '@kxo/domain/partners/contract'
import { may } from '@kxo/domain/partners/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { authorize, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { partnersOf } from '../queries.ts'
import { chosenSlots, eventFacts, tellPartner } from './assign.ts'
import { endPart } from './end-part.ts'
import { holdSlots, leaveSlots, planningNews } from './hold-slots.ts'
import { mailDueMission } from './mail-due-mission.ts'

/** Changes the part of a person in an event: its title, its slots, its status (0 → 5, 9 · 5 → 9). */
export const changePart: Verb<typeof partnersContract.changePartner> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  const { db } = context
  const event = await eventFacts(context, params.id)
  const part = found((await partnersOf(db, event.id)).find(({ id }) => id === params.partner))
  const status = body.status ?? part.status
  if (status !== part.status && !partnerStatus.mayFollow(part.status, status))
    refuse(kernelErrors.wrongTransition, { from: partnerStatus.labelOf(part.status), to: partnerStatus.labelOf(status) })
  const role_title = body.role_title ?? part.role_title
  await db
    .updateTable('event_partners')
    .set({ status: partnerStatus.codeOf(status), role_title, ...(body.fee !== undefined && { fee: body.fee }) })
    .where('id', '=', part.id)
    .execute()
  if (status === 'deleted') await endPart(context, { ...part, event_id: event.id })
  else if (body.slot_ids) {
    await leaveSlots(context, event.id, part.user_id, body.slot_ids)
    await holdSlots(context, part.user_id, await chosenSlots(context, event.id, body.slot_ids))
  }
  await trace(context, { action: 'change_partner', event_id: event.id, subject_id: part.user_id, change: { ...body } })
  if (status !== part.status) await tellPartner(context, event.id, part.user_id, status)
  await mailDueMission(context, part.id)
  await publish(context, { to: 'everyone', kind: planningNews })
  const updated = (await partnersOf(db, event.id)).find(({ id }) => id === part.id)
  return updated ?? { ...part, status, role_title, slot_ids: [] }
}
