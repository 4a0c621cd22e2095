import { billCategory } from '@kxo/domain/billing/category'
import type { PostedPayment, PostedSale } from '@kxo/domain/billing/journal/accounting-entries'
import type { Period } from '@kxo/domain/billing/journal/period'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { sumOf } from '@kxo/domain/kernel/totals'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { DepositReference, InvoiceDocument } from '../printing/invoice-document.ts'
import { clientCode, saleType, withBuyer } from './list-sales.ts'

/** Of which issuer, when, and whether payments are posted too. */
export type Handed = Period & { entity_id: number; payments: boolean }

const credit = billCategory.codeOf('credit')
/** A bill, what corrects it and every payment of them up to a day: when they came to nothing together, null while they do not. */
const settledOn = (to: string) => sql<string | null>`(
  select case when set_of.due = 0 then set_of.last_day end from (
    select sum(case when o.category = ${credit} then -1 else 1 end * (o.amount + o.rounding - o.deducted - coalesce(p.paid, 0))) as due,
      greatest(max(o.issue_date), max(p.last_day))::text as last_day
    from bills o left join lateral (
      select sum(amount) as paid, max(paid_on) as last_day from payments where tenant_id = o.tenant_id and bill_id = o.id and paid_on <= ${to}::date
    ) p on true
    where o.tenant_id = bills.tenant_id and o.number is not null and o.issue_date <= ${to}::date
      and (o.id = coalesce(bills.corrects_bill_id, bills.id) or o.corrects_bill_id = coalesce(bills.corrects_bill_id, bills.id))
  ) set_of)`
const printed = (key: string) => sql`bills.printed -> 'document' -> ${sql.lit(key)}`
const columns = (to: string, lettered: boolean) =>
  [
    'bills.id',
    'bills.category',
    'bills.recipient_label',
    'bills.amount',
    'bills.rounding',
    'bills.deducted',
    sql<number>`coalesce(bills.corrects_bill_id, bills.id)`.as('set'),
    clientCode.as('client_code'),
    sql<InvoiceDocument['totals']['groups'] | null>`bills.printed -> 'document' -> 'totals' -> 'groups'`.as('groups'),
    sql<DepositReference[] | null>`${printed('deposits')}`.as('deposits'),
    sql<boolean>`coalesce(bills.printed -> 'document' ->> 'vat_due', '') = 'payment'`.as('is_vat_on_payment'),
    (lettered ? settledOn(to) : sql<string | null>`null::text`).as('settled_on'),
  ] as const

const selectPosted = (db: Queries, { from, to, entity_id, payments }: Handed) =>
  withBuyer(db)
    .leftJoin('bills as corrected', (join) =>
      join.onRef('corrected.tenant_id', '=', 'bills.tenant_id').onRef('corrected.id', '=', 'bills.corrects_bill_id'),
    )
    .where('bills.entity_id', '=', entity_id)
    .where('bills.category', '<>', billCategory.codeOf('proforma'))
    .where('bills.number', 'is not', null)
    .where('bills.issue_date', '>=', from)
    .where('bills.issue_date', '<=', to)
    .select(columns(to, payments))
    .select([
      sql<string>`bills.number`.as('number'),
      sql<string>`bills.issue_date`.as('issue_date'),
      saleType.as('type'),
      'corrected.number as corrects',
      sql<boolean>`bills.is_deposit or coalesce(corrected.is_deposit, false)`.as('is_deposit'),
      sql<
        PostedSale['lines']
      >`coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'account', l.accounting_code, 'vat_rate', l.vat_rate,
        'amount_ht', l.amount_ht) order by l.rank, l.id) from bill_lines l where l.tenant_id = bills.tenant_id and l.bill_id = bills.id), '[]')`.as(
        'lines',
      ),
    ])

const batchSize = 500

/** The next sales of a period after a day and a number, in the order they were issued. */
export async function nextSales(db: Queries, handed: Handed, after: PostedSale | undefined): Promise<PostedSale[]> {
  const rows = await selectPosted(db, handed)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(bills.issue_date, bills.number) > (${after?.issue_date}::date, ${after?.number}::text)`),
    )
    .orderBy('bills.issue_date')
    .orderBy('bills.number')
    .limit(batchSize)
    .execute()
  return rows.map(({ recipient_label, client_code, groups, deposits, category: _, ...row }) => ({
    ...row,
    customer: { code: client_code, name: recipient_label },
    groups: groups ?? [],
    deposits: deposits ?? [],
  }))
}

/** The VAT of each rate a bill leaves to declare, once what its deposits declared is taken off. */
function ownTaxes(groups: InvoiceDocument['totals']['groups'], deposits: readonly DepositReference[]): PostedPayment['taxes'] {
  const declared = deposits.flatMap(({ taxes }) => taxes)
  return [...Map.groupBy(groups, ({ vat_rate }) => vat_rate)].map(([vat_rate, of]) => ({
    vat_rate,
    tax:
      sumOf(of, ({ tax }) => tax) -
      sumOf(
        declared.filter((one) => one.vat_rate === vat_rate),
        ({ tax }) => tax,
      ),
  }))
}

/** The next movements of money of a period, by their days. */
export async function nextPayments(db: Queries, handed: Handed, after: PostedPayment | undefined): Promise<PostedPayment[]> {
  const rows = await withBuyer(db)
    .innerJoin('payments', (join) => join.onRef('payments.tenant_id', '=', 'bills.tenant_id').onRef('payments.bill_id', '=', 'bills.id'))
    .where('bills.entity_id', '=', handed.entity_id)
    .where('payments.paid_on', '>=', handed.from)
    .where('payments.paid_on', '<=', handed.to)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(payments.paid_on, payments.id) > (${after?.paid_on}::date, ${after?.id}::bigint)`),
    )
    .select(columns(handed.to, true))
    .select([
      'payments.id as payment_id',
      'payments.amount as moved',
      'payments.mode',
      'payments.paid_on',
      'payments.created_at',
      'payments.reverses_id',
      'bills.number',
      sql<number>`coalesce((select sum(e.amount) from payments e where e.tenant_id = payments.tenant_id and e.bill_id = payments.bill_id
        and (e.paid_on, e.id) < (payments.paid_on, payments.id)), 0)::bigint`.as('paid_before'),
    ])
    .orderBy('payments.paid_on')
    .orderBy('payments.id')
    .limit(batchSize)
    .execute()
  return rows.map((row) => ({
    id: row.payment_id,
    paid_on: row.paid_on,
    recorded_on: dayInZone(row.created_at, defaultZone),
    amount: row.moved,
    mode: paymentMode.keyOf(row.mode),
    is_reversal: row.reverses_id !== null,
    number: row.number,
    is_handed_back: billCategory.keyOf(row.category) === 'credit',
    customer: { code: row.client_code, name: row.recipient_label },
    paid_before: row.paid_before,
    payable: row.amount + row.rounding - row.deducted,
    taxes: ownTaxes(row.groups ?? [], row.deposits ?? []),
    is_vat_on_payment: row.is_vat_on_payment,
    set: row.set,
    settled_on: row.settled_on,
  }))
}
