import { refuse } from '@kxo/domain/kernel/errors'
import type { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersErrors } from '@kxo/domain/partners/errors'
import { partnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { authorize, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { tellPartner } from './assign.ts'
import { endPart } from './end-part.ts'
import { planningNews } from './hold-slots.ts'
import { getAssignment } from './read-assignments.ts'
import { takePart } from './take-part.ts'

/** Proposes the part of a person, refused or not, to another, with its slots. @throws 409 naming what takes the other person */
export const replace: Verb<typeof assignmentsContract.replace> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  const { db } = context
  const columns = ['id', 'event_id', 'user_id', 'kind', 'role_title', 'fee', 'status', 'sends_mission'] as const
  const part = found(await db.selectFrom('event_partners').select(columns).where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (body.user_id === part.user_id) refuse(partnersErrors.alreadyPartner)
  if (partnerStatus.keyOf(part.status) !== 'deleted') {
    await endPart(context, part)
    await tellPartner(context, part.event_id, part.user_id, 'deleted')
  }
  const { released_slots } = await db
    .selectFrom('event_partners')
    .select('released_slots')
    .where('id', '=', part.id)
    .executeTakeFirstOrThrow()
  const slots = await db
    .selectFrom('slots')
    .select(['id', 'event_id', 'start_at', 'end_at'])
    .where('event_id', '=', part.event_id)
    .where('id', 'in', released_slots.length > 0 ? released_slots : [0])
    .orderBy('start_at')
    .execute()
  const id = await takePart(context, body.user_id, part.event_id, slots, {
    kind: partnerKind.keyOf(part.kind),
    role_title: part.role_title,
    fee: part.fee,
    status: 'inProgress',
    sends_mission: part.sends_mission,
  })
  await publish(context, { to: 'everyone', kind: planningNews })
  return getAssignment(context, body.user_id, id)
}
