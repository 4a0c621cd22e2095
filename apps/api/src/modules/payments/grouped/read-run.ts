import { billStatus } from '@kxo/domain/billing/status'
import { type BillRun, billRunPrefix, type groupedContract, type RunMode } from '@kxo/domain/payments/grouped/grouped-contract'
import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { stringify } from 'csv-stringify/sync'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { csvCell } from '../../../platform/tables/table-export.ts'
import { askStop, findWork, presentWork, type WorkReason } from '../../../platform/work/works.ts'
import { buyerOf, findBills, findPayers } from '../../billing/index.ts'
import { allowGrouped } from './allow.ts'
import type { StoredOutcome } from './run-groups.ts'

/** A run as it stands, for whoever may start one: names are read now. @throws 404 for another kind of work */
export async function runOf(context: Context, id: number): Promise<BillRun> {
  allowGrouped(context)
  const { db, language } = context
  const work = found(await findWork(db, id))
  found(work.kind.startsWith(billRunPrefix) ? work : undefined)
  const stored = work.failures as StoredOutcome[]
  const payers = await findPayers(
    db,
    stored.map(({ user, company }) => ({ user_id: user, company_id: company })),
  )
  const bills = await findBills(
    db,
    stored.flatMap(({ bill }) => bill ?? []),
  )
  const names = await namesOf(
    context,
    stored.flatMap(({ left }) => left.flatMap(({ user }) => user ?? [])),
  )
  const outcomes = stored.map(({ bill: made, amount, reason, left }, at) => {
    const payer = buyerOf(payers[at]!).name
    const bill = made === null ? undefined : bills.get(made)
    const why = ({ sentence, values }: WorkReason) => language.say(sentence, { name: payer, ...values })
    return {
      payer,
      amount,
      bill: bill ? { id: bill.id, number: bill.number, status: billStatus.keyOf(bill.status) } : null,
      reason: reason && why(reason),
      left: left.map(({ user, key, reason: own }) => ({ name: names.get(user ?? 0) ?? key, reason: why(own) })),
    }
  })
  const made = outcomes.filter(({ bill }) => bill !== null)
  const { status, total, done, failed, reason, finished_at } = presentWork(work, language)
  return {
    id,
    mode: work.kind.slice(billRunPrefix.length) as RunMode,
    status,
    total,
    done,
    failed,
    bills: made.length,
    amount: made.reduce((sum, { amount }) => sum + amount, 0),
    outcomes,
    reason,
    has_report: finished_at !== null,
  }
}

async function namesOf({ db }: Context, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))
}

export const readRun: Verb<typeof groupedContract.readRun> = (context, { params }) => runOf(context, params.id)

export const stopRun: Verb<typeof groupedContract.stopRun> = async (context, { params }) => {
  await runOf(context, params.id)
  await askStop(context.db, params.id)
  return runOf(context, params.id)
}

/** What became of each group, and of each row that left its own (FEC-09: semicolons, UTF-8 with its mark, formulas disarmed). */
export const runReport: Verb<typeof groupedContract.report> = async (context, { params }) => {
  const { language } = context
  const run = await runOf(context, params.id)
  const heading = [w.reportPayer, w.reportRow, w.reportBill, w.reportAmount, w.reportReason].map((word) => language.say(word))
  const text = (cell: string) => csvCell(cell, 'text', language)
  const rows = run.outcomes.flatMap(({ payer, amount, bill, reason, left }) => [
    [
      text(payer),
      '',
      text(bill ? (bill.number ?? language.say(w.draftBill)) : ''),
      bill ? csvCell(amount, 'money', language) : '',
      text(reason ?? ''),
    ],
    ...left.map((row) => [text(payer), text(row.name), '', '', text(row.reason)]),
  ])
  const csv = stringify([heading.map(text), ...rows], { delimiter: ';', record_delimiter: '\r\n', bom: true })
  return { content_type: 'text/csv', name: `${language.say(w.report)}.csv`, body: Buffer.from(csv) }
}
