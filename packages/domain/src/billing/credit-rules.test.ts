import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AmountLine, type Discount, type TaxedBase, totalsOf } from '../kernel/totals.ts'
import { vatTreatment } from '../kernel/vat.ts'
import {
  allCreditable,
  type Creditable,
  type CreditedAmount,
  creditableOf,
  creditedGroups,
  creditedTax,
  creditsAll,
  holdsDeposits,
  mostCreditable,
} from './credit-rules.ts'

type Line = AmountLine & { id: number }
const line = (id: number, quantity: number, euros: number, more: Partial<AmountLine> = {}): Line => ({
  id,
  quantity: quantity * 10_000,
  unit_price: Math.round(euros * 100) * 10_000,
  vat_rate: 2000,
  vat_reason: null,
  discount: 0,
  discount_type: 'percent',
  ...more,
})
const whole: Discount = { discount: 0, discount_type: 'percent' }
type Note = { lines: CreditedAmount[]; groups: TaxedBase[] }

const keyOf = ({ category, vat_rate }: Pick<TaxedBase, 'category' | 'vat_rate'>) => `${category} ${vat_rate}`

/** The bill with its credit notes, as a reader of them adds them up. */
function billOf(lines: readonly Line[], discount: Discount, deposits: readonly TaxedBase[] = []) {
  const totals = totalsOf(lines, discount)
  const notes: Note[] = []
  const left = (): Creditable =>
    creditableOf({
      lines: lines.map((one, index) => {
        const { category, rate } = vatTreatment(one.vat_rate, one.vat_reason)
        return { id: one.id, amount_ht: totals.lines[index]!.net, category, vat_rate: rate }
      }),
      groups: totals.groups,
      deposits,
      credits: notes,
    })
  /** Issues a note as the product does: lines of one unit, taxes as they are left. */
  const credit = (amounts: readonly CreditedAmount[]) => {
    const creditable = left()
    const printed = totalsOf(
      amounts.map(({ line: id, amount_ht }) => ({
        ...lines.find((one) => one.id === id)!,
        quantity: amount_ht < 0 ? -10_000 : 10_000,
        unit_price: Math.abs(amount_ht) * 10_000,
        discount: 0,
        discount_type: 'percent',
      })),
      whole,
      (group) => creditedTax(creditable, group),
    )
    notes.push({ lines: [...amounts], groups: printed.groups })
    return printed
  }
  const credited = () =>
    totals.groups.map((group) => {
      const same = notes.flatMap((note) => note.groups).filter((one) => keyOf(one) === keyOf(group))
      return {
        ...group,
        creditedBasis: same.reduce((sum, { basis }) => sum + basis, 0),
        creditedTax: same.reduce((sum, { tax }) => sum + tax, 0),
      }
    })
  return { totals, left, credit, credited }
}

describe('INV-12 what may still be credited', () => {
  it('of 1,000 and −200 at 20 % is 800 and 160, whatever the line', () => {
    const bill = billOf([line(1, 1, 1000), line(2, -1, 200)], whole)
    expect(mostCreditable(bill.left(), 1)).toBe(80_000)
    expect(mostCreditable(bill.left(), 2)).toBe(0)
    expect(bill.credit([{ line: 1, amount_ht: 80_000 }])).toMatchObject({ total_ht: 80_000, total_tax: 16_000 })
    expect(mostCreditable(bill.left(), 1)).toBe(0)
    expect(bill.left().groups).toMatchObject([{ basis: 0, tax: 0 }])
  })

  it('never gives back more tax than was invoiced by three roundings of it', () => {
    const bill = billOf([line(1, 3, 0.03)], whole)
    expect(bill.totals.total_tax).toBe(2)
    const taxes = [3, 3, 3].map((amount_ht) => bill.credit([{ line: 1, amount_ht }]).total_tax)
    expect(taxes).toEqual([1, 0, 1])
  })

  it('counts what was asked before of the same line and rate', () => {
    const { left } = billOf([line(1, 1, 100), line(2, 1, 50), line(3, -1, 30)], whole)
    expect(mostCreditable(left(), 2, [{ line: 1, amount_ht: 10_000 }])).toBe(2000)
    expect(mostCreditable(left(), 1, [{ line: 1, amount_ht: 9000 }])).toBe(1000)
  })

  it('is held by the whole bill too where another rate lessens it', () => {
    const { left } = billOf([line(1, 1, 1000), line(2, -1, 200, { vat_rate: 1000 })], whole)
    expect(mostCreditable(left(), 1)).toBe(80_000)
  })

  it('INV-48 leaves to the deposit what the deposit invoiced', () => {
    const bill = billOf([line(1, 1, 1200)], whole, [{ category: 'S', vat_rate: 2000, basis: 36_000, tax: 7200 }])
    expect(mostCreditable(bill.left(), 1)).toBe(84_000)
    expect(creditedGroups(bill.left(), allCreditable(bill.left()))).toMatchObject([{ basis: 84_000, tax: 16_800 }])
  })

  const anyLine = fc.record({
    quantity: fc.integer({ min: -30_000, max: 60_000 }).filter((quantity) => quantity !== 0),
    unit_price: fc.integer({ min: 1, max: 500_000_000 }),
    vat_rate: fc.constantFrom(2000, 1000, 550, 210),
    vat_reason: fc.option(fc.constantFrom('training_exempt' as const, 'out_of_scope' as const), { freq: 4 }),
    discount: fc.integer({ min: 0, max: 5000 }),
    discount_type: fc.constantFrom('percent' as const, 'euro' as const),
  })
  const anyDiscount = fc.record({
    discount: fc.integer({ min: 0, max: 4000 }),
    discount_type: fc.constantFrom('percent' as const, 'euro' as const),
  })
  const anyPart = fc.record({ line: fc.nat(), share: fc.constantFrom(0.1, 0.33, 0.5, 0.9, 1) })

  it('three partial credits of any bill never exceed a rate in base nor in tax, nor the bill; what is left then ends at nothing', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        anyDiscount,
        fc.array(anyPart, { minLength: 3, maxLength: 3 }),
        (drawn, discount, parts) => {
          const lines = drawn.map((one, index) => ({ ...one, id: index + 1 }))
          const bill = billOf(lines, discount)
          fc.pre(bill.totals.total_ht > 0 && bill.totals.total_ttc > 0)
          let returned = 0
          const expectBalanced = () => {
            for (const group of bill.credited()) {
              const within = (part: number, of: number) => expect(of < 0 ? part <= 0 && part >= of : part >= 0 && part <= of).toBe(true)
              within(group.creditedBasis, group.basis)
              within(group.creditedTax, group.tax)
            }
            expect(returned).toBeLessThanOrEqual(bill.totals.total_ttc)
          }
          for (const part of parts) {
            const id = (part.line % lines.length) + 1
            const most = mostCreditable(bill.left(), id)
            const amount_ht = Math.ceil(most * part.share)
            if (amount_ht === 0) continue
            const note = bill.credit([{ line: id, amount_ht }])
            expect(note.total_ttc).toBeGreaterThanOrEqual(0)
            for (const group of note.groups) expect(Math.abs(group.tax * 10_000 - group.basis * group.vat_rate)).toBeLessThanOrEqual(10_000)
            returned += note.total_ttc
            expectBalanced()
            // One cent more of the line is refused by a rate or by the bill.
            expect(mostCreditable(bill.left(), id)).toBe(most - amount_ht)
          }
          const rest = allCreditable(bill.left())
          expect(creditsAll(bill.left(), rest)).toBe(true)
          returned += bill.credit(rest).total_ttc
          expectBalanced()
          expect(returned).toBe(bill.totals.total_ttc)
          for (const group of bill.left().groups) expect(group).toMatchObject({ basis: 0, tax: 0 })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('INV-48 a final holds its deposits when it sells as much at each of their rates', () => {
    const at = (vat_rate: number, basis: number): TaxedBase => ({ category: 'S', vat_rate, basis, tax: (basis * vat_rate) / 10_000 })
    expect(holdsDeposits([at(2000, 1000), at(1000, 500)], [at(2000, 600), at(2000, 400)])).toBe(true)
    expect(holdsDeposits([at(2000, 1000), at(1000, 500)], [at(2000, 600), at(2000, 500)])).toBe(false)
    expect(holdsDeposits([at(2000, 1000)], [at(1000, 100)])).toBe(false)
    expect(holdsDeposits([at(2000, 1000), at(1000, -500)], [at(2000, 600)])).toBe(true)
  })

  const anyOrder = fc.array(fc.record({ of: fc.constantFrom('deposit' as const, 'final' as const), part: anyPart }), { maxLength: 5 })

  it('INV-48 a deposit and its final credited in any order never give back more than both charged, and end at nothing', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        anyDiscount,
        fc.record({ rate: fc.nat(), share: fc.constantFrom(0.1, 0.3, 0.9, 1) }),
        fc.array(anyPart, { maxLength: 2 }),
        anyOrder,
        (drawn, discount, requested, before, after) => {
          const lines = drawn.map((one, index) => ({ ...one, id: index + 1 }))
          const sold = totalsOf(lines, discount).groups.filter(({ basis }) => basis > 0)
          fc.pre(sold.length > 0)
          const { vat_rate, basis, reasons } = sold[requested.rate % sold.length]!
          const cents = Math.ceil(basis * requested.share)
          const deposit = billOf([line(1, 1, cents / 100, { vat_rate, vat_reason: reasons[0] ?? null })], whole)
          let returned = 0
          const creditPart = (bill: ReturnType<typeof billOf>, count: number, part: { line: number; share: number }) => {
            const id = (part.line % count) + 1
            const amount_ht = Math.ceil(mostCreditable(bill.left(), id) * part.share)
            if (amount_ht > 0) returned += bill.credit([{ line: id, amount_ht }]).total_ttc
          }
          for (const part of before) creditPart(deposit, 1, part)
          const deducted = deposit.left().groups
          const deductedTtc = deducted.reduce((sum, { basis, tax }) => sum + basis + tax, 0)
          const final = billOf(lines, discount, deducted)
          fc.pre(final.totals.total_ht > 0 && final.totals.total_ttc > deductedTtc)
          expect(holdsDeposits(final.totals.groups, deducted)).toBe(true)
          const charged = deposit.totals.total_ttc + final.totals.total_ttc - deductedTtc
          const expectBalanced = () => {
            expect(returned).toBeLessThanOrEqual(charged)
            for (const bill of [deposit, final])
              for (const group of bill.credited()) {
                const taken = bill === final ? deducted.find((one) => keyOf(one) === keyOf(group)) : undefined
                const within = (part: number, of: number) => expect(of < 0 ? part <= 0 && part >= of : part >= 0 && part <= of).toBe(true)
                within(group.creditedBasis, group.basis - (taken?.basis ?? 0))
                within(group.creditedTax, group.tax - (taken?.tax ?? 0))
              }
          }
          for (const { of, part } of after) {
            creditPart(of === 'final' ? final : deposit, of === 'final' ? lines.length : 1, part)
            expectBalanced()
          }
          for (const bill of [final, deposit]) {
            returned += bill.credit(allCreditable(bill.left())).total_ttc
            for (const group of bill.left().groups) expect(group).toMatchObject({ basis: 0, tax: 0 })
            expectBalanced()
          }
          expect(returned).toBe(charged)
        },
      ),
      { numRuns: 300 },
    )
  })
})
