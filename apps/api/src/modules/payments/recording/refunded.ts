import type { Queries } from '../../../platform/database/tenancy.ts'
import type { CheckoutRecord } from '../queries.ts'

/** Cents already given back of a charge: taken off its bill, or handed back on a credit note of it. */
export async function refundedOf(db: Queries, { id, bill_id }: Pick<CheckoutRecord, 'id' | 'bill_id'>): Promise<number> {
  const rows = await db.selectFrom('payments').select(['amount', 'bill_id']).where('checkout_id', '=', id).execute()
  return rows.reduce((sum, row) => sum + (row.bill_id === bill_id ? Math.max(0, -row.amount) : Math.max(0, row.amount)), 0)
}
