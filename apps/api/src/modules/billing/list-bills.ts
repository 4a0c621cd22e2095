import { billCategory } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billList } from '@kxo/domain/billing/list'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { exportList } from '../traces/index.ts'
import { peopleOf, presentDetail, presentRow } from './present.ts'
import { type BillListRow, findBill, selectBills } from './queries.ts'
import { narrowedTo, ofReader, type Whose } from './whose.ts'

const plan = planOf(
  billList,
  {
    number: { at: sql.ref('bills.number'), searchColumn: sql.ref('bills.search') },
    nature: { at: sql.ref('bills.nature'), isSortedByReading: true },
    status: { at: sql.ref('bills.status'), isAlwaysFilled: true },
    recipient: { at: sql.ref('bills.recipient_label'), isAlwaysFilled: true },
    event: { at: sql.ref('bills.event_label'), isAlwaysFilled: true, searchColumn: sql.ref('bills.search') },
    issue_date: 'bills.issue_date',
    due_date: 'bills.due_date',
    amount_ht: { at: sql.ref('bills.amount_ht'), isSortedByReading: true },
    amount: { at: sql.ref('bills.amount'), isAlwaysFilled: true },
    to_be_paid: { at: sql.ref('bills.to_be_paid'), isAlwaysFilled: true },
    reminders: { at: sql.ref('bills.reminder_count'), isAlwaysFilled: true, isSortedByReading: true },
    reminded_at: { at: sql.ref('bills.reminded_at'), isSortedByReading: true },
  },
  {
    fields: {
      id: { at: sql.ref('bills.id'), kind: 'number', isAlwaysFilled: true },
      category: {
        at: sql.ref('bills.category'),
        kind: 'code',
        codeOf: (key) => billCategory.codeOf(key as never), // a key of this very list
        isSortedByReading: true,
      },
      creation_date: { at: sql.ref('bills.created_at'), kind: 'instant', isAlwaysFilled: true },
    },
    search: sql.ref('bills.search'),
    sort: '-id',
    id: sql.ref('bills.id'),
  },
)

/** What keeps the bills an actor may see, narrowed to whose and to what is asked: the SQL twin of `may.see`. */
function* conditionsOf({ actor }: Pick<Context, 'actor'>, whose: Whose): Generator<RawBuilder<SqlBool>> {
  yield sql`bills.category <> ${sql.lit(billCategory.codeOf('proforma'))} and bills.status <> ${sql.lit(billStatus.codeOf('deleted'))}`
  if (whose.recipient === 'me' || !may.invoice(actor))
    yield sql`bills.status <> ${sql.lit(billStatus.codeOf('draft'))} and ${ofReader('bills', actor)}`
  yield* narrowedTo('bills', whose)
}

const columns = exportsOf(billList)

export const listBills: Verb<typeof billingContract.bills> = async (context, { query }) => {
  authorize(context.actor.user_id !== null && context.actor.session === 'full')
  const conditions = [
    ...conditionsOf(context, query),
    ...(query.category ? [sql<SqlBool>`bills.category = ${billCategory.codeOf(query.category)}`] : []),
    ...(query.status ? [sql<SqlBool>`bills.status = ${billStatus.codeOf(query.status)}`] : []),
    ...(query.is_due ? [sql<SqlBool>`bills.number is not null and bills.to_be_paid > 0`] : []),
  ]
  const matchingBills = (db: Queries) => selectBills(db).where((eb) => eb.and(conditions))
  const { now, language } = context
  if (query.format)
    return exportList(context, 'export_bills', {
      name: language.noun('bill', 'pl'),
      plan,
      asked: query,
      query: matchingBills,
      present: (rows: BillListRow[]) => rows.map((row) => presentRow(row, now)),
      columns,
    })
  const bare = context.db
    .selectFrom('bills')
    .select('id')
    .where((eb) => eb.and(conditions))
  const page = await listed(matchingBills(context.db), plan, query, bare)
  return { ...page, results: page.results.map((row) => presentRow(row, now)) }
}

const liveStatuses = billStatus.codesOf('toPay', 'issued', 'paid', 'credited')

export const billTotals: Verb<typeof billingContract.billTotals> = async (context, { query }) => {
  authorize(context.actor.user_id !== null && context.actor.session === 'full')
  const today = dayInZone(context.now, defaultZone)
  const isLate = (from: number, to: number | null) =>
    sql<number>`coalesce(sum(to_be_paid) filter (where due_date < ${addDays(today, -from)}::date${to === null ? sql`` : sql` and due_date >= ${addDays(today, -to)}::date`}), 0)`
  const mine = selectBills(context.db)
    .where((eb) => eb.and([...conditionsOf(context, query)]))
    .where('bills.status', 'in', liveStatuses)
    .where('bills.category', '=', billCategory.codeOf('invoice'))
  const totals = await context.db
    .selectFrom(mine.as('mine'))
    .select([
      sql<number>`coalesce(sum(amount), 0)`.as('billed'),
      sql<number>`coalesce(sum(paid), 0)`.as('paid'),
      sql<number>`coalesce(sum(paid) filter (where extract(year from payment_date) = ${Number(today.slice(0, 4))}), 0)`.as(
        'paid_this_year',
      ),
      sql<number>`coalesce(sum(to_be_paid), 0)`.as('due'),
      isLate(0, null).as('late'),
      isLate(0, 30).as('late_30'),
      isLate(30, 60).as('late_60'),
      isLate(60, null).as('late_more'),
    ])
    .executeTakeFirstOrThrow()
  return totals
}

/** By its number, or by its id while it has none; somebody else's is not found. */
export const readBill: Verb<typeof billingContract.bill> = async (context, { params }) => {
  const byNumber = await context.db.selectFrom('bills').selectAll().where('number', '=', params.code).executeTakeFirst()
  const bill = found(byNumber ?? (/^\d{1,15}$/.test(params.code) ? await findBill(context.db, Number(params.code)) : undefined))
  found(may.see(context.actor, { ...bill, status: billStatus.keyOf(bill.status) }) ? bill : undefined)
  return presentDetail(context, bill)
}

export const billUsers: Verb<typeof billingContract.billUsers> = async (context, { query }) => {
  const bill = found(await findBill(context.db, query.id))
  found(may.see(context.actor, { ...bill, status: billStatus.keyOf(bill.status) }) ? bill : undefined)
  return (await peopleOf(context.db, bill.id)).map(({ id, first_name, last_name, mail }) => ({ id, first_name, last_name, mail }))
}
