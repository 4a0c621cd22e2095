import { refuse } from '@kxo/domain/kernel/errors'
import type { VatReason } from '@kxo/domain/kernel/vat'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { issuerFault } from '@kxo/domain/pricing/zero-rate-issuer'
import type { Context } from '../../platform/context.ts'
import { paramsOf } from '../tenants/index.ts'
import { pricingDependencies } from './dependencies.ts'

/**
 * INV-31, INV-32: a zero rate carries its reason, a reason forces the zero rate, and is one that the issuer may give that day; what depends on who
 * buys is known when they order. @throws 422, or 409 saying what the issuer lacks
 */
export async function zeroRateReason(
  context: Context,
  { vat_rate, vat_reason }: { vat_rate: number; vat_reason?: VatReason | null | undefined },
  { day, event_id }: { day: string; event_id: number | null },
): Promise<VatReason | null> {
  const reason = vat_reason ?? null
  if (vat_rate === 0 && reason === null) refuse(pricingErrors.reasonNeeded, {}, [{ field: 'vat_reason', message: 'required' }])
  if (vat_rate !== 0 && reason !== null) refuse(pricingErrors.reasonWithRate, {}, [{ field: 'vat_reason', message: 'wrongFormat' }])
  const issuer = reason === null ? undefined : await pricingDependencies().issuer(context.db, event_id)
  if (reason === null || !issuer) return reason
  const fault = issuerFault(reason, { issuer, trainingExemptFrom: paramsOf(context.tenant).vat_training_exempt_from, day })
  if (fault) {
    const message = context.language.say(pricingErrors[fault], { day })
    refuse(pricingErrors[fault], { day }, [{ field: 'vat_reason', message }])
  }
  return reason
}
