import { billCategory } from '@kxo/domain/billing/category'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** What the entries between two ranks made. Cents, rates in basis points. */
export type ClosingTotals = {
  sales: number
  credits: number
  received: number
  means: { mode: number; amount: number; count: number }[]
  rates: { vat_rate: number; basis: number; tax: number }[]
}
type Ranks = { entity_id: number; first_rank: number; last_rank: number }

const credit = sql.lit(billCategory.codeOf('credit'))
const entries = ({ entity_id, first_rank, last_rank }: Ranks) => sql`ledger_entries e
  join bills b on b.tenant_id = e.tenant_id and b.id = (e.record ->> 'bill_id')::bigint
  where e.entity_id = ${entity_id} and e.rank between ${first_rank} and ${last_rank}`
const sign = sql`case when b.category = ${credit} then -1 else 1 end`

/** Totals of the entries between two ranks: what a balance adds to its deposits, a credit note against the rest (INV-48, INV-52). */
export async function closingTotals(db: Queries, ranks: Ranks): Promise<ClosingTotals> {
  const { rows: sold } = await sql<{ sales: number; credits: number }>`
    select coalesce(sum(b.amount - b.deducted) filter (where e.kind = 'bill'), 0)::bigint as sales,
      coalesce(sum(b.amount - b.deducted) filter (where e.kind = 'credit'), 0)::bigint as credits
    from ${entries(ranks)} and e.kind in ('bill', 'credit')`.execute(db)
  const { rows: means } = await sql<ClosingTotals['means'][number]>`
    select (e.record ->> 'mode')::integer as mode, sum(${sign} * (e.record ->> 'amount')::bigint)::bigint as amount, count(*)::integer as count
    from ${entries(ranks)} and e.kind in ('payment', 'refund', 'reversal') group by 1 order by 1`.execute(db)
  const { rows: rates } = await sql<ClosingTotals['rates'][number]>`
    select vat_rate, sum(basis)::bigint as basis, sum(tax)::bigint as tax from (
      select (g ->> 'vat_rate')::integer as vat_rate, ${sign} * (g ->> 'basis')::bigint as basis, ${sign} * (g ->> 'tax')::bigint as tax
        from (select b.category, jsonb_array_elements(b.printed -> 'document' -> 'totals' -> 'groups') as g from ${entries(ranks)} and e.kind in ('bill', 'credit')) b
      union all
      select (t ->> 'vat_rate')::integer, -(${sign}) * (t ->> 'basis')::bigint, -(${sign}) * (t ->> 'tax')::bigint
        from (select b.category, jsonb_array_elements(d -> 'taxes') as t
                from (select b.category, jsonb_array_elements(b.printed -> 'document' -> 'deposits') as d from ${entries(ranks)} and e.kind in ('bill', 'credit')) b) b
    ) taxed group by vat_rate order by vat_rate desc`.execute(db)
  const { sales = 0, credits = 0 } = sold[0] ?? {}
  return { sales, credits, received: means.reduce((sum, { amount }) => sum + amount, 0), means, rates }
}
