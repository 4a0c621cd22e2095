import type { PartnerKind } from '@kxo/domain/partners/kind'
import { partnerKind } from '@kxo/domain/partners/kind'
import { type PartnerStatus, partnerStatus } from '@kxo/domain/partners/status'
import { type Context, found } from '../../../platform/context.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { tellPartner } from './assign.ts'
import { type AssignedSlot, holdSlots } from './hold-slots.ts'
import { mailDueMission } from './mail-due-mission.ts'

/** What a person is asked to be in an event, and for how much. */
export type Part = {
  kind: PartnerKind
  role_title: string
  fee: number | null
  status: PartnerStatus
  /** Whether their mission order is mailed once they are confirmed. */
  sends_mission?: boolean | undefined
}

/**
 * Gives a person slots of one event: those of the part they already have, or a part begun, or proposed again.
 * @returns the number of the part
 * @throws 409 naming what takes the person during a slot
 */
export async function takePart(
  context: Context,
  user_id: number,
  event_id: number,
  slots: readonly AssignedSlot[],
  part: Part,
): Promise<number> {
  const { db } = context
  const user = found(await findUser(db, user_id))
  const ended = partnerStatus.codeOf('deleted')
  const known = await db
    .selectFrom('event_partners')
    .select(['id', 'kind', 'status'])
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .orderBy('status')
    .orderBy('id')
    .execute()
  const standing = known.find(({ status }) => status !== ended)
  const again = known.find(({ kind }) => kind === partnerKind.codeOf(part.kind))
  const row = {
    role_title: part.role_title,
    fee: part.fee,
    status: partnerStatus.codeOf(part.status),
    refusal_reason: null,
    answered_at: null,
    sends_mission: part.sends_mission ?? false,
    released_slots: [],
  }
  const { id } = standing
    ? standing
    : again
      ? await db.updateTable('event_partners').set(row).where('id', '=', again.id).returning('id').executeTakeFirstOrThrow()
      : await db
          .insertInto('event_partners')
          .values({ event_id, user_id, kind: partnerKind.codeOf(part.kind), ...row })
          .returning('id')
          .executeTakeFirstOrThrow()
  if (standing && part.sends_mission) await db.updateTable('event_partners').set({ sends_mission: true }).where('id', '=', id).execute()
  await holdSlots(context, user_id, slots)
  if (!user.is_partner) await db.updateTable('users').set({ is_partner: true }).where('id', '=', user_id).execute()
  await trace(context, { action: 'assign_partner', event_id, subject_id: user_id, info: part.kind })
  await tellPartner(context, event_id, user_id, standing ? partnerStatus.keyOf(standing.status) : part.status)
  await mailDueMission(context, id)
  return id
}
