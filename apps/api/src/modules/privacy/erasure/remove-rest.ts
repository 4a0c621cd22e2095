import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Retention } from '../retention/retained-after-end.ts'

const cancelled = registrationStatus.codeOf('cancelled')

/** Where the bytes of files that go stand. */
export async function keysOfRemovedFiles(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from files where not exists (select from kept_rows k where k.held = 'files'::regclass and k.at = files.ctid)`.execute(
    db,
  )
  return rows.map(({ storage_key }) => storage_key)
}

/**
 * Removes every row that is not marked, of all tables in one statement: constraints are checked at its end, whatever the order.
 * Places held are given back first, since the last of them goes with its event.
 */
export async function removeRest(
  db: Queries,
  tables: readonly string[],
  retentions: Readonly<Record<string, Retention>>,
): Promise<Record<string, number>> {
  await sql`update registrations set status = ${cancelled}, hold_expires_at = null, absence_reason = null
    where holds_place(status) and not exists (select from kept_rows k where k.held = 'registrations'::regclass and k.at = registrations.ctid)`.execute(
    db,
  )
  // Of a table kept whole nothing goes, and of those that are append-only nothing may.
  const shortened = tables.filter((table) => !(table in retentions) || retentions[table]?.where !== undefined)
  const removals = shortened.map(
    (table) => sql`${sql.ref(`gone_${table}`)} as (delete from ${sql.table(table)} t
      where not exists (select from kept_rows k where k.held = ${table}::regclass and k.at = t.ctid) returning 1)`,
  )
  const counts = shortened.map(
    (table) => sql`select ${table}::text as name, (select count(*)::integer from ${sql.table(`gone_${table}`)}) as gone`,
  )
  const { rows } = await sql<{ name: string; gone: number }>`with ${sql.join(removals)} ${sql.join(counts, sql` union all `)}`.execute(db)
  // What removing the others made the database count.
  for (const table of ['figure_changes', 'event_marks']) await sql`delete from ${sql.table(table)}`.execute(db)
  return Object.fromEntries(rows.filter(({ gone }) => gone > 0).map(({ name, gone }) => [name, gone]))
}
