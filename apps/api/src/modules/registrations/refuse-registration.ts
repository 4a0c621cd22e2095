import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import type { Verb } from '../../platform/serve.ts'
import { lockRequest } from './approve.ts'
import { changeStatus } from './change-status.ts'
import { presentRegistration } from './present.ts'
import { writeToGuest } from './write-to-guest.ts'

/** Refuses a request that awaits approval, and says why. */
export const refuseRegistration: Verb<typeof registrationsContract.refuse> = async (context, { params, body }) => {
  const { isFinal: _ends, ...row } = await lockRequest(context, params.id, registrationEnding.labelOf('refused'))
  const refused = await changeStatus(context, row, 'cancelled', body.reason, {
    ending: registrationEnding.codeOf('refused'),
    end_reason: body.reason,
  })
  await writeToGuest(context, 'refuse_guest', refused, { reason: body.reason })
  return presentRegistration(refused)
}
