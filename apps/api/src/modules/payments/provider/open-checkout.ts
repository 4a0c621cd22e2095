import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { may } from '@kxo/domain/payments/permissions'
import { paymentBounds } from '@kxo/domain/payments/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { uuidv7 } from 'uuidv7'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type BillRecord, checkIssuable, draftBillFor, findBill, keepOrder, lockBill } from '../../billing/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { prepareCheckout } from '../jobs.ts'
import { type Due, dueOf } from '../plans/due.ts'
import { keepPlan } from '../plans/keep-plan.ts'
import { presentCheckout } from '../present.ts'
import { providerOf } from './provider.ts'

/** The amount a person agreed to, checked against what is really due: nobody pays less by asking less. */
function checkAmount(context: Context, bill: BillRecord, { now, not_before }: Due, amount: number): void {
  if (not_before !== null) refuse(paymentErrors.notBefore, { day: not_before })
  if (now <= 0) refuse(paymentErrors.nothingDue)
  if (bill.number === null) {
    if (amount !== now)
      refuse(paymentErrors.amountChanged, { amount: formatMoney(now, context.language.locale) }, [
        { field: 'amount', message: 'wrongFormat' },
      ])
    return
  }
  const { least, most } = paymentBounds(now)
  if (amount < least) refuse(kernelErrors.invalid, {}, [{ field: 'amount', message: 'minAmount', values: { min: least } }])
  if (amount > most) refuse(kernelErrors.invalid, {}, [{ field: 'amount', message: 'maxAmount', values: { max: most } }])
}

/** A place given away is not paid for: the person is told to try for another. */
export function checkPlace({ now }: Context, bill: BillRecord, { registration }: Due): void {
  if (bill.number !== null || !registration) return
  const status = registrationStatus.keyOf(registration.status)
  const isOver = registration.hold_expires_at !== null && registration.hold_expires_at < now
  if (status === 'cancelled' || isOver) refuse(paymentErrors.placeReleased)
  if (status !== 'toPay') refuse(paymentErrors.nothingDue)
}

/** Whoever pays their own training signs before they pay (FOR-10, L6353-3). @throws 409 */
export function checkContract({ is_contract_to_sign }: Due): void {
  if (is_contract_to_sign) refuse(paymentErrors.contractToSign)
}

/** When only a part is asked now, the draft becomes its deposit invoice and what falls due later a schedule (INV-48). */
export async function draftToPay(context: Context, bill: BillRecord, due: Due): Promise<BillRecord> {
  const { registration, price, plan } = due
  const today = dayInZone(context.now, defaultZone)
  const later = plan.filter(({ due_on }) => due_on > today)
  if (bill.number !== null || !registration || !price || plan.length < 2 || later.length === 0) return bill
  const payer = bill.company_id === null ? 'self' : 'company'
  await draftBillFor(context, { registration: { ...registration, company_id: bill.company_id }, price, payer, deposit: due.now })
  await keepPlan(context, registration.id, later)
  return found(await findBill(context.db, bill.id))
}

/** Starts an attempt to pay by card. The amount is the bill's; the page of the bank is known at once or prepared by a job. */
export const openCheckout: Verb<typeof paymentsContract.openCheckout> = async (context, { params, body }) => {
  const { db, tenant, services } = context
  const locked = found(await lockBill(db, params.id))
  const bill = await keepOrder(context, found(may.pay(context.actor, locked) ? locked : undefined), body.purchase_order)
  const { features, params: chosen } = settingsOf(tenant)
  authorize(features.includes('payment'))
  if (!chosen.payment_means.includes('card')) refuse(paymentErrors.meansNotOffered)
  const provider = providerOf(services)
  if (billStatus.keyOf(bill.status) === 'deleted') refuse(kernelErrors.notFound)
  const due = await dueOf(context, bill)
  checkPlace(context, bill, due)
  checkContract(due)
  checkAmount(context, bill, due, body.amount)
  const ready = await draftToPay(context, bill, due)
  await checkIssuable(context, ready)
  const unique_id = uuidv7()
  const checkout = await db
    .insertInto('checkouts')
    .values({
      unique_id,
      bill_id: ready.id,
      registration_id: ready.registration_id,
      user_id: context.actor.user_id,
      amount: body.amount,
      provider: provider.name,
      address: provider.instantAddress?.({ client: tenant.name, unique_id }) ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (checkout.address === null) await context.enqueue(prepareCheckout, { checkout: unique_id })
  return presentCheckout(context, checkout)
}
