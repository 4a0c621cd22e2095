import { createHash } from 'node:crypto'
import type { StatementLine } from '../statements/bank-statement.ts'

/** What a line is told from any other by: the bank's own number with its day and sum, else all it says; the second of two equal ones is the second again. */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ paid_on, amount, payer, label, reference, bank_reference }) => {
    const said = bank_reference === '' ? ['line', paid_on, amount, payer, label, reference] : ['bank', bank_reference, paid_on, amount]
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex')
    const rank = (seen.get(hash) ?? 0) + 1
    seen.set(hash, rank)
    return `${hash} ${rank}`
  })
}
