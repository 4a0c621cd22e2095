import { bareIdentifier } from '../kernel/identifiers.ts'
import type { VatReason } from '../kernel/vat.ts'
import { type IssuerFault, issuerFault, type ZeroRateIssuer } from '../pricing/zero-rate-issuer.ts'
import type { billingErrors } from './errors.ts'

/** Members of the European Union under the two letters of their VAT numbers, which are those of the country but for Greece. */
const members = new Set('AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))
/** Monaco is France for VAT (CGI 256-0). */
const vatPrefixOf = (country: string): string => ({ GR: 'EL', MC: 'FR' })[country] ?? country

/** Whether a country is of the European Union for VAT. */
export const isEuropean = (country: string): boolean => members.has(vatPrefixOf(country))

/** Who sells, to whom, and when: what decides whether a line may bear no VAT. */
export type ZeroRateSetting = ZeroRateIssuer & { buyer: { country_code: string; vat_number: string | null } }
export type BuyerFault = keyof Pick<typeof billingErrors, 'reasonNeedsEuropeanBuyer' | 'reasonNeedsDistantBuyer'>

/** Why a line may not bear this reason (INV-31, INV-32, BR-AE-02, BR-G-02); undefined when it may. */
export const zeroRateFault = (reason: VatReason, setting: ZeroRateSetting): BuyerFault | IssuerFault | undefined =>
  buyerFault(reason, setting.buyer) ?? issuerFault(reason, setting)

function buyerFault(reason: VatReason, { country_code, vat_number }: ZeroRateSetting['buyer']): BuyerFault | undefined {
  const prefix = vatPrefixOf(country_code)
  if (reason === 'reverse_charge_eu_service') {
    const isNamed = vat_number !== null && bareIdentifier(vat_number).startsWith(prefix)
    return prefix === 'FR' || !members.has(prefix) || !isNamed ? 'reasonNeedsEuropeanBuyer' : undefined
  }
  return reason === 'export' && members.has(prefix) ? 'reasonNeedsDistantBuyer' : undefined
}
