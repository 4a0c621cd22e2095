import { roundHalfAwayFromZero } from '../../kernel/decimals.ts'
import type { Creditable, CreditedAmount } from '../credit-rules.ts'

/** What stays of an amount: `part` out of `of`. */
export type Share = { part: number; of: number }

/** What is credited of some lines of a bill so that a share of what stands of each stays: it stays at the line's own rate of tax. */
export function creditedBeyond({ lines }: Creditable, own: (line: number) => boolean, { part, of }: Share): CreditedAmount[] {
  return lines.flatMap(({ line, left }) => {
    const amount_ht = own(line.id) ? left - roundHalfAwayFromZero(BigInt(left) * BigInt(part), of) : 0
    return amount_ht === 0 ? [] : [{ line: line.id, amount_ht }]
  })
}
