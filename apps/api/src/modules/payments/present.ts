import { billStatus } from '@kxo/domain/billing/status'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import type { Checkout } from '@kxo/domain/payments/payment-shape'
import { may } from '@kxo/domain/payments/permissions'
import { checkoutStatus, refusalReason } from '@kxo/domain/payments/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findBill } from '../billing/index.ts'
import { findRegistration, type RegistrationRow } from '../registrations/index.ts'
import { type CheckoutRecord, findCheckout } from './queries.ts'

export const statusOf = (checkout: CheckoutRecord) => found(checkoutStatus.is(checkout.status) ? checkout.status : undefined)
export const refusalOf = (checkout: CheckoutRecord) => (refusalReason.is(checkout.refusal) ? checkout.refusal : null)

export const registrantOf = ({ user_id, first_name, last_name }: RegistrationRow) => ({ user: user_id, name: `${first_name} ${last_name}` })

export async function presentCheckout({ db }: Context, checkout: CheckoutRecord): Promise<Checkout> {
  const bill = found(await findBill(db, checkout.bill_id))
  const registration = checkout.registration_id === null ? undefined : await findRegistration(db, checkout.registration_id)
  return {
    checkout: checkout.unique_id,
    status: statusOf(checkout),
    refusal: refusalOf(checkout),
    amount: checkout.amount,
    address: checkout.address,
    bill: bill.id,
    number: bill.number,
    bill_status: billStatus.keyOf(bill.status),
    event: bill.morph === 'Event' ? bill.morph_id : null,
    registration: checkout.registration_id,
    registration_status: registration ? registrationStatus.keyOf(registration.status) : null,
    registrant: registration ? registrantOf(registration) : null,
    has_pdf: bill.pdf_file_id !== null,
  }
}

/** The attempt of whoever may pay its bill; anybody else's is not found. */
export async function ownCheckout(context: Context, uniqueId: string): Promise<CheckoutRecord> {
  const checkout = found(await findCheckout(context.db, uniqueId))
  const bill = found(await findBill(context.db, checkout.bill_id))
  return found(may.pay(context.actor, bill) ? checkout : undefined)
}

export const readOwnCheckout: Verb<typeof paymentsContract.checkout> = async (context, { params }) =>
  presentCheckout(context, await ownCheckout(context, params.checkout))
