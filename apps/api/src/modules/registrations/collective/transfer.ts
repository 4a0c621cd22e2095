import { onboarding } from '@kxo/domain/events/nature'
import { refuse } from '@kxo/domain/kernel/errors'
import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addContact } from '../../contacts/index.ts'
import { findUserByMail } from '../../identity/index.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { checkCriteria } from '../registering/check-eligibility.ts'
import { findRegistrationContext } from '../registering/registration-context.ts'
import { handOver } from './hand-over.ts'
import { placeToTransfer } from './substitute.ts'

/**
 * A person hands their own confirmed place over to somebody they name: it is still theirs until the other one has it.
 * @throws 409 where the event does not let it, past the limit, or before the place is certain; 403 when the other one would not have been let in
 */
export const transfer: Verb<typeof collectiveContract.transfer> = async (context, { params, body }) => {
  const { db, actor, now } = context
  const seen = found(await lockRegistration(db, params.id))
  authorize(may.transfer(actor, seen))
  if (!seen.is_transferable) refuse(registrationErrors.notTransferable)
  const limit = selfCancelLimit(seen)
  if (limit !== null && limit < now) refuse(registrationErrors.tooLateToTransfer, { limit })
  if (registrationStatus.keyOf(seen.status) !== 'registered') refuse(registrationErrors.notYetTransferable)
  const row = await placeToTransfer(context, seen)
  const user_id = (await findUserByMail(db, body.mail))?.id ?? (await addContact(context, body))
  await checkEntry(context, row, user_id)
  return presentRegistration(await handOver(context, row, user_id))
}

/** Whether whoever comes instead could have come by themselves. @throws 403 */
async function checkEntry(context: Context, row: RegistrationRow, user_id: number): Promise<void> {
  const opening = found(await findRegistrationContext(context.db, row.event_id, user_id))
  const entry = onboarding.keyOf(row.onboarding)
  const isOutside = entry === 'reserved' && opening.person.company_id !== row.event_company_id
  const isUninvited = entry === 'onInvitation' && opening.own === null
  if (isOutside || isUninvited) refuse(registrationErrors.criteriaUnmet)
  await checkCriteria(context, opening, user_id)
}
