import { refuse } from '@kxo/domain/kernel/errors'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { changeStatus } from './change-status.ts'
import { refuseGuestMoment } from './mails.ts'
import { presentRegistration } from './present.ts'
import { lockRegistration } from './queries.ts'
import { writeToGuest } from './write-to-guest.ts'

/** Refuses a request that awaits approval, and says why. */
export const refuseRegistration: Verb<typeof registrationsContract.refuse> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  const from = registrationStatus.keyOf(row.status)
  if (from !== 'toValidate')
    refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to: registrationEnding.labelOf('refused') })
  const refused = await changeStatus(context, row, 'cancelled', body.reason, {
    ending: registrationEnding.codeOf('refused'),
    end_reason: body.reason,
  })
  await writeToGuest(context, refuseGuestMoment, refused, { reason: body.reason })
  return presentRegistration(refused)
}
