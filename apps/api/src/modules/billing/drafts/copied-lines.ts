import { lineOf } from '../printing/printed-of.ts'
import type { LineRecord } from '../queries.ts'
import type { DraftLine } from './draft.ts'

/** The lines of a bill as another says them: same quantities, prices, discounts, accounts and people. */
export const copiedLines = (lines: readonly LineRecord[]): DraftLine[] =>
  lines.map((line) => ({
    ...lineOf(line),
    description: line.description,
    accounting_code: line.accounting_code,
    user_id: line.user_id,
  }))
