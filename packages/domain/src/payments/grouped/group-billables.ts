import { type Discount, totalsOf } from '../../kernel/totals.ts'
import type { Billable } from './billable.ts'
import type { Grouping } from './grouped-choices.ts'

/** What one bill will hold. Cents. */
export type BillGroup = {
  key: string
  /** Of several places, or of one. */
  nature: 'grouped' | 'registration'
  rows: Billable[]
  payer: string
  company: number | null
  user: number | null
  entity: number | null
  purchase_order: string | null
  /** Whether its payer asks for an order number that nothing tells. */
  lacks_order: boolean
  people: number
  amount_ht: number
  tax_amount: number
  amount: number
  discount: number
  deducted: number
}

const noDiscount: Discount = { discount: 0, discount_type: 'percent' }

/** What cannot be taxed with anything else on one bill (BR-O-11). */
const isOutOfScope = ({ lines }: Billable): boolean => lines.some(({ vat_reason }) => vat_reason === 'out_of_scope')

function keyOf(row: Billable, grouping: Grouping): string {
  if (row.is_alone || row.company === null || isOutOfScope(row)) return row.key
  const whole = `e${row.entity}-c${row.company}-o${row.purchase_order ?? ''}`
  if (grouping === 'payer') return whole
  return grouping === 'event' ? `${whole}-v${row.event}` : `${whole}-p${row.people[0]?.user ?? ''}`
}

const sum = (rows: readonly Billable[], read: (row: Billable) => number): number => rows.reduce((total, row) => total + read(row), 0)

/** What a bill of these rows comes to: of one, what its own says; of several, their lines added as any bill adds them (INV-40). */
export function totalsOfRows(rows: readonly Billable[]): Pick<BillGroup, 'amount_ht' | 'tax_amount' | 'amount'> {
  const [only] = rows
  if (only && rows.length === 1) return { amount_ht: only.amount_ht, tax_amount: only.tax_amount, amount: only.amount }
  const { total_ht, total_tax, total_ttc } = totalsOf(
    rows.flatMap(({ lines }) => lines),
    noDiscount,
  )
  return { amount_ht: total_ht, tax_amount: total_tax, amount: total_ttc }
}

/** The bills that rows make, payer by payer in the order of their names, then of their rows: what joins no other stays a bill of its own. */
export function groupBillables(rows: readonly Billable[], grouping: Grouping): BillGroup[] {
  const groups = [...Map.groupBy(rows, (row) => keyOf(row, grouping))].map(([key, own]): BillGroup => {
    const first = own[0]!
    const order = own.find(({ purchase_order }) => purchase_order !== null)?.purchase_order ?? null
    const people = new Set(own.flatMap((row) => row.people.map(({ user }) => user)))
    return {
      key,
      nature: own.length > 1 || first.people.length > 1 ? 'grouped' : 'registration',
      rows: own,
      payer: first.payer,
      company: first.company,
      user: first.user,
      entity: first.entity,
      purchase_order: order,
      lacks_order: order === null && own.some(({ order_asked }) => order_asked !== null),
      people: people.size,
      ...totalsOfRows(own),
      discount: sum(own, ({ discount }) => discount),
      deducted: sum(own, ({ deducted }) => deducted),
    }
  })
  return groups.sort((one, other) => one.payer.localeCompare(other.payer, 'fr'))
}

export type Totals = Pick<BillGroup, 'amount_ht' | 'tax_amount' | 'amount' | 'deducted'> & { bills: number; people: number }

/** What several bills come to together. */
export const totalsOfGroups = (groups: readonly BillGroup[]): Totals =>
  groups.reduce<Totals>(
    (total, group) => ({
      bills: total.bills + 1,
      people: total.people + group.people,
      amount_ht: total.amount_ht + group.amount_ht,
      tax_amount: total.tax_amount + group.tax_amount,
      amount: total.amount + group.amount,
      deducted: total.deducted + group.deducted,
    }),
    { bills: 0, people: 0, amount_ht: 0, tax_amount: 0, amount: 0, deducted: 0 },
  )
