import type { VatReason } from '../kernel/vat.ts'
import type { pricingErrors } from './errors.ts'

/** Who sells, and when: what is known of a zero rate before the buyer is. */
export type ZeroRateIssuer = {
  issuer: { is_vat_franchise: boolean; vat_number: string | null }
  /** Since when the issuer's training is exempt (INV-32); null when it is not. */
  trainingExemptFrom: string | null
  /** The last day of what is sold, else the day it is priced or billed. */
  day: string
}
export type IssuerFault = keyof Pick<typeof pricingErrors, 'reasonNeedsFranchise' | 'reasonNeedsExemption' | 'reasonNeedsSellerVat'>

/** Why this issuer may not give this reason, whoever buys (INV-31, INV-32, BR-G-03); undefined when it may. */
export function issuerFault(reason: VatReason, { issuer, trainingExemptFrom, day }: ZeroRateIssuer): IssuerFault | undefined {
  if (reason === 'franchise') return issuer.is_vat_franchise ? undefined : 'reasonNeedsFranchise'
  if (reason === 'training_exempt') return trainingExemptFrom !== null && trainingExemptFrom <= day ? undefined : 'reasonNeedsExemption'
  const needsNumber = reason === 'export' || reason === 'reverse_charge_eu_service'
  return needsNumber && !issuer.vat_number?.trim() ? 'reasonNeedsSellerVat' : undefined
}
