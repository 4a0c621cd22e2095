import { registrationEnding } from '@kxo/domain/registrations/ending'
import { unsettledStatuses } from '@kxo/domain/registrations/rules'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { advanceRow } from '../registering/advance.ts'
import { changeStatus } from './change-status.ts'
import { placesLeft } from './places-left.ts'

const isUnsettled = (status: RegistrationStatus): boolean => (unsettledStatuses as readonly string[]).includes(status)

/**
 * What was due is paid: the registration goes on. A payment that comes after the hold gets the place back when one is free;
 * `isPlaceConfirmed: false` asks the caller to give the money back.
 */
export async function markSettled(
  context: Context,
  registration_id: number,
): Promise<{ registration: RegistrationRow; isPlaceConfirmed: boolean }> {
  const { db, now } = context
  const row = found(await lockRegistration(db, registration_id))
  const status = registrationStatus.keyOf(row.status)
  const settled = { ...row, settled_at: row.settled_at ?? now }
  if (status !== 'cancelled') {
    await db.updateTable('registrations').set({ settled_at: settled.settled_at }).where('id', '=', row.id).execute()
    return { registration: isUnsettled(status) ? await advanceRow(context, settled, null) : settled, isPlaceConfirmed: true }
  }
  const cameLate = row.ending === registrationEnding.codeOf('expired')
  if (!cameLate || (await placesLeft(context, row.event_id)) === 0) return { registration: row, isPlaceConfirmed: false }
  const back = await changeStatus(context, row, 'pending', null, { ending: null, settled_at: settled.settled_at })
  return { registration: await advanceRow(context, back, null), isPlaceConfirmed: true }
}
