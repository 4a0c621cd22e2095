import * as z from 'zod/mini'
import { maxAmount, requiredText, shortText } from '../kernel/fields.ts'
import { mostCents, unitPriceOf } from '../kernel/money.ts'
import { vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { agreementLacks } from './agreements/agreement.ts'
import { billCategory, billNature } from './category.ts'
import { PayerAddress } from './payer-address.ts'
import { paymentMode } from './payment-mode.ts'
import { billStatus } from './status.ts'

/** A bill, or a credit note, as a list shows it (Bill). Amounts of a credit note are positive. */
export const BillRow = z.object({
  id: wire.id,
  number: z.nullable(z.string()),
  category: billCategory.wire,
  nature: billNature.wire,
  status: billStatus.wire,
  is_deposit: wire.flag,
  name: z.string(),
  recipient: z.string(),
  user: z.nullable(wire.id),
  company: z.nullable(wire.id),
  morph: z.string(),
  morph_id: z.nullable(wire.id),
  event: z.nullable(z.string()),
  creation_date: wire.instant,
  issue_date: z.nullable(wire.day),
  due_date: z.nullable(wire.day),
  days_late: wire.integer,
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount: wire.money,
  to_be_paid: wire.money,
  paid: wire.money,
  payment_date: z.nullable(wire.day),
  payment_mode: z.nullable(paymentMode.wire),
  has_pdf: wire.flag,
  /** Letters that asked for what is due, and when the last left. */
  reminders: wire.integer,
  reminded_at: z.nullable(wire.instant),
})
export type BillRow = z.output<typeof BillRow>

export const discountTypes = ['percent', 'euro'] as const
const discountType = z.enum(discountTypes)
/** All of it at most, in hundredths of a percent. */
const wholePercent = 10_000

export const BillLine = z.object({
  id: wire.id,
  name: z.string(),
  description: z.string(),
  quantity: wire.quantity,
  unit_price: wire.unitPrice,
  /** Percent or euros, as `discount_type` says. */
  discount: wire.scaled(2),
  discount_type: discountType,
  vat: wire.rate,
  vat_reason: z.nullable(z.enum(vatReason.keys)),
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount: wire.money,
  accounting: z.nullable(z.string()),
  user: z.nullable(wire.id),
})
export type BillLine = z.output<typeof BillLine>

const BillReference = z.object({ id: wire.id, number: z.nullable(z.string()), issue_date: z.nullable(wire.day), amount: wire.money })

/** A bill opened: its lines, VAT per rate, payments, history and what it is tied to (INV-14). */
export const BillDetail = z.extend(BillRow, {
  entity: z.string(),
  entity_id: wire.id,
  /** Past its ten years: its number, days and amounts stay, what it said went (INV-13). */
  is_emptied: wire.flag,
  lines: z.array(BillLine),
  groups: z.array(z.object({ vat: wire.rate, reason: z.nullable(z.enum(vatReason.keys)), basis: wire.money, tax: wire.money })),
  discount: wire.scaled(2),
  discount_type: discountType,
  /** What a price set with tax needs to be reached (INV-42). */
  rounding: wire.money,
  credited: wire.money,
  purchase_order: z.nullable(z.string()),
  service_start: z.nullable(wire.day),
  service_end: z.nullable(wire.day),
  payments: z.array(
    z.object({ id: wire.id, paid_on: wire.day, mode: paymentMode.wire, amount: wire.money, reference: z.string(), is_reversal: wire.flag }),
  ),
  history: z.array(z.object({ at: wire.instant, action: z.string(), by_name: z.nullable(z.string()), info: z.nullable(z.string()) })),
  corrects: z.nullable(BillReference),
  credits: z.array(BillReference),
  /** The bill this one was written in place of, and the one written in place of this one. */
  replaces: z.nullable(BillReference),
  replaced_by: z.nullable(BillReference),
  /** Why the funder it is made out to would not pay it all, while it is a draft (FOR-50). */
  agreement_lack: z.nullable(z.enum(agreementLacks)),
  people: z.array(z.object({ id: wire.id, full_name: z.string() })),
})
export type BillDetail = z.output<typeof BillDetail>

/** So much of one thing that no price times it is beyond what is counted exactly. */
const mostUnits = 1_000_000
const quantity = wire.quantity.check(
  z.refine((value) => Math.abs(value) <= mostUnits * 10_000, { error: 'max', params: { max: mostUnits } }),
)
const unitPrice = wire.unitPrice.check(
  z.refine((value) => value <= unitPriceOf(mostCents), { error: 'maxAmount', params: { max: mostCents } }),
)
const discount = wire.scaled(2).check(z.nonnegative(), maxAmount(mostCents))

type Discounted = { discount?: number | null | undefined; discount_type?: (typeof discountTypes)[number] | undefined }
/** A discount in percent is 100 % at most, told on its field. */
export const isShareAtMost = z.refine<Discounted>(
  ({ discount, discount_type }) => discount_type === 'euro' || (discount ?? 0) <= wholePercent,
  { path: ['discount'], error: 'max', params: { max: wholePercent / 100 } },
)

export const DraftLine = z
  .object({
    name: requiredText(200),
    description: z._default(z.optional(z.string().check(z.maxLength(2000, 'tooLong'))), ''),
    quantity: z._default(z.optional(quantity), 10_000),
    unit_price: unitPrice,
    discount: z._default(z.optional(discount), 0),
    discount_type: z._default(z.optional(discountType), 'percent'),
    vat: wire.rate,
    vat_reason: z.optional(z.nullable(z.enum(vatReason.keys))),
    accounting: z.optional(z.nullable(shortText(30))),
    user: z.optional(z.nullable(wire.id)),
  })
  .check(isShareAtMost)

/** A draft as it is written by hand. */
export const DraftBody = z.object({
  entity: z.optional(wire.id),
  user: z.optional(wire.id),
  company: z.optional(wire.id),
  event: z.optional(wire.id),
  /** Where who pays is invoiced, saved on their record. */
  payer_address: z.optional(wire.json(PayerAddress)),
  /** Of a draft written again: absent leaves the day it has, null takes it away. */
  due_date: z.optional(z.nullable(wire.day)),
  service_start: z.optional(wire.day),
  service_end: z.optional(wire.day),
  purchase_order: z.optional(shortText(50)),
  discount: z._default(z.optional(discount), 0),
  discount_type: z._default(z.optional(discountType), 'percent'),
  /** Unit prices are tax included: the person pays exactly what was shown (INV-42). */
  prices_include_tax: z._default(z.optional(wire.flag), false),
  lines: wire.json(z.array(DraftLine).check(z.minLength(1, 'required'), z.maxLength(200, 'tooMany'))),
})
export type DraftBody = z.output<typeof DraftBody>
