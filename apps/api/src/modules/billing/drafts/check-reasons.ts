import { billingErrors } from '@kxo/domain/billing/errors'
import { zeroRateFault } from '@kxo/domain/billing/zero-rate-rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { Context } from '../../../platform/context.ts'
import { paramsOf } from '../../tenants/index.ts'
import type { InvoiceInput } from '../printing/invoice-document.ts'
import type { EntityRecord } from '../queries.ts'

const refusals = { ...pricingErrors, ...billingErrors }

/** Whether each line without VAT may be so, sold by this issuer to this buyer on that day (INV-31, INV-32). @throws 409 saying what lacks */
export function checkReasons({ tenant }: Context, issuer: EntityRecord, { lines, buyer, service, issue_date }: InvoiceInput): void {
  const day = service?.end ?? issue_date
  const setting = {
    issuer,
    buyer: { country_code: buyer.address.country_code, vat_number: buyer.vat_number },
    trainingExemptFrom: paramsOf(tenant).vat_training_exempt_from,
    day,
  }
  for (const [index, { vat_reason }] of lines.entries()) {
    const fault = vat_reason === null ? undefined : zeroRateFault(vat_reason, setting)
    if (fault) refuse(refusals[fault], { day }, [{ field: `lines.${index}.vat_reason`, message: 'wrongFormat' }])
  }
}
