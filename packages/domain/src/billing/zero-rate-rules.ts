import { bareIdentifier } from '../kernel/identifiers.ts'
import type { VatReason } from '../kernel/vat.ts'
import type { billingErrors } from './errors.ts'

/** Members of the European Union under the two letters of their VAT numbers, which are those of the country but for Greece. */
const members = new Set('AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))
/** Monaco is France for VAT (CGI 256-0). */
const vatPrefixOf = (country: string): string => ({ GR: 'EL', MC: 'FR' })[country] ?? country

/** Whether a country is of the European Union for VAT. */
export const isEuropean = (country: string): boolean => members.has(vatPrefixOf(country))

/** Who sells, to whom, and when: what decides whether a line may bear no VAT. */
export type ZeroRateSetting = {
  issuer: { is_vat_franchise: boolean; vat_number: string | null }
  buyer: { country_code: string; vat_number: string | null }
  /** Since when the issuer's training is exempt (INV-32); null when it is not. */
  trainingExemptFrom: string | null
  /** The last day of what is sold, else the day of the bill. */
  day: string
}
export type ZeroRateFault = keyof Pick<
  typeof billingErrors,
  'reasonNeedsFranchise' | 'reasonNeedsExemption' | 'reasonNeedsEuropeanBuyer' | 'reasonNeedsDistantBuyer' | 'reasonNeedsSellerVat'
>

/** Why a line may not bear this reason (INV-31, INV-32, BR-AE-02, BR-G-02); undefined when it may. */
export function zeroRateFault(reason: VatReason, { issuer, buyer, trainingExemptFrom, day }: ZeroRateSetting): ZeroRateFault | undefined {
  const prefix = vatPrefixOf(buyer.country_code)
  if (reason === 'franchise') return issuer.is_vat_franchise ? undefined : 'reasonNeedsFranchise'
  if (reason === 'training_exempt') return trainingExemptFrom !== null && trainingExemptFrom <= day ? undefined : 'reasonNeedsExemption'
  if (reason === 'reverse_charge_eu_service') {
    const isNamed = buyer.vat_number !== null && bareIdentifier(buyer.vat_number).startsWith(prefix)
    if (prefix === 'FR' || !members.has(prefix) || !isNamed) return 'reasonNeedsEuropeanBuyer'
  }
  if (reason === 'export' && members.has(prefix)) return 'reasonNeedsDistantBuyer'
  const needsNumber = reason === 'export' || reason === 'reverse_charge_eu_service'
  return needsNumber && !issuer.vat_number?.trim() ? 'reasonNeedsSellerVat' : undefined
}
