import { addDays } from '../kernel/dates.ts'
import { roundHalfAwayFromZero } from '../kernel/decimals.ts'
import { multiply, percentOf } from '../kernel/money.ts'
import { type AmountLine, type Discount, totalsOf } from '../kernel/totals.ts'
import type { BillCategory } from './category.ts'
import type { BillStatus } from './status.ts'

/** Series of numbers: deposits share the invoices' (INV-48), credit notes have their own (INV-03). */
export const seriesOf = (category: BillCategory): 'FA' | 'AV' => (category === 'credit' ? 'AV' : 'FA')

/** `FA-2026-000123`: at most 20 characters of the allowed alphabet (INV-02). */
export const numberOf = (series: string, year: number, rank: number): string => `${series}-${year}-${String(rank).padStart(6, '0')}`

/** The latest due date the law allows: 60 days after issue or 45 days then the end of the month, whichever is later (INV-45). */
export function latestDueDate(issueDay: string): string {
  const sixty = addDays(issueDay, 60)
  const [year = 0, month = 0] = addDays(issueDay, 45).split('-').map(Number)
  const endOfMonth = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
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

/** Days past due of what is still to pay; 0 when nothing is late. */
export function daysLate(
  bill: { due_date: string | null; to_be_paid: number; status: BillStatus; category: BillCategory },
  today: string,
): number {
  if (
    bill.category === 'credit' ||
    bill.to_be_paid === 0 ||
    bill.due_date === null ||
    (bill.status !== 'toPay' && bill.status !== 'issued')
  )
    return 0
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(bill.due_date)) / 86_400_000))
}

/** Net unit price of a price set with tax, to the micro-euro (INV-42). */
export const netUnitPrice = (unitPriceTtc: number, vatRate: number): number =>
  roundHalfAwayFromZero(BigInt(unitPriceTtc) * 10_000n, 10_000n + BigInt(vatRate))

/**
 * What must be added to total_ht + total_tax to reach prices that were set with tax (INV-42 b, BT-114): lines bear the tax-inclusive unit price.
 * @returns the net lines and the rounding in cents
 */
export function netLines<L extends AmountLine>(lines: readonly L[], discount: Discount): { lines: L[]; rounding: number } {
  const net = lines.map((line) => ({ ...line, unit_price: netUnitPrice(line.unit_price, line.vat_rate) }))
  const shown = (price: L) => {
    const gross = multiply(price.quantity, price.unit_price)
    return gross - (price.discount_type === 'percent' ? percentOf(gross, price.discount) : price.discount)
  }
  const wanted = lines.reduce((sum, line) => sum + shown(line), 0)
  const less = discount.discount_type === 'percent' ? percentOf(wanted, discount.discount) : discount.discount
  return { lines: net, rounding: wanted - less - totalsOf(net, discount).total_ttc }
}
