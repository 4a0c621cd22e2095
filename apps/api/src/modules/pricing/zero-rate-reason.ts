import { refuse } from '@kxo/domain/kernel/errors'
import { pricingErrors } from '@kxo/domain/pricing/errors'

/** INV-31: a zero rate carries its reason, a reason forces the zero rate. @throws 422 */
export function zeroRateReason<Reason extends string>(rate: number, given: Reason | null | undefined): Reason | null {
  const reason = given ?? null
  if (rate === 0 && reason === null) refuse(pricingErrors.reasonNeeded, {}, [{ field: 'vat_reason', message: 'required' }])
  if (rate !== 0 && reason !== null) refuse(pricingErrors.reasonWithRate, {}, [{ field: 'vat_reason', message: 'wrongFormat' }])
  return reason
}
