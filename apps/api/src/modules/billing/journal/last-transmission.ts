import type { HandedEntry } from '@kxo/domain/billing/journal/differences'
import type { HandedLine, Transmission } from '@kxo/domain/billing/journal/journal-contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Handed } from './next-sales.ts'

/** Times a period was handed, with who did it. */
export const selectTransmissions = (db: Queries) =>
  db
    .selectFrom('sales_transmissions')
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'sales_transmissions.tenant_id').onRef('users.id', '=', 'sales_transmissions.sent_by'),
    )
    .select([
      'sales_transmissions.id',
      'sales_transmissions.first_day as from',
      'sales_transmissions.last_day as to',
      'sales_transmissions.has_payments',
      'sales_transmissions.file_name',
      'sales_transmissions.sent_at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('sent_by'),
    ])

/** The last time a period was handed, the very same days. */
export const lastTransmission = async (db: Queries, { entity_id, from, to }: Omit<Handed, 'payments'>): Promise<Transmission | null> =>
  (await selectTransmissions(db)
    .where('entity_id', '=', entity_id)
    .where('first_day', '=', from)
    .where('last_day', '=', to)
    .orderBy('sales_transmissions.id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** The entries that were handed. */
export async function handedEntries(db: Queries, transmission_id: number): Promise<HandedEntry[]> {
  const rows = await db
    .selectFrom('sales_transmission_entries')
    .select(['source', 'piece', 'day', 'lines'])
    .where('transmission_id', '=', transmission_id)
    .execute()
  // What is stored there is written by transmit-sales.ts.
  return rows.map((row) => ({ ...row, lines: row.lines as HandedLine[] }))
}
