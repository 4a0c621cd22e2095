import { isFormula } from '@kxo/domain/kernel/printable'
import { type BankColumn, bankAmount, bankColumns, bankDay } from '@kxo/domain/payments/matching/bank-values'
import { statementLimits } from '@kxo/domain/payments/matching/statement-problems'
import type { TableLine } from '../../../platform/tables/table-reader.ts'
import { type Statement, UnreadableStatement } from './bank-statement.ts'

/** Banks write the account and its balance above the headings. */
const highestHeadings = 40
type Columns = Partial<Record<BankColumn, number>>

/** What the bank wrote of money: below zero when it went out. @throws UnreadableStatement */
function amountOf(textOf: (column: BankColumn) => string, line: number): number {
  const read = (column: BankColumn): number => {
    const text = textOf(column).trim()
    if (text === '') return 0
    const cents = bankAmount(text)
    if (cents === undefined) throw new UnreadableStatement('amount', line)
    return cents
  }
  // One column of signed sums, or two of which one is empty; debits come with or without their sign.
  return textOf('amount').trim() === '' ? read('credit') - Math.abs(read('debit')) : read('amount')
}

/** The credits of a statement in a table, its headings found among its first lines. @throws UnreadableStatement */
export async function readCsv(lines: AsyncIterable<TableLine>): Promise<Statement> {
  const statement: Statement = { format: 'csv', account: null, lines: [], debits: 0, skipped: 0 }
  let columns: Columns | undefined
  for await (const { line, cells } of lines) {
    if (!columns) {
      columns = bankColumns(cells)
      if (!columns && line > highestHeadings) break
      continue
    }
    const at = columns
    const textOf = (column: BankColumn): string => cells[at[column] ?? -1]?.trim() ?? ''
    if ((['label', 'payer', 'reference', 'paid_on'] as const).some((column) => isFormula(textOf(column))))
      throw new UnreadableStatement('formula', line)
    // A balance or a total, written under the lines.
    if (textOf('paid_on') === '') continue
    const amount = amountOf(textOf, line)
    const paid_on = bankDay(textOf('paid_on'))
    if (paid_on === undefined) throw new UnreadableStatement('day', line)
    if (amount < 0) statement.debits++
    else if (amount === 0 || !['', 'EUR', '€'].includes(textOf('currency').toUpperCase())) statement.skipped++
    else
      statement.lines.push({
        paid_on,
        amount,
        payer: textOf('payer'),
        label: textOf('label'),
        reference: textOf('reference'),
        bank_reference: textOf('bank_reference'),
      })
    if (statement.lines.length + statement.debits + statement.skipped > statementLimits.lines) throw new UnreadableStatement('long')
  }
  if (!columns) throw new UnreadableStatement('headings')
  return statement
}
