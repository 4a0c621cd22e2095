import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkIssuable, lockBill } from '../../billing/index.ts'
import { markSettled } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { checkContract, checkPlace } from '../provider/open-checkout.ts'
import { ownBillFor, summaryOf } from '../summary.ts'
import { dueOf } from './due.ts'
import { keepPlan } from './keep-plan.ts'

/**
 * A person who pays their own training commits to the schedule: nothing is charged before the withdrawal period ends (FOR-12), and nothing more
 * is awaited for the place. Each part is invoiced on its day.
 */
export const acceptPlan: Verb<typeof paymentsContract.acceptPlan> = async (context, { params }) => {
  const bill = found(await lockBill(context.db, (await ownBillFor(context, params.id)).id))
  const due = await dueOf(context, bill)
  if (bill.number !== null) refuse(paymentErrors.nothingDue)
  if (due.is_plan_accepted) return summaryOf(context, bill)
  checkPlace(context, bill, due)
  checkContract(due)
  const registration = found(due.registration)
  if (due.not_before === null) refuse(paymentErrors.nothingDue)
  await checkIssuable(context, bill)
  await keepPlan(context, registration.id, due.plan)
  await trace(context, {
    action: 'accept_plan',
    event_id: registration.event_id,
    subject_id: bill.id,
    change: { plan: due.plan },
  })
  await markSettled(context, registration.id)
  return summaryOf(context, bill)
}
