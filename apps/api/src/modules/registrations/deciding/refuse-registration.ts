import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { presentRegistration } from '../present.ts'
import type { RegistrationRow } from '../queries.ts'
import { wakeWaitingList } from '../waiting/offer-places.ts'
import { lockRequest } from './approve.ts'
import { changeStatus } from './change-status.ts'

/** Refuses a request that awaits approval, and says why. */
export const refuseRegistration: Verb<typeof registrationsContract.refuse> = async (context, { params, body }) => {
  const { isFinal: _ends, ...row } = await lockRequest(context, params.id, registrationEnding.labelOf('refused'))
  return presentRegistration(await refuseRow(context, row, body.reason))
}

export async function refuseRow(context: Context, row: RegistrationRow, reason: string): Promise<RegistrationRow> {
  const refused = await changeStatus(context, row, 'cancelled', reason, {
    ending: registrationEnding.codeOf('refused'),
    end_reason: reason,
  })
  await wakeWaitingList(context, row.event_id)
  await writeToGuest(context, 'refuse_guest', refused, { reason })
  return refused
}
