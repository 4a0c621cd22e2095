import { type HandedEntry, handedOf } from '@kxo/domain/billing/journal/differences'
import { fecName } from '@kxo/domain/billing/journal/fec'
import type { HandedLine, journalContract, Transmission } from '@kxo/domain/billing/journal/journal-contract'
import { sumOf } from '@kxo/domain/kernel/totals'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { allowJournal } from './allow-journal.ts'
import { journalEntity } from './journal-entity.ts'
import type { Handed } from './next-sales.ts'
import { checkSales } from './review-sales.ts'

const selectTransmissions = (db: Queries) =>
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
  // What is stored there is written below.
  return rows.map((row) => ({ ...row, lines: row.lines as HandedLine[] }))
}

const rowsAtOnce = 500

/** Remembers the entries of a period as they stand: they are those the accountant was handed. */
export const transmitSales: Verb<typeof journalContract.transmitSales> = async (context, { body }) => {
  allowJournal(context)
  const { db, now } = context
  const entity = await journalEntity(db, body.entity)
  const handed = { from: body.from, to: body.to, entity_id: entity.id, payments: body.payments }
  const entries: HandedEntry[] = []
  const checks = await checkSales(db, entity, handed, ({ entry }) => entries.push(handedOf(entry)))
  const file_name = fecName({ siren: entity.siren, from: body.from, to: body.to, isToCheck: checks.length > 0 })
  const { id } = await db
    .insertInto('sales_transmissions')
    .values({
      entity_id: entity.id,
      first_day: body.from,
      last_day: body.to,
      has_payments: body.payments,
      file_name,
      sent_at: now,
      sent_by: context.actor.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let first = 0; first < entries.length; first += rowsAtOnce)
    await db
      .insertInto('sales_transmission_entries')
      .values(
        entries.slice(first, first + rowsAtOnce).map(({ lines, ...entry }) => ({
          ...entry,
          transmission_id: id,
          amount: sumOf(lines, ({ debit }) => debit),
          lines: JSON.stringify(lines),
        })),
      )
      .execute()
  await trace(context, { action: 'transmit_journal', info: file_name, subject_id: entity.id, change: { entries: entries.length } })
  return await selectTransmissions(db).where('sales_transmissions.id', '=', id).executeTakeFirstOrThrow()
}
