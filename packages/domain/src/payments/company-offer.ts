import type { RegistrationStatus } from '../registrations/status.ts'

/** Why the company of a person cannot take over what they owe, each a refusal of this module. */
export const companyObstacles = ['partPaid', 'nobodyToPay'] as const
export type CompanyObstacle = (typeof companyObstacles)[number]

type Order = {
  status: RegistrationStatus
  /** Whether somebody else answers for it already. */
  is_paid_for: boolean
  /** Of the bill; null while it is a draft. */
  number: string | null
  /** Cents. */
  paid: number
  /** Whether the bill is made out to the company already. */
  is_to_company: boolean
  /** Whether somebody pays for the company here. */
  has_referent: boolean
}

/**
 * Whether a person may hand what they owe to their company, and what stands against it; null when there is nothing to hand over. What is issued to them
 * already is taken over, once the company agrees, by a credit note and another bill.
 */
export function companyOffer({
  status,
  is_paid_for,
  number,
  paid,
  is_to_company,
  has_referent,
}: Order): { obstacle: CompanyObstacle | null; is_issued: boolean } | null {
  if (status !== 'toPay' || is_paid_for || (number !== null && is_to_company)) return null
  const is_issued = number !== null
  if (paid > 0) return { obstacle: 'partPaid', is_issued }
  return { obstacle: has_referent ? null : 'nobodyToPay', is_issued }
}
