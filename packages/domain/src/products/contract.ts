import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, optionalText, requiredText } from '../kernel/validation.ts'
import { vatRates, vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { amountIsTyped, typedAmount, typedAmountFields } from '../pricing/typed-amount-fields.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { productKind } from './kind.ts'

const count = (least: number) => wire.integer.check(z.minimum(least, 'min'), z.maximum(100_000, 'max'))

/** What is asked of a price and of who takes it: shared by products and options. */
export const soldFields = {
  name: requiredText(120),
  description: optionalLines(2000),
  ...typedAmountFields,
  member_amount_ht: typedAmount,
  member_amount_ttc: typedAmount,
  vat_rate: wire.rate.check(z.refine((rate) => (vatRates as readonly number[]).includes(rate), 'unknownCode')),
  vat_reason: z.optional(z.nullable(vatReason.wire)),
  accounting_code: optionally(z.string().check(z.trim(), z.regex(/^\d[0-9A-Za-z]{2,19}$/, 'wrongFormat'))),
  stock: optionally(count(0)),
  max_per_person: z._default(z.optional(count(1)), 1),
  /** What is asked of who takes it: a diet, a size. */
  question: optionalText(120),
  answers: z._default(z.optional(wire.list(requiredText(60)).check(z.maxLength(30, 'tooMany'))), []),
}
export const soldShape = {
  id: wire.id,
  name: z.string(),
  description: z.string(),
  amount_ht: wire.money,
  member_amount_ht: z.nullable(wire.money),
  amount_ttc: wire.money,
  member_amount_ttc: z.nullable(wire.money),
  /** Whether its author types both with tax. */
  is_with_tax: z.boolean(),
  vat_rate: wire.rate,
  vat_reason: z.nullable(vatReason.wire),
  accounting_code: z.nullable(z.string()),
  stock: z.nullable(z.int()),
  taken: z.int(),
  max_per_person: z.int(),
  question: z.string(),
  answers: z.array(z.string()),
  version: z.int(),
}

export const Product = z.object({
  ...soldShape,
  code: z.nullable(z.string()),
  family: z.string(),
  kind: productKind.wire,
  is_archived: z.boolean(),
  /** Days an offer of a recruiting platform is shown first for it; null for any other product. */
  boost_days: z.nullable(z.int()),
  /** Events that offer it, or were shown first for it. */
  events: z.int(),
})
export type Product = z.output<typeof Product>

const productFields = {
  ...soldFields,
  code: optionalText(40),
  family: optionalText(80),
  kind: z.optional(productKind.wire),
  boost_days: optionally(count(1)),
}
const ProductFields = z.object(productFields).check(...amountIsTyped)
export type ProductFields = z.output<typeof ProductFields>

const Done = z.object({ done: z.literal(true) })
const stale = ['products', 'options'] as const

export const productsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/products/',
    summary: 'Products of the tenant: what it sells beside places',
    params: inClient,
    query: z.object({ ...listQuery, tab: z.optional(z.enum(['current', 'archived'])) }),
    response: listOf(Product),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  create: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/products/',
    summary: 'Add a product',
    params: inClient,
    body: ProductFields,
    response: Product,
    status: 201,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/products/:id/',
    summary: 'Change a product; what was sold keeps its price',
    params: inClientWithId,
    body: z.object({ ...productFields, version: wire.integer }).check(...amountIsTyped),
    response: Product,
  }),
  archive: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/products/:id/archiving/',
    summary: 'Put a product away, or bring it back',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: Product,
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/products/:id/',
    summary: 'Delete a product no event offers',
    params: inClientWithId,
    response: Done,
  }),
}
