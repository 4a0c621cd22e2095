import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isReferentOf } from '@kxo/domain/kernel/permissions'
import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { isCancellable } from '@kxo/domain/registrations/rules'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { findRegistrationContext } from '../registering/registration-context.ts'
import { lockPlaces } from '../waiting/queue.ts'
import { handOver } from './hand-over.ts'

/** Whoever follows a registration, or the referent of its person, names somebody known who comes instead. */
export const substitute: Verb<typeof collectiveContract.substitute> = async (context, { params, body }) => {
  const { db, actor } = context
  const seen = found(await lockRegistration(db, params.id))
  authorize(may.follow(actor) || isReferentOf(actor, seen))
  const row = await placeToTransfer(context, seen)
  const { person } = found(await findRegistrationContext(db, row.event_id, body.user))
  if (!may.follow(actor) && person.company_id !== actor.company_id) refuse(kernelErrors.notFound)
  return presentRegistration(await handOver(context, row, body.user))
}

/** A registration whose place can still be handed over, the counter of its event held. */
export async function placeToTransfer(context: Context, row: RegistrationRow): Promise<RegistrationRow> {
  const from = registrationStatus.keyOf(row.status)
  const to = registrationStatus.labelOf('cancelled')
  if (!isCancellable(from) || !holdsPlace(from)) refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to })
  if (row.start_date !== null && row.start_date <= context.now) refuse(registrationErrors.begunForSubstitution)
  await lockPlaces(context.db, row.event_id)
  return row
}
