import { billCategory } from '@kxo/domain/billing/category'
import { sql } from 'kysely'

const credit = sql.lit(billCategory.codeOf('credit'))
const deposits = sql`jsonb_array_elements(bills.printed -> 'document' -> 'deposits') deposit`
/** What deposits already carried of a final invoice (INV-48): its total without tax, and its tax. What was printed is read where there are any. */
const deducted = {
  ht: sql`case when bills.deducted > 0 then (select sum((deposit ->> 'total_ht')::bigint) from ${deposits}) else 0 end`,
  tax: sql`case when bills.deducted > 0 then (select sum((tax ->> 'tax')::bigint) from ${deposits}, jsonb_array_elements(deposit -> 'taxes') tax) else 0 end`,
}
const sign = sql`case when bills.category = ${credit} then -1 else 1 end`
/** What an issued row of `bills` adds to the sales: cents, a credit note negative. */
export const soldAmounts = {
  ht: sql<number>`(${sign} * (bills.amount_ht - ${deducted.ht}))::bigint`,
  tax: sql<number>`(${sign} * (bills.tax_amount - ${deducted.tax}))::bigint`,
}
