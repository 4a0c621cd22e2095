import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { Instalment } from '@kxo/domain/payments/rules'
import type { Context } from '../../platform/context.ts'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { checkIssuable, lockBill } from '../billing/index.ts'
import { markSettled } from '../registrations/index.ts'
import { trace } from '../traces/index.ts'
import { dueOf } from './due.ts'
import { checkPlace } from './open-checkout.ts'
import { instalmentsOf } from './queries.ts'
import { ownBillFor, summaryOf } from './summary.ts'

/** Writes what a registration pays later, once. */
export async function keepPlan({ db }: Context, registration_id: number, rows: readonly Instalment[]): Promise<void> {
  if ((await instalmentsOf(db, registration_id)).length > 0) return
  await db
    .insertInto('instalments')
    .values(
      rows.map(({ due_on, amount }, index) => ({ registration_id, rank: index + 1, due_on, amount, is_last: index === rows.length - 1 })),
    )
    .execute()
}

/**
 * A person who pays their own training commits to the schedule: nothing is charged before the withdrawal period ends (FOR-12), and nothing more
 * is awaited for the place. Each part is invoiced on its day.
 */
export const acceptPlan: Verb<typeof paymentsContract.acceptPlan> = async (context, { params }) => {
  const bill = found(await lockBill(context.db, (await ownBillFor(context, params.id)).id))
  const due = await dueOf(context, bill)
  if (due.is_plan_accepted) return summaryOf(context, bill)
  checkPlace(context, bill, due)
  const registration = found(due.registration)
  if (due.not_before === null) refuse(paymentErrors.nothingDue)
  await checkIssuable(context, bill)
  await keepPlan(context, registration.id, due.plan)
  await trace(context, {
    action: 'accept_plan',
    event_id: registration.event_id,
    subject: 'bill',
    subject_id: bill.id,
    change: { plan: due.plan },
  })
  await markSettled(context, registration.id)
  return summaryOf(context, bill)
}
