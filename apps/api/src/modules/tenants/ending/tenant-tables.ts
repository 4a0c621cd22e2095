import { sql } from 'kysely'
import { isSecretColumn } from '../../../platform/database/secret-columns.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** Tables that hold nothing but keys to doors and counts of tries. */
const doors: readonly string[] = [
  'refresh_tokens',
  'recovery_codes',
  'validation_codes',
  'personal_links',
  'login_failures',
  'idempotency_keys',
  'throttled_acts',
]

export type TenantTable = { name: string; withheld: string[] }

/** Every table that holds rows of a tenant, as the catalogue tells it, with the columns no export shows. */
export async function tenantTables(db: Queries): Promise<TenantTable[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select t.relname::text as name, array_agg(c.attname::text order by c.attnum) as columns
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and c.attnum > 0 and not c.attisdropped
      and exists (select 1 from pg_attribute k where k.attrelid = t.oid and k.attname = 'tenant_id')
    group by 1 order by 1`.execute(db)
  return rows
    .filter(({ name }) => !doors.includes(name))
    .map(({ name, columns }) => ({ name, withheld: columns.filter((column) => isSecretColumn(column)) }))
}

const atOnce = 500

/** A table's rows as JSON lines, a batch in memory at a time; mails that hold a code keep their words back. */
export async function* linesOf(db: Queries, { name, withheld }: TenantTable): AsyncGenerator<Buffer> {
  const row = sql`to_jsonb(t) - ${withheld}::text[]`
  const exportedRow =
    name === 'mails' ? sql`${row} - case when t.is_secret then array['subject', 'body_text'] else array[]::text[] end` : row
  await sql`declare exported no scroll cursor for select (${exportedRow})::text as line from ${sql.table(name)} t`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from exported`.execute(db)
    if (rows.length === 0) break
    yield Buffer.from(`${rows.map(({ line }) => line).join('\n')}\n`)
  }
  await sql`close exported`.execute(db)
}
