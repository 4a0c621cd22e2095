import { type BillDetail, type DraftBody, discountTypes, isShareAtMost } from '@kxo/domain/billing/bill-shape'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { requiredText } from '@kxo/domain/kernel/validation'
import { vatReason } from '@kxo/domain/kernel/vat'
import * as z from 'zod/mini'

type Line = DraftBody['lines'][number]

/** The exact price the line had, where the editor shows less of it. */
type Written = Pick<Line, 'unit_price'>

/** A line of a bill or of a quote as it is typed: cents, hundredths of a discount and plain numbers. */
export const lineShape = z
  .object({
    name: requiredText(200),
    description: z.optional(z.nullable(z.string().check(z.maxLength(2000, 'tooLong')))),
    quantity: z.number(),
    unit_price: z.int().check(z.nonnegative()),
    discount: z.optional(z.nullable(z.int().check(z.nonnegative()))),
    discount_type: z.enum(discountTypes),
    vat: z.int(),
    vat_reason: z.optional(z.nullable(z.enum(vatReason.keys))),
    accounting: z.optional(z.nullable(z.string().check(z.maxLength(30, 'tooLong')))),
    user: z.optional(z.nullable(z.int())),
    written: z.optional(z.custom<Written>(() => true)),
  })
  .check(isShareAtMost)

/** A line nobody wrote yet: it has no price. */
export const newLine = {
  name: '',
  description: '',
  quantity: 1,
  unit_price: null,
  discount: null,
  discount_type: 'percent',
  vat: 2000,
  vat_reason: null,
  accounting: '',
  user: null,
}

/** Prices are typed in euros and quantities as numbers; the wire keeps more decimals than a person types. */
const microEuros = 10_000
const tenThousandths = 10_000

export const typedLine = (line: BillDetail['lines'][number]) => ({
  name: line.name,
  description: line.description,
  quantity: line.quantity / tenThousandths,
  unit_price: Math.round(line.unit_price / microEuros),
  discount: line.discount || null,
  discount_type: line.discount_type,
  vat: line.vat,
  vat_reason: line.vat_reason,
  accounting: line.accounting ?? '',
  user: line.user,
  written: { unit_price: line.unit_price },
})

/** A price left as it was keeps the decimals a person does not see. */
const priceOf = (cents: number, written: Written | undefined): number =>
  written && Math.round(written.unit_price / microEuros) === cents ? written.unit_price : unitPriceOf(cents)

export const writtenLines = (lines: readonly z.output<typeof lineShape>[]): Line[] =>
  lines.map(
    ({ written, ...line }): Line => ({
      ...line,
      description: line.description?.trim() ?? '',
      quantity: Math.round(line.quantity * tenThousandths),
      unit_price: priceOf(line.unit_price, written),
      discount: line.discount ?? 0,
      accounting: line.accounting?.trim() || null,
      user: line.user ?? null,
    }),
  )
