import { allocate, multiply, percentOf } from './decimals.ts'
import { type VatCategory, type VatReason, vatTreatment } from './vat.ts'

export type DiscountType = 'percent' | 'euro'
/** `discount` is basis points when percent, cents when euro. */
export type Discount = { discount: number; discount_type: DiscountType }

/** `quantity` in ten-thousandths (may be negative), `unit_price` in micro-euros, `vat_rate` in basis points (INV-30). */
export type AmountLine = Discount & { quantity: number; unit_price: number; vat_rate: number; vat_reason: VatReason | null }

/** Cents. `tax_amount` and `total_ttc` of a line are for display: VAT is computed per group. */
export type LineTotals = { gross: number; allowance: number; net: number; tax_amount: number; total_ttc: number }
export type VatGroup = {
  category: VatCategory
  vat_rate: number
  reasons: VatReason[]
  net: number
  allowance: number
  basis: number
  tax: number
}
export type Totals = {
  lines: LineTotals[]
  groups: VatGroup[]
  sum_lines: number
  allowances: number
  total_ht: number
  total_tax: number
  total_ttc: number
}

export const sumOf = <T>(items: readonly T[], read: (item: T) => number) => items.reduce((sum, item) => sum + read(item), 0)

/** What a discount takes off an amount, in cents. Percent discounts apply after quantity × price; a euro discount lessens the line whatever its sign, so a reversed line is its exact opposite (INV-43). */
export function allowanceOn(gross: number, { discount, discount_type }: Discount): number {
  if (discount_type === 'percent') return percentOf(gross, discount)
  return gross < 0 ? -discount : discount
}

/** What is taxed at one rate. Cents. */
export type TaxedBase = Pick<VatGroup, 'category' | 'vat_rate' | 'basis' | 'tax'>

const taxAtItsRate = ({ basis, vat_rate }: Omit<TaxedBase, 'tax'>): number => percentOf(basis, vat_rate)

/**
 * Totals of a bill, quote or basket (INV-40, INV-43): VAT rounded once per (category, rate), document discount split over the groups by
 * largest remainder, display tax of each line likewise. Groups come in the order their first line does. All amounts are cents.
 * @param taxOf the tax of a group where it is not its rate's: what is left of one, on a credit note (INV-12)
 * @throws RangeError on a negative unit price (BR-27): use a negative quantity or a discount.
 */
export function totalsOf(
  lines: readonly AmountLine[],
  documentDiscount: Discount = { discount: 0, discount_type: 'percent' },
  taxOf: (group: Omit<TaxedBase, 'tax'>) => number = taxAtItsRate,
): Totals {
  const priced = lines.map((line) => {
    if (line.unit_price < 0) throw new RangeError('negative unit price')
    const gross = multiply(line.quantity, line.unit_price)
    const allowance = allowanceOn(gross, line)
    const { category, rate } = vatTreatment(line.vat_rate, line.vat_reason)
    return { gross, allowance, net: gross - allowance, category, rate, reason: line.vat_reason, key: `${category} ${rate}` }
  })
  const sum_lines = sumOf(priced, (line) => line.net)
  const grouped = [...Map.groupBy(priced, (line) => line.key).values()]
  const nets = grouped.map((members) => sumOf(members, (line) => line.net))
  const shares = grouped.length === 0 ? [] : allocate(allowanceOn(sum_lines, documentDiscount), nets)

  const shownTaxes = new Map<(typeof priced)[number], number>()
  const groups = grouped.map((members, index): VatGroup => {
    const { category, rate } = members[0]!
    const net = nets[index]!
    const allowance = shares[index]!
    const basis = net - allowance
    const tax = taxOf({ category, vat_rate: rate, basis })
    allocate(
      tax,
      members.map((line) => line.net),
    ).forEach((share, position) => shownTaxes.set(members[position]!, share))
    const reasons = [...new Set(members.flatMap((line) => line.reason ?? []))]
    return { category, vat_rate: rate, reasons, net, allowance, basis, tax }
  })
  const allowances = sumOf(groups, (group) => group.allowance)
  const total_ht = sum_lines - allowances
  const total_tax = sumOf(groups, (group) => group.tax)
  return {
    lines: priced.map((line) => {
      const tax_amount = shownTaxes.get(line)!
      return { gross: line.gross, allowance: line.allowance, net: line.net, tax_amount, total_ttc: line.net + tax_amount }
    }),
    groups,
    sum_lines,
    allowances,
    total_ht,
    total_tax,
    total_ttc: total_ht + total_tax,
  }
}
