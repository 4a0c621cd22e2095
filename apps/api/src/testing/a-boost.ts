import type { Queries } from '../platform/database/tenancy.ts'

/** An offer shown first for a product, by a bill; every record bears the number. */
export async function aBoost(db: Queries, id: number): Promise<void> {
  await db
    .insertInto('boosts')
    .values({ event_id: id, product_id: id, bill_id: id, bill_rank: 1, days: 7, starts_at: '2027-01-02', ends_at: '2027-01-09' })
    .execute()
}
