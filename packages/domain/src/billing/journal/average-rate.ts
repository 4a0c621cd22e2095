import { roundHalfAwayFromZero } from '../../kernel/money.ts'

/** What tax makes of a total, in hundredths of a percent: 48 on 1,590 is 302. Null where there is no total. Cents. */
export const averageRate = (amount_ht: number, tax_amount: number): number | null =>
  amount_ht === 0 ? null : roundHalfAwayFromZero(BigInt(tax_amount) * 10_000n, amount_ht)
