import { sql } from 'kysely'
import type { Queries } from '../platform/database/tenancy.ts'

/** A quote sent to a person and to the company they speak for; every record bears the number. */
export async function aPricedQuote(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  const series = `D${id}`
  await db
    .insertInto('quotes')
    .values({
      entity_id: id,
      morph: 'Event',
      morph_id: id,
      user_id: id,
      company_id: id,
      people: 2,
      note: name,
      request: name,
      amount_ht: 10_000,
      tax_amount: 2000,
      amount: 12_000,
    })
    .execute()
  await db
    .insertInto('quote_lines')
    .values({ quote_id: id, rank: 1, name, unit_price: 100_000_000, vat_rate: 2000, amount_ht: 10_000, tax_amount: 2000, amount: 12_000 })
    .execute()
  await db.insertInto('bill_counters').values({ entity_id: id, series, year: 2026 }).execute()
  await sql`update quotes set number = ${`${series}-2026-000001`}, previous_hash = '', printed_hash = 'h', printed = ${JSON.stringify({ name })}::jsonb,
    issue_date = '2026-03-02', valid_until = '2099-12-31', issued_at = now(), status = 3, pdf_file_id = ${id} where id = ${id}`.execute(db)
}
