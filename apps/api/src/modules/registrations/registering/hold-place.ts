import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import { changeStatus } from '../deciding/change-status.ts'
import type { RegistrationRow } from '../queries.ts'
import { insertRegistration, rowOf } from './insert-registration.ts'
import { findRegistrationContext } from './registration-context.ts'

/**
 * Holds a place for somebody until then: begins their registration, or brings back the one they have, invited or expired.
 * One that holds a place already is answered as it is. The caller holds the counter of the event.
 */
export async function holdPlaceFor(
  context: Context,
  event_id: number,
  user_id: number,
  hold_expires_at: Date | null,
): Promise<RegistrationRow> {
  const opening = found(await findRegistrationContext(context.db, event_id, user_id))
  const { own } = opening
  const status = own && registrationStatus.keyOf(own.status)
  if (own && status === 'invited') return changeStatus(context, rowOf(opening, own), 'toComplete', null, { hold_expires_at })
  if (own && status !== 'cancelled') return rowOf(opening, own)
  if (own?.ending === registrationEnding.codeOf('expired'))
    return changeStatus(context, rowOf(opening, own), 'pending', null, { hold_expires_at, ending: null, is_prolonged: false })
  return rowOf(opening, found(await insertRegistration(context, opening, user_id, { until: hold_expires_at })))
}
