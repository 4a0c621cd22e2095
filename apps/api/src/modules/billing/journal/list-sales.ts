import { billCategory } from '@kxo/domain/billing/category'
import { averageRate } from '@kxo/domain/billing/journal/average-rate'
import type { JournalEntity, journalContract, SaleRow } from '@kxo/domain/billing/journal/journal-contract'
import { modesInWords, type SaleType, journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import { journalList } from '@kxo/domain/billing/journal/list'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import type { Input } from '@kxo/domain/kernel/contract'
import { formatDate, monthInWords } from '@kxo/domain/kernel/dates'
import { textFromScaled } from '@kxo/domain/kernel/decimals'
import { sumOf } from '@kxo/domain/kernel/totals'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { allowJournal } from './allow-journal.ts'
import { chosenAccounts } from './journal-entity.ts'
import { soldAmounts } from './sold-amounts.ts'

// What was paid and given back since counts for nothing.
const modes = sql<
  number[]
>`array(select p.mode from payments p where p.tenant_id = bills.tenant_id and p.bill_id = bills.id group by p.mode having sum(p.amount) > 0 order by min(p.id))`
const credit = sql.lit(billCategory.codeOf('credit'))
export const saleType = sql<SaleType>`case when bills.category = ${credit} then 'credit' when bills.is_deposit then 'deposit' when bills.deducted > 0 then 'final' else 'invoice' end`
/** Before the year and rank of a number. */
const series = sql<string>`regexp_replace(bills.number, '-\\d{4}-\\d+$', '')`

/** Bills with whom they are made out to, by whom `clientCode` names them. */
export const withBuyer = (db: Queries) =>
  db
    .selectFrom('bills')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'bills.tenant_id').onRef('users.id', '=', 'bills.user_id'))
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'bills.tenant_id').onRef('companies.id', '=', 'bills.company_id'),
    )

type Narrowed = Input<typeof journalContract.salesTotals>['query']
/** Issued bills and credit notes of a period of issue dates: neither drafts nor quotes. */
function selectSales(db: Queries, { from, to, entity, series: prefix, means }: Narrowed) {
  let sales = withBuyer(db)
    .where('bills.category', '<>', billCategory.codeOf('proforma'))
    .where('bills.number', 'is not', null)
    .where('bills.issue_date', 'is not', null)
  if (from) sales = sales.where('bills.issue_date', '>=', from)
  if (to) sales = sales.where('bills.issue_date', '<=', to)
  if (entity) sales = sales.where('bills.entity_id', '=', entity)
  if (prefix) sales = sales.where(series, '=', prefix)
  if (means === 'none') sales = sales.where(sql<SqlBool>`cardinality(${modes}) = 0`)
  else if (means) sales = sales.where(sql<SqlBool>`${paymentMode.codeOf(means)} = any (${modes})`)
  return sales
}

// A company and a person of the same number are two accounts.
export const clientCode = sql<string>`coalesce(nullif(companies.accounting_code, ''), nullif(users.accounting_code, ''), case when bills.company_id is null then 'P' else 'C' end || lpad(coalesce(bills.company_id, bills.user_id, 0)::text, 5, '0'))`

const selectRows = (db: Queries, narrowed: Narrowed) =>
  selectSales(db, narrowed)
    .select(['bills.id', 'bills.recipient_label'])
    .select([
      sql<string>`bills.number`.as('number'),
      sql<string>`bills.issue_date`.as('issue_date'),
      saleType.as('type'),
      soldAmounts.ht.as('amount_ht'),
      soldAmounts.tax.as('tax_amount'),
      clientCode.as('client_code'),
      modes.as('modes'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

function presentSale({ recipient_label, modes, ...row }: Row): SaleRow {
  return {
    ...row,
    amount: row.amount_ht + row.tax_amount,
    client_name: recipient_label,
    month: row.issue_date.slice(0, 7),
    average_rate: averageRate(row.amount_ht, row.tax_amount),
    payment_modes: modes.map(paymentMode.keyOf),
  }
}

const plan = planOf(
  journalList,
  {
    client_name: { at: sql.ref('bills.recipient_label'), isAlwaysFilled: true },
    number: { at: sql.ref('bills.number'), searchColumn: sql.ref('bills.search') },
    type: { at: saleType, isAlwaysFilled: true },
    issue_date: 'bills.issue_date',
  },
  { fields: {}, search: sql.ref('bills.search'), sort: '-issue_date', id: sql.ref('bills.id') },
)

export const salesJournal: Verb<typeof journalContract.salesJournal> = async (context, { query }) => {
  allowJournal(context)
  const { language } = context
  const day = (text: string | undefined) => (text === undefined ? '' : formatDate(text, language.locale).replaceAll('/', '-'))
  return listOrExport(context, 'export_sales', {
    name: [language.say(w.title), day(query.from), day(query.to)].filter(Boolean).join(' '),
    plan,
    asked: query,
    query: (db: Queries) => selectRows(db, query),
    present: (rows: Row[]) => rows.map(presentSale),
    columns: exportsOf(journalList, {
      month: ({ month }) => monthInWords(month, language.locale),
      average_rate: ({ average_rate }) => (average_rate === null ? null : Number(textFromScaled(average_rate, 2))),
      payment_modes: ({ payment_modes }) => modesInWords(payment_modes, language.say),
    }),
  })
}

const summed = (cents: typeof soldAmounts.ht) => sql<number>`coalesce(sum(${cents}), 0)::bigint`
const month = sql<string>`to_char(bills.issue_date, 'YYYY-MM')`

export const salesTotals: Verb<typeof journalContract.salesTotals> = async (context, { query }) => {
  allowJournal(context)
  const { db } = context
  const months = await selectSales(db, query)
    .select([month.as('month'), summed(soldAmounts.ht).as('amount_ht'), summed(soldAmounts.tax).as('tax_amount')])
    .groupBy('month')
    .orderBy('month')
    .execute()
  const per_month = months.map((one) => ({ ...one, amount: one.amount_ht + one.tax_amount }))
  const all = { entity: query.entity }
  const withSales = await selectSales(db, all).select(month.as('month')).groupBy('month').orderBy('month', 'desc').execute()
  const prefixes = await selectSales(db, all).select(series.as('series')).groupBy('series').orderBy('series').execute()
  return {
    amount_ht: sumOf(per_month, ({ amount_ht }) => amount_ht),
    tax_amount: sumOf(per_month, ({ tax_amount }) => tax_amount),
    amount: sumOf(per_month, ({ amount }) => amount),
    per_month,
    months: withSales.map((one) => one.month),
    series: prefixes.map((one) => one.series),
    entities: await journalEntities(db),
  }
}

/** Issuers that sold something or may, the default one first. */
async function journalEntities(db: Queries): Promise<JournalEntity[]> {
  const rows = await db
    .selectFrom('entities')
    .select(['id', 'name', 'fiscal_year_start', 'accounts'])
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, accounts: chosenAccounts(row) }))
}
