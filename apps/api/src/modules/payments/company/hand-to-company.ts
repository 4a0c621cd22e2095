import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { groupPayment } from '@kxo/domain/payments/paths'
import { isPaidFor } from '@kxo/domain/registrations/rules'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type BillRecord, findBill, lockBill } from '../../billing/index.ts'
import { followingReferents, payByCompany, type RegistrationRow, requestTakeover } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { readCheckout } from '../jobs.ts'
import { dueOf } from '../plans/due.ts'
import { checkPlace } from '../provider/open-checkout.ts'
import { ownBillFor, summaryOf } from '../summary.ts'
import { companyOfferOf, mayHand } from './company-offer-of.ts'

/**
 * A person has their company pay the order they placed; asked twice, it is done once. What is issued to them is left as it is until the company agrees.
 * @throws 409 what is paid in part stays theirs
 */
export const handToCompany: Verb<typeof paymentsContract.handToCompany> = async (context, { params }) => {
  authorize(context.actor.user_id !== null)
  const bill = found(await lockBill(context.db, (await ownBillFor(context, params.id)).id))
  const due = await dueOf(context, bill)
  const registration = found(due.registration)
  authorize(mayHand(context, registration))
  if (isPaidFor(registration)) return summaryOf(context, bill)
  checkPlace(context, bill, due)
  const offer = (await companyOfferOf(context, bill, registration)) ?? refuse(paymentErrors.nothingDue)
  if (offer.obstacle) refuse(paymentErrors[offer.obstacle], { name: offer.name, number: bill.number ?? '' })
  if (offer.is_issued) {
    if (offer.is_requested) return summaryOf(context, bill)
    await requestTakeover(context, registration.id)
    await trace(context, {
      action: 'request_takeover',
      event_id: registration.event_id,
      subject_id: bill.id,
      change: { company_id: registration.company_id },
    })
    await askReferents(context, registration, `${registration.id} takeover ${bill.id} ${context.now.toISOString()}`)
    return summaryOf(context, bill)
  }
  await dropAttempts(context, bill, registration)
  await payByCompany(context, registration)
  await trace(context, {
    action: 'hand_to_company',
    event_id: registration.event_id,
    subject_id: bill.id,
    change: { company_id: [bill.company_id, registration.company_id] },
  })
  await askReferents(context, registration)
  return summaryOf(context, found(await findBill(context.db, bill.id)))
}

/** What the person began to pay alone: attempts at the bank, and the schedule of what would have fallen due later. */
export async function dropAttempts(context: Context, bill: BillRecord, registration: RegistrationRow): Promise<void> {
  const { db, now } = context
  await db.deleteFrom('instalments').where('registration_id', '=', registration.id).execute()
  const over = await db
    .updateTable('checkouts')
    .set({ status: 'abandoned', ended_at: now })
    .where('bill_id', '=', bill.id)
    .where('status', 'in', ['open', 'needs_authentication'])
    .returning(['unique_id', 'provider_ref'])
    .execute()
  // What the bank charged meanwhile is applied all the same.
  for (const { unique_id, provider_ref } of over) if (provider_ref !== null) await context.enqueue(readCheckout, { checkout: unique_id })
}

async function askReferents(context: Context, row: RegistrationRow, occurrence = `${row.id} v${row.version}`): Promise<void> {
  for (const to of await followingReferents(context, row))
    await context.services.enqueueMail(context, {
      moment: 'ask_company',
      to,
      occurrence,
      values: { title: row.event_title, name: `${row.first_name} ${row.last_name}` },
      event_id: row.event_id,
      path: groupPayment(row.event_id, row.user_id),
    })
}
