import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmountLine, totalsOf } from '../../kernel/totals.ts'
import { vatTreatment } from '../../kernel/vat.ts'
import { creditableOf, creditedGroups, mostCreditable } from '../credit-rules.ts'
import { dueOf } from '../rules.ts'
import { creditedBeyond } from './retained-share.ts'

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 5 }).map((n) => n * 10_000),
    unit_price: fc.integer({ min: 1, max: 500_000 }).map((cents) => cents * 10_000),
    vat_rate: fc.constantFrom(2000, 1000, 550, 0),
    discount: fc.integer({ min: 0, max: 40 }).map((percent) => percent * 100),
    owner: fc.constantFrom(1, 2),
  }),
  { minLength: 1, maxLength: 6 },
)

test('what stays, what is credited and what is given back come to what was invoiced and paid, to the cent', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (drawn, rate, share) => {
      const priced = drawn.map((line, id): AmountLine & { id: number; owner: number } => ({
        ...line,
        id,
        discount_type: 'percent',
        vat_reason: line.vat_rate === 0 ? 'training_exempt' : null,
      }))
      const totals = totalsOf(priced, { discount: 0, discount_type: 'percent' })
      const creditable = creditableOf({
        lines: priced.map((line, index) => {
          const { category, rate: vat_rate } = vatTreatment(line.vat_rate, line.vat_reason)
          return { id: line.id, amount_ht: totals.lines[index]!.net, category, vat_rate }
        }),
        groups: totals.groups,
        deposits: [],
        credits: [],
      })
      const own = (id: number): boolean => priced[id]!.owner === 1
      const parts = creditedBeyond(creditable, own, { part: rate, of: 100 })
      // Each part may be credited beside those before it: the credit note is never refused.
      for (const [index, part] of parts.entries())
        expect(part.amount_ht).toBeLessThanOrEqual(mostCreditable(creditable, part.line, parts.slice(0, index)))
      const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)
      const credited = sum(creditedGroups(creditable, parts).map(({ basis, tax }) => basis + tax))
      const standing = sum(
        creditedGroups(creditable, creditedBeyond(creditable, own, { part: 0, of: 1 })).map(({ basis, tax }) => basis + tax),
      )
      const fee = standing - credited
      expect(Math.abs(fee - (standing * rate) / 100)).toBeLessThanOrEqual(priced.length + 4)
      if (rate === 0) expect(fee).toBe(0)
      if (rate === 100) expect(credited).toBe(0)
      const payable = totals.total_ttc
      const paid = Math.round(payable * share)
      const refund = Math.max(0, paid + credited - payable)
      expect(paid - refund + dueOf({ payable, paid, credited })).toBe(payable - credited)
    }),
    { numRuns: 300 },
  )
})
