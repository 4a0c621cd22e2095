import type { StatementProblem } from '@kxo/domain/payments/matching/statement-problems'

/** Money that came in, as the bank writes it: `amount` in cents, texts as they are, `bank_reference` its own number for it. */
export type StatementLine = {
  paid_on: string
  amount: number
  payer: string
  label: string
  reference: string
  bank_reference: string
}
export type StatementFormat = 'camt' | 'ofx' | 'csv'
/** What a file holds: the account it is of (null when it does not say), its credits, and how many lines are left out. */
export type Statement = {
  format: StatementFormat
  account: string | null
  lines: StatementLine[]
  /** Money that went out. */
  debits: number
  /** Not booked yet, not in euros, or of nothing. */
  skipped: number
}

/** A file that is no statement anybody can read; `line` is where reading stopped. */
export class UnreadableStatement extends Error {
  readonly problem: StatementProblem
  readonly line: number
  constructor(problem: StatementProblem, line = 0) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}
