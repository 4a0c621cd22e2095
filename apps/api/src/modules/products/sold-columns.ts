import type { ProductFields } from '@kxo/domain/products/contract'
import type { OptionFields } from '@kxo/domain/products/option-contract'
import type { Context } from '../../platform/context.ts'
import { zeroRateReason } from '../pricing/index.ts'

/** What a product and an option are kept as; `day` is the last one of what is sold, `event_id` where. @throws 422 and 409 as `zeroRateReason` does (INV-31, INV-32) */
export async function soldColumns(context: Context, fields: ProductFields | OptionFields, sold: { day: string; event_id: number | null }) {
  return {
    name: fields.name,
    description: fields.description ?? '',
    amount_ht: fields.amount_ht,
    member_amount_ht: fields.member_amount_ht ?? null,
    vat_rate: fields.vat_rate,
    vat_reason: await zeroRateReason(context, fields, sold),
    accounting_code: fields.accounting_code ?? null,
    stock: fields.stock ?? null,
    max_per_person: fields.max_per_person,
    question: fields.question ?? '',
    answers: fields.answers,
  }
}
