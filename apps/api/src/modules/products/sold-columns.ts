import { storedAmount } from '@kxo/domain/pricing/typed-amount'
import type { ProductFields } from '@kxo/domain/products/contract'
import type { OptionFields } from '@kxo/domain/products/option-contract'
import type { Context } from '../../platform/context.ts'
import { zeroRateReason } from '../pricing/index.ts'

/** What members pay, without tax; null for the same as everybody. */
function memberAmount({ is_with_tax, member_amount_ht, member_amount_ttc, vat_rate }: ProductFields | OptionFields): number | null {
  const typed = is_with_tax ? member_amount_ttc : member_amount_ht
  if (typeof typed !== 'number') return null
  return storedAmount({ is_with_tax, amount_ht: member_amount_ht, amount_ttc: member_amount_ttc, vat_rate })
}

/** What a product and an option are kept as; `day` is the last one of what is sold, `event_id` where. @throws 422 and 409 as `zeroRateReason` does (INV-31, INV-32) */
export async function soldColumns(context: Context, fields: ProductFields | OptionFields, sold: { day: string; event_id: number | null }) {
  return {
    name: fields.name,
    description: fields.description ?? '',
    amount_ht: storedAmount(fields),
    member_amount_ht: memberAmount(fields),
    is_with_tax: fields.is_with_tax ?? false,
    vat_rate: fields.vat_rate,
    vat_reason: await zeroRateReason(context, fields, sold),
    accounting_code: fields.accounting_code ?? null,
    stock: fields.stock ?? null,
    max_per_person: fields.max_per_person,
    question: fields.question ?? '',
    answers: fields.answers,
  }
}
