import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { attendsEvent } from '../../registrations/index.ts'
import { isConfirmedPartner, type Signatory } from '../queries.ts'
import type { Slot } from './append-signature.ts'

/** Whose box the caller fills: their own registration's, else their own as confirmed partner. */
export async function signatoryOf(
  { db, actor }: Context,
  slot: Slot,
  as: 'participant' | 'partner' | undefined,
): Promise<Signatory | undefined> {
  const me = actor.user_id as number
  if (as !== 'partner') {
    const registration = await db
      .selectFrom('registrations')
      .select(['id', 'status'])
      .where(attendsEvent(slot.event_id))
      .where('user_id', '=', me)
      .where('status', 'in', registrationStatus.codesOf(...attendedStatuses))
      .executeTakeFirst()
    if (registration) return { registration_id: registration.id, partner_user_id: null }
  }
  if (as !== 'participant' && (await isConfirmedPartner(db, slot.event_id, me))) return { registration_id: null, partner_user_id: me }
  return undefined
}
