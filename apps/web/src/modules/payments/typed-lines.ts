import type { BillDetail, DraftBody } from '@kxo/domain/billing/bill-shape'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { requiredText } from '@kxo/domain/kernel/validation'
import { vatReason } from '@kxo/domain/kernel/vat'
import * as z from 'zod/mini'

type Line = DraftBody['lines'][number]

/** What the line was before, where the editor shows less of it: its exact price, its discount, its account, its person. */
type Written = Pick<Line, 'unit_price' | 'discount' | 'discount_type' | 'accounting' | 'user'>

/** A line of a bill or of a quote as it is typed: cents and plain numbers. */
export const lineShape = z.object({
  name: requiredText(200),
  description: z.optional(z.string()),
  quantity: z.number(),
  unit_price: z.int().check(z.nonnegative()),
  vat: z.int(),
  vat_reason: z.optional(z.nullable(z.enum(vatReason.keys))),
  written: z.optional(z.custom<Written>(() => true)),
})

/** Prices are typed in euros and quantities as numbers; the wire keeps more decimals than a person types. */
const microEuros = 10_000
const tenThousandths = 10_000

export const typedLine = (line: BillDetail['lines'][number]) => ({
  name: line.name,
  description: line.description,
  quantity: line.quantity / tenThousandths,
  unit_price: Math.round(line.unit_price / microEuros),
  vat: line.vat,
  vat_reason: line.vat_reason,
  written: {
    unit_price: line.unit_price,
    discount: line.discount,
    discount_type: line.discount_type,
    accounting: line.accounting,
    user: line.user,
  },
})

/** A price left as it was keeps the decimals a person does not see. */
const priceOf = (cents: number, written: Written | undefined): number =>
  written && Math.round(written.unit_price / microEuros) === cents ? written.unit_price : unitPriceOf(cents)

export const writtenLines = (lines: readonly z.output<typeof lineShape>[]): Line[] =>
  lines.map(
    ({ written, ...line }): Line => ({
      discount: 0,
      discount_type: 'percent',
      ...written,
      ...line,
      description: line.description ?? '',
      quantity: Math.round(line.quantity * tenThousandths),
      unit_price: priceOf(line.unit_price, written),
    }),
  )
