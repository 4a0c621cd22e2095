import { sql } from 'kysely'
import type { Queries } from '../platform/database/tenancy.ts'

/** A month of the ledger that was closed, and handed to the accountant with a bill. */
export async function aClosedMonth(
  db: Queries,
  { entity_id, bill_id, piece }: { entity_id: number; bill_id: number; piece: string },
): Promise<void> {
  await db.insertInto('ledger_heads').values({ entity_id }).execute()
  await sql`insert into ledger_entries (entity_id, rank, kind, record, previous_hash, hash) values (${entity_id}, 1, 'closing', '{}', '', 'h')`.execute(
    db,
  )
  await db
    .insertInto('ledger_closings')
    .values({
      entity_id,
      kind: 'month',
      first_day: '2026-03-01',
      last_day: '2026-03-31',
      first_rank: 1,
      last_rank: 0,
      totals: JSON.stringify({ sales: 0, credits: 0, received: 0, means: [], rates: [] }),
      perpetual_sales: 0,
      perpetual_received: 0,
      rank: 1,
      hash: 'h',
    })
    .execute()
  const handed = { entity_id, first_day: '2026-03-01', last_day: '2026-03-31', has_payments: false, file_name: 'VENTES.txt' }
  const transmission = await db.insertInto('sales_transmissions').values(handed).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('sales_transmission_entries')
    .values({
      transmission_id: transmission.id,
      source: `bill ${bill_id}`,
      piece,
      day: '2026-03-02',
      amount: 12_000,
      lines: '[]',
    })
    .execute()
}
