import { refuse } from '@kxo/domain/kernel/errors'
import { isSelf } from '@kxo/domain/kernel/permissions'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { isToFill } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkOrderReference } from '../../billing/index.ts'
import { chosenBy, refuseWrongChoice } from '../activities/choose-activities.ts'
import { checkTransition } from '../deciding/change-status.ts'
import { placesLeft } from '../deciding/places-left.ts'
import { billedBy, payerSaid } from '../ordering/payers.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { logSyllabus } from '../terms/log-syllabus.ts'
import { isAwaitingTerms } from '../terms/terms.ts'
import { advanceRow } from './advance.ts'
import { keepAnswers } from './answer.ts'

/** Finishes a registration; a hold already over sends back to the start, answers kept. */
export const submit: Verb<typeof registrationsContract.submit> = async (context, { params, body }) => {
  const row = await lockAfterQueue(context, params.id)
  const status = registrationStatus.keyOf(row.status)
  if (status === 'cancelled') checkTransition(status, 'toComplete')
  if (status === 'pending' && row.hold_expires_at && row.hold_expires_at < context.now) refuse(registrationErrors.holdExpired)
  await refuseWrongChoice(context, row, await chosenBy(context.db, row.id))
  if (body.answers) await keepAnswers(context, row, body.answers)
  if (isToFill(status) && isSelf(context.actor, row)) {
    if (await isAwaitingTerms(context, row)) refuse(registrationErrors.termsToAccept)
    await logSyllabus(context, row)
  }
  const said = await payerSaid(context.db, row.id)
  const payer = row.is_company_paid ? 'company' : body.payer
  const advanced = await advanceRow(context, row, null, { payer, purchase_order: body.purchase_order })
  // Whether anything is to be paid is known now; what is refused is not kept.
  const isOrdered = (payer ?? billedBy(said, row)) === 'company' && registrationStatus.keyOf(advanced.status) === 'toPay'
  if (isOrdered && !may.follow(context.actor))
    await checkOrderReference(context, said?.company_id ?? advanced.company_id, body.purchase_order ?? said?.purchase_order)
  return presentRegistration(advanced)
}

/** The registration to finish, locked; an invitation holds no place yet: those who wait for one come first. */
async function lockAfterQueue(context: Context, id: number): Promise<RegistrationRow> {
  const row = found(await lockRegistration(context.db, id))
  authorize(may.answer(context.actor, row))
  if (registrationStatus.keyOf(row.status) !== 'invited') return row
  await placesLeft(context, row.event_id)
  return found(await lockRegistration(context.db, id))
}
