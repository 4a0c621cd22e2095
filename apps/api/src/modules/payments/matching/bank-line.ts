import type { BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { type SqlBool, sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { presentProposal, proposalsFor } from './proposals.ts'

type State = BankLine['state']

export const isIn = (state: State) =>
  ({
    toMatch: sql<SqlBool>`bank_lines.aside_reason is null and bank_lines.matched < bank_lines.amount`,
    matched: sql<SqlBool>`bank_lines.matched = bank_lines.amount`,
    aside: sql<SqlBool>`bank_lines.aside_reason is not null and bank_lines.matched < bank_lines.amount`,
  })[state]

export const selectLines = (db: Queries) =>
  db
    .selectFrom('bank_lines')
    .leftJoin('users as clerks', (join) =>
      join.onRef('clerks.tenant_id', '=', 'bank_lines.tenant_id').onRef('clerks.id', '=', 'bank_lines.decided_by'),
    )
    .selectAll('bank_lines')
    .select(sql<string | null>`clerks.first_name || ' ' || clerks.last_name`.as('clerk'))
export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>

/** The line, held: it is matched, set aside or taken back by one person at a time. */
export const lockLine = (db: Queries, id: number) =>
  db.selectFrom('bank_lines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const stateOf = ({ amount, matched, aside_reason }: Pick<LineRow, 'amount' | 'matched' | 'aside_reason'>): State =>
  matched === amount ? 'matched' : aside_reason === null ? 'toMatch' : 'aside'

/** Bills each line was recorded on, by payments that still hold. */
async function billsOf(db: Queries, lines: readonly number[]) {
  if (lines.length === 0) return new Map<number, never[]>()
  const rows = await db
    .selectFrom('bank_line_payments')
    .innerJoin('payments', (join) =>
      join.onRef('payments.tenant_id', '=', 'bank_line_payments.tenant_id').onRef('payments.id', '=', 'bank_line_payments.payment_id'),
    )
    .innerJoin('bills', (join) => join.onRef('bills.tenant_id', '=', 'payments.tenant_id').onRef('bills.id', '=', 'payments.bill_id'))
    .select(['bank_line_payments.line_id', 'bills.id as bill', 'bills.number', 'payments.amount'])
    .where('bank_line_payments.line_id', 'in', [...lines])
    .where((eb) => eb.not(eb.exists(eb.selectFrom('payments as back').select('back.id').whereRef('back.reverses_id', '=', 'payments.id'))))
    .orderBy('payments.id')
    .execute()
  return Map.groupBy(rows, ({ line_id }) => line_id)
}

/** Lines as a screen reads them: those to be matched with the bills they seem to pay. */
export async function presentLines({ db, language }: Context, rows: readonly LineRow[]): Promise<BankLine[]> {
  const waiting = rows.filter((row) => stateOf(row) === 'toMatch')
  const proposalOf = await proposalsFor(db, waiting)
  const bills = await billsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    paid_on: row.paid_on,
    amount: row.amount,
    left: row.amount - row.matched,
    payer: row.payer,
    label: row.label,
    reference: row.reference,
    account: row.account,
    state: stateOf(row),
    proposal: stateOf(row) === 'toMatch' ? presentProposal(proposalOf(row), language) : null,
    bills: (bills.get(row.id) ?? []).map(({ bill, number, amount }) => ({ bill, number: number ?? '', amount })),
    aside_reason: row.aside_reason,
    decided_by: row.clerk,
    decided_at: row.decided_at,
  }))
}

export async function presentLine(context: Context, id: number): Promise<BankLine> {
  const row = found(await selectLines(context.db).where('bank_lines.id', '=', id).executeTakeFirst())
  return found((await presentLines(context, [row]))[0])
}
