import type { ProductFields } from '@kxo/domain/products/contract'
import type { OptionFields } from '@kxo/domain/products/option-contract'
import { zeroRateReason } from '../pricing/index.ts'

/** What a product and an option are kept as. INV-31: a zero rate carries its reason, a reason forces the zero rate. @throws 422 */
export function soldColumns(fields: ProductFields | OptionFields) {
  return {
    name: fields.name,
    description: fields.description ?? '',
    amount_ht: fields.amount_ht,
    member_amount_ht: fields.member_amount_ht ?? null,
    vat_rate: fields.vat_rate,
    vat_reason: zeroRateReason(fields.vat_rate, fields.vat_reason),
    accounting_code: fields.accounting_code ?? null,
    stock: fields.stock ?? null,
    max_per_person: fields.max_per_person,
    question: fields.question ?? '',
    answers: fields.answers,
  }
}
