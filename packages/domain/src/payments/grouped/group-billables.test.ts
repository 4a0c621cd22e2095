import { expect, test } from 'vitest'
import { totalsOf } from '../../kernel/totals.ts'
import type { Billable } from './billable.ts'
import { groupBillables, totalsOfGroups } from './group-billables.ts'

const line = { name: 'Bilan', description: '', quantity: 10_000, unit_price: 1_330_000, discount: 0, vat_rate: 550, vat_reason: null }
let last = 0
function row(over: Partial<Billable> = {}): Billable {
  last += 1
  const lines = [{ ...line, discount_type: 'percent' as const }]
  const { total_ht, total_tax, total_ttc } = totalsOf(lines)
  return {
    key: `r${last}`,
    source: 'registration',
    bill: null,
    event: 1,
    event_title: 'Bilan',
    day: null,
    entity: 1,
    user: null,
    company: 5,
    payer: 'Métal',
    people: [{ registration: last, user: last, full_name: `P${last}` }],
    purchase_order: null,
    order_asked: null,
    is_alone: false,
    is_funder_share: false,
    lines,
    amount_ht: total_ht,
    tax_amount: total_tax,
    amount: total_ttc,
    discount: 0,
    deducted: 0,
    blockers: [],
    fingerprint: '',
    ...over,
  }
}
const shape = (rows: readonly Billable[], grouping: 'payer' | 'event' | 'person') =>
  groupBillables(rows, grouping).map(({ payer, rows: own, nature }) => `${payer} ${own.length} ${nature}`)

test('one bill per payer, per event of a payer, or per person of a payer', () => {
  const person = { registration: 1, user: 90, full_name: 'Léa Roy' }
  const rows = [
    row({ people: [person] }),
    row({ people: [{ ...person, registration: 2 }], event: 2 }),
    row({ event: 2 }),
    row({ company: 6, payer: 'Atelier' }),
  ]
  expect(shape(rows, 'payer')).toEqual(['Atelier 1 registration', 'Métal 3 grouped'])
  expect(shape(rows, 'event')).toEqual(['Atelier 1 registration', 'Métal 1 registration', 'Métal 2 grouped'])
  expect(shape(rows, 'person')).toEqual(['Atelier 1 registration', 'Métal 2 grouped', 'Métal 1 registration'])
  expect(groupBillables(rows, 'payer')[1]).toMatchObject({ people: 2 })
})

test('INV-04 issuers, order numbers and what stands alone never share a bill', () => {
  const joined = row()
  for (const other of [
    row({ entity: 2 }),
    row({ purchase_order: 'BC-1' }),
    row({ is_alone: true }),
    row({ company: null, user: 3 }),
    row({ lines: [{ ...row().lines[0]!, vat_rate: 0, vat_reason: 'out_of_scope' }] }),
  ])
    expect(groupBillables([joined, other], 'payer')).toHaveLength(2)
})

test('INV-40 VAT is rounded once a rate on the whole group, as the bill rounds it', () => {
  const [group] = groupBillables(
    Array.from({ length: 7 }, () => row()),
    'payer',
  )
  expect(group).toMatchObject({ amount_ht: 931, tax_amount: 51, amount: 982 })
  const apart = groupBillables(
    Array.from({ length: 7 }, (_, at) => row({ company: at + 1, payer: `P${at}` })),
    'payer',
  )
  expect(totalsOfGroups(apart)).toMatchObject({ bills: 7, people: 7, amount_ht: 931, tax_amount: 49, amount: 980 })
})

test('a row alone comes to what its own bill says, discount of the whole and deposits included', () => {
  const [group] = groupBillables(
    [row({ is_alone: true, amount_ht: 100, tax_amount: 20, amount: 120, deducted: 36, discount: 10 })],
    'payer',
  )
  expect(group).toMatchObject({ amount_ht: 100, tax_amount: 20, amount: 120, deducted: 36, discount: 10 })
})

test('a group lacks the order number its payer asks for until one of its rows bears it', () => {
  expect(groupBillables([row({ order_asked: 'purchaseOrder' })], 'payer')[0]?.lacks_order).toBe(true)
  expect(groupBillables([row({ order_asked: 'purchaseOrder', purchase_order: 'BC-1' })], 'payer')[0]?.lacks_order).toBe(false)
})
