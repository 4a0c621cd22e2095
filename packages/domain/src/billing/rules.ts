import { addDays } from '../kernel/dates.ts'
import { roundHalfAwayFromZero } from '../kernel/decimals.ts'
import { multiply } from '../kernel/money.ts'
import { type AmountLine, allowanceOn, type Discount, totalsOf } from '../kernel/totals.ts'
import { taxInclusive } from '../kernel/vat.ts'
import type { BillCategory } from './category.ts'
import { monthOf } from './journal/period.ts'
import type { BillStatus } from './status.ts'

/** Series of numbers: deposits share the invoices' (INV-48), credit notes have their own (INV-03). */
export const seriesOf = (category: BillCategory): 'FA' | 'AV' => (category === 'credit' ? 'AV' : 'FA')

/** `FA-2026-000123`: at most 20 characters of the allowed alphabet (INV-02). */
export const numberOf = (series: string, year: number, rank: number): string => `${series}-${year}-${String(rank).padStart(6, '0')}`

/** The latest due date the law allows: 60 days after issue or 45 days then the end of the month, whichever is later (INV-45). */
export function latestDueDate(issueDay: string): string {
  const sixty = addDays(issueDay, 60)
  const { to: endOfMonth } = monthOf(addDays(issueDay, 45))
  return sixty > endOfMonth ? sixty : endOfMonth
}

type Balance = { payable: number; paid: number; credited: number }

/** What is still due on an issued bill, never below zero. Cents. */
export const dueOf = ({ payable, paid, credited }: Balance): number => Math.max(0, payable - paid - credited)

/** Status of an issued bill by its balance (INV-11, INV-49): credited in full, settled, or still to pay. */
export function statusOf(balance: Balance): Extract<BillStatus, 'toPay' | 'paid' | 'credited'> {
  if (balance.payable > 0 && balance.credited >= balance.payable) return 'credited'
  return dueOf(balance) === 0 ? 'paid' : 'toPay'
}

type Owed = { to_be_paid: number; status: BillStatus; category: BillCategory }

/** An issued invoice with something left to pay. */
export const isOwed = ({ category, status, to_be_paid }: Owed): boolean =>
  category === 'invoice' && (status === 'toPay' || status === 'issued') && to_be_paid > 0

/** Days past due of what is still to pay; 0 when nothing is late. */
export function daysLate(bill: Owed & { due_date: string | null }, today: string): number {
  if (bill.due_date === null || !isOwed(bill)) return 0
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(bill.due_date)) / 86_400_000))
}

/** Net unit price of a price set with tax, to the micro-euro (INV-42). */
export const netUnitPrice = (unitPriceTtc: number, vatRate: number): number =>
  roundHalfAwayFromZero(BigInt(unitPriceTtc) * 10_000n, 10_000n + BigInt(vatRate))

/** A line whose price and amount of discount are with tax, without: it bears the tax of the discounted price (INV-42). */
function netLine<L extends AmountLine>(line: L): L {
  const rate = line.vat_reason === null ? line.vat_rate : 0
  const unit_price = netUnitPrice(line.unit_price, rate)
  if (line.discount_type === 'percent' || line.discount === 0) return { ...line, unit_price }
  const gross = multiply(line.quantity, line.unit_price)
  const net = taxInclusive(gross - allowanceOn(gross, line), rate).ht
  return { ...line, unit_price, discount: Math.abs(multiply(line.quantity, unit_price) - net) }
}

/**
 * Lines and discount whose amounts are with tax, without it, and what must be added to total_ht + total_tax to reach what was shown
 * (INV-42 b, BT-114).
 * @returns the net lines and discount, and the rounding in cents
 */
export function netLines<L extends AmountLine>(
  lines: readonly L[],
  discount: Discount,
): { lines: L[]; discount: Discount; rounding: number } {
  const linesTotal = lines.reduce((sum, line) => {
    const gross = multiply(line.quantity, line.unit_price)
    return sum + gross - allowanceOn(gross, line)
  }, 0)
  const net = lines.map(netLine)
  const whole = totalsOf(net)
  // A discount of the whole bill bears on each rate as the bill does.
  const netDiscount =
    discount.discount_type === 'percent' || whole.total_ttc === 0
      ? discount
      : { ...discount, discount: Math.abs(roundHalfAwayFromZero(BigInt(discount.discount) * BigInt(whole.total_ht), whole.total_ttc)) }
  return {
    lines: net,
    discount: netDiscount,
    rounding: linesTotal - allowanceOn(linesTotal, discount) - totalsOf(net, netDiscount).total_ttc,
  }
}
