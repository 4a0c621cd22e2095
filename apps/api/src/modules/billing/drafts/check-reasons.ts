import { billingErrors } from '@kxo/domain/billing/errors'
import { zeroRateFault } from '@kxo/domain/billing/zero-rate-rules'
import { refuse } from '@kxo/domain/kernel/errors'
import type { VatReason } from '@kxo/domain/kernel/vat'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { Context } from '../../../platform/context.ts'
import { paramsOf } from '../../tenants/index.ts'
import type { InvoiceInput } from '../printing/invoice-document.ts'
import type { BillParty } from '../printing/priced-document.ts'
import type { EntityRecord } from '../queries.ts'

const refusals = { ...pricingErrors, ...billingErrors }

type Sold = { lines: readonly { vat_reason: VatReason | null }[]; buyer: Pick<BillParty, 'address' | 'vat_number'>; day: string }

/** The first line without VAT that may not be so, sold by this issuer to this buyer on that day, and why (INV-31, INV-32). */
export function unfoundedReason({ tenant }: Pick<Context, 'tenant'>, issuer: EntityRecord, { lines, buyer, day }: Sold) {
  const setting = {
    issuer,
    buyer: { country_code: buyer.address.country_code, vat_number: buyer.vat_number },
    trainingExemptFrom: paramsOf(tenant).vat_training_exempt_from,
    day,
  }
  for (const [index, { vat_reason }] of lines.entries()) {
    const fault = vat_reason === null ? undefined : zeroRateFault(vat_reason, setting)
    if (fault) return { index, refusal: refusals[fault] }
  }
  return undefined
}

type Printed = Pick<InvoiceInput, 'lines' | 'buyer' | 'service' | 'issue_date'>

/** @throws 409 saying what a line without VAT lacks to be so */
export function checkReasons(context: Context, issuer: EntityRecord, { lines, buyer, service, issue_date }: Printed): void {
  const day = service?.end ?? issue_date
  const unfounded = unfoundedReason(context, issuer, { lines, buyer, day })
  if (unfounded) refuse(unfounded.refusal, { day }, [{ field: `lines.${unfounded.index}.vat_reason`, message: 'wrongFormat' }])
}
