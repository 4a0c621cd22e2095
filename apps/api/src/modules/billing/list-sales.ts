import { billCategory } from '@kxo/domain/billing/category'
import { averageRate } from '@kxo/domain/billing/journal/average-rate'
import type { journalContract, SaleRow } from '@kxo/domain/billing/journal/journal-contract'
import { modesInWords, type SaleType, journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import { journalList } from '@kxo/domain/billing/journal/list'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { may } from '@kxo/domain/billing/permissions'
import { monthInWords } from '@kxo/domain/kernel/dates'
import { textFromScaled } from '@kxo/domain/kernel/decimals'
import { type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { settingsOf } from '../tenants/index.ts'
import { listOrExport } from '../traces/index.ts'
import { soldAmounts } from './sold-amounts.ts'

const credit = sql.lit(billCategory.codeOf('credit'))
const type = sql<SaleType>`case when bills.category = ${credit} then 'credit' when bills.is_deposit then 'deposit' when bills.deducted > 0 then 'final' else 'invoice' end`
/** Issued bills and credit notes of a period of issue dates: neither drafts nor quotes. */
function selectSales(db: Queries, period?: string) {
  const sales = db
    .selectFrom('bills')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'bills.tenant_id').onRef('users.id', '=', 'bills.user_id'))
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'bills.tenant_id').onRef('companies.id', '=', 'bills.company_id'),
    )
    .where('bills.category', '<>', billCategory.codeOf('proforma'))
    .where('bills.number', 'is not', null)
    .where('bills.issue_date', 'is not', null)
  if (!period) return sales
  const first = period.length === 4 ? `${period}-01-01` : `${period}-01`
  const length = period.length === 4 ? '1 year' : '1 month'
  return sales.where(sql<SqlBool>`bills.issue_date >= ${first}::date and bills.issue_date < (${first}::date + ${length}::interval)::date`)
}

const selectRows = (db: Queries, period?: string) =>
  selectSales(db, period)
    .select(['bills.id', 'bills.recipient_label'])
    .select([
      sql<string>`bills.number`.as('number'),
      sql<string>`bills.issue_date`.as('issue_date'),
      type.as('type'),
      soldAmounts.ht.as('amount_ht'),
      soldAmounts.tax.as('tax_amount'),
      // A company and a person of the same number are two accounts.
      sql<string>`coalesce(nullif(companies.accounting_code, ''), nullif(users.accounting_code, ''), case when bills.company_id is null then 'P' else 'C' end || lpad(coalesce(bills.company_id, bills.user_id, 0)::text, 5, '0'))`.as(
        'client_code',
      ),
      // What was paid and given back since counts for nothing.
      sql<
        number[]
      >`array(select p.mode from payments p where p.tenant_id = bills.tenant_id and p.bill_id = bills.id group by p.mode having sum(p.amount) > 0 order by min(p.id))`.as(
        'modes',
      ),
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
    type: { at: type, isAlwaysFilled: true },
    issue_date: 'bills.issue_date',
  },
  { fields: {}, search: sql.ref('bills.search'), sort: '-issue_date', id: sql.ref('bills.id') },
)

/** The journal is for the accounts of the tenants that keep one. */
function allow({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>): void {
  authorize(may.invoice(actor))
  const { params, features } = settingsOf(tenant)
  found(params.sales_journal && features.includes('accounting') ? params : undefined)
}

export const salesJournal: Verb<typeof journalContract.salesJournal> = async (context, { query }) => {
  allow(context)
  const { language } = context
  return listOrExport(context, 'export_sales', {
    name: [language.say(w.title), query.period].filter(Boolean).join(' '),
    plan,
    asked: query,
    query: (db: Queries) => selectRows(db, query.period),
    present: (rows: Row[]) => rows.map(presentSale),
    columns: exportsOf(journalList, {
      month: ({ month }) => monthInWords(month, language.locale),
      average_rate: ({ average_rate }) => (average_rate === null ? null : Number(textFromScaled(average_rate, 2))),
      payment_modes: ({ payment_modes }) => modesInWords(payment_modes, language.say),
    }),
  })
}

export const salesTotals: Verb<typeof journalContract.salesTotals> = async (context, { query }) => {
  allow(context)
  const { db } = context
  const { amount_ht, tax_amount } = await selectSales(db, query.period)
    .select([
      sql<number>`coalesce(sum(${soldAmounts.ht}), 0)::bigint`.as('amount_ht'),
      sql<number>`coalesce(sum(${soldAmounts.tax}), 0)::bigint`.as('tax_amount'),
    ])
    .executeTakeFirstOrThrow()
  const months = await selectSales(db)
    .select(sql<string>`to_char(bills.issue_date, 'YYYY-MM')`.as('month'))
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
  return { amount_ht, tax_amount, amount: amount_ht + tax_amount, months: months.map(({ month }) => month) }
}
