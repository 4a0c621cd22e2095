import { companyOffer } from '@kxo/domain/payments/company-offer'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { may } from '@kxo/domain/payments/permissions'
import { isPaidFor } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../../billing/index.ts'
import { type RegistrationRow, referentsOf, takeoversAmong } from '../../registrations/index.ts'
import { settingsOf } from '../../tenants/index.ts'

/** Whether the caller may hand an order to a company: their own, whose referents pay for its people. */
export const mayHand = ({ actor, tenant }: Context, { user_id, company_id }: RegistrationRow): boolean =>
  may.handToCompany(actor, { user_id, company_id, has_delegation: settingsOf(tenant).features.includes('delegation') })

/** The company of the caller that may pay in their place, as the page offers it. */
export async function companyOfferOf(
  context: Context,
  bill: BillRecord,
  registration: RegistrationRow,
): Promise<PaymentSummary['company_offer']> {
  const { company_id, company_name, status } = registration
  if (company_name === null || !mayHand(context, registration)) return null
  const order = {
    status: registrationStatus.keyOf(status),
    is_paid_for: isPaidFor(registration),
    number: bill.number,
    paid: bill.paid,
    is_to_company: bill.company_id === company_id,
  }
  // Who pays there is read only where there is something to hand over.
  if (companyOffer({ ...order, has_referent: true }) === null) return null
  const offer = companyOffer({ ...order, has_referent: (await referentsOf(context, company_id)).length > 0 })
  if (offer === null) return null
  const is_requested = offer.is_issued && (await takeoversAmong(context, [registration.id])).has(registration.id)
  return { name: company_name, ...offer, is_requested }
}
