import { adminEvent } from '@kxo/domain/events/paths'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { may } from '@kxo/domain/partners/permissions'
import { type PartnerStatus, partnerStatus } from '@kxo/domain/partners/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { endPart } from './end-part.ts'
import { planningNews } from './hold-slots.ts'
import { mailDueMission } from './mail-due-mission.ts'
import { getAssignment } from './read-assignments.ts'

/** A part of the caller, held until their answer is written. @throws 404 for somebody else's, 409 from a status it cannot leave */
async function ownPart(context: Context, id: number, to: PartnerStatus) {
  const { db, actor } = context
  const part = found(
    await db
      .selectFrom('event_partners')
      .select(['id', 'event_id', 'user_id', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (part.user_id !== actor.user_id) found(undefined)
  authorize(may.answer(actor, part))
  const from = partnerStatus.keyOf(part.status)
  if (!partnerStatus.mayFollow(from, to))
    refuse(kernelErrors.wrongTransition, { from: partnerStatus.labelOf(from), to: partnerStatus.labelOf(to) })
  return part
}

/** Tells whoever answers for the event what its partner answered. */
async function tellResponsible(context: Context, event_id: number, user_id: number, reason: string | null): Promise<void> {
  const event = await context.db.selectFrom('events').select(['title', 'responsible_id']).where('id', '=', event_id).executeTakeFirst()
  const responsible = event?.responsible_id ? await findUser(context.db, event.responsible_id) : undefined
  const partner = await findUser(context.db, user_id)
  if (!event || !responsible || !partner) return
  await context.services.enqueueMail(context, {
    moment: reason === null ? 'accept_partner' : 'refuse_partner',
    to: recipientOf(responsible),
    occurrence: `event ${event_id} partner ${user_id} at ${context.now.toISOString()}`,
    event_id,
    values: { title: event.title, name: `${partner.first_name} ${partner.last_name}`, ...(reason !== null && { reason }) },
    path: adminEvent(event_id),
  })
}

export const accept: Verb<typeof assignmentsContract.accept> = async (context, { params }) => {
  const part = await ownPart(context, params.id, 'validated')
  await context.db
    .updateTable('event_partners')
    .set({ status: partnerStatus.codeOf('validated'), answered_at: context.now, refusal_reason: null })
    .where('id', '=', part.id)
    .execute()
  await trace(context, { action: 'accept_partner', event_id: part.event_id, subject_id: part.user_id })
  await mailDueMission(context, part.id)
  await tellResponsible(context, part.event_id, part.user_id, null)
  await publish(context, { to: 'everyone', kind: planningNews })
  return getAssignment(context, part.user_id, part.id)
}

/** Refuses a proposal, or withdraws from a part already accepted: its slots are free, its organiser is told why. */
export const refuseAssignment: Verb<typeof assignmentsContract.refuse> = async (context, { params, body }) => {
  const part = await ownPart(context, params.id, 'deleted')
  await endPart(context, part, { answered_at: context.now, refusal_reason: body.reason })
  await trace(context, { action: 'refuse_partner', event_id: part.event_id, subject_id: part.user_id, info: body.reason })
  await tellResponsible(context, part.event_id, part.user_id, body.reason)
  await publish(context, { to: 'everyone', kind: planningNews })
  return getAssignment(context, part.user_id, part.id)
}
