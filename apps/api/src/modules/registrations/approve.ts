import { refuse } from '@kxo/domain/kernel/errors'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { confirm } from './advance.ts'
import { changeStatus } from './change-status.ts'
import { validateGuestMoment } from './mails.ts'
import { presentRegistration } from './present.ts'
import { lockRegistration } from './queries.ts'
import { writeToGuest } from './write-to-guest.ts'

/** Accepts a request that awaits approval. Any earlier status is confirmed by `change-status`, with a reason. */
export const approve: Verb<typeof registrationsContract.approve> = async (context, { params }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  const from = registrationStatus.keyOf(row.status)
  if (from !== 'toValidate')
    refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to: registrationStatus.labelOf('registered') })
  const accepted = await changeStatus(context, row, 'registered', null, { approved_at: context.now })
  await writeToGuest(context, validateGuestMoment, accepted)
  await confirm(context, accepted)
  return presentRegistration(accepted)
}
