import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { namedOnly, type Retention, retainedAfterEnd } from './retained-after-end.ts'

/** Every table that holds rows of a tenant, as the catalogue of the database knows them: a new one needs no line here. */
export async function fencedTables(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.relname::text as name from pg_class t
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute k where k.attrelid = t.oid and k.attname = 'tenant_id' and not k.attisdropped)
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

type Link = { held: string; holder: string; columns: string[]; keys: string[] }

/** Foreign keys between the tenant's tables: what a row names. */
async function links(db: Queries): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select target.relname::text as held, holder.relname::text as holder,
      (select array_agg(a.attname::text order by at.n) from unnest(c.conkey) with ordinality at(num, n)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = at.num) as columns,
      (select array_agg(a.attname::text order by at.n) from unnest(c.confkey) with ordinality at(num, n)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = at.num) as keys
    from pg_constraint c join pg_class target on target.oid = c.confrelid join pg_class holder on holder.oid = c.conrelid
    where c.contype = 'f' and target.relname <> 'tenants' and target.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db)
  return rows
}

/** Marks the rows that outlive the tenant by themselves; until the transaction ends, a row stands where it stood. */
export async function markRetained(db: Queries, retained: Readonly<Record<string, Retention>>): Promise<void> {
  await sql`create temporary table kept_rows (held regclass not null, at tid not null, primary key (held, at)) on commit drop`.execute(db)
  for (const [table, { where }] of Object.entries(retained))
    await sql`insert into kept_rows select ${table}::regclass, ctid from ${sql.table(table)} where ${where ?? sql`true`}`.execute(db)
  // Files of what is kept are named by columns without a foreign key too.
  if (!('bills' in retained)) return
  for (const column of ['pdf_file_id', 'xml_file_id'] as const)
    await sql`insert into kept_rows select 'files'::regclass, f.ctid from files f
      where f.id in (select ${sql.ref(column)} from bills where number is not null) on conflict do nothing`.execute(db)
}

/**
 * Marks what the marked rows name, and what those name in turn.
 * @throws Error when something kept names a table nobody said may stay: a foreign key came since
 */
export async function markNamed(db: Queries): Promise<void> {
  const known = new Set<string>([...namedOnly, ...Object.keys(retainedAfterEnd)])
  const all = await links(db)
  for (let grew = true; grew; ) {
    grew = false
    for (const { held, holder, columns, keys } of all) {
      const same = columns.map((column, at) => sql`h.${sql.ref(column)} = t.${sql.ref(keys[at]!)}`)
      const { numAffectedRows } = await sql`
        insert into kept_rows select ${held}::regclass, t.ctid from ${sql.table(held)} t
        where exists (select from ${sql.table(holder)} h join kept_rows k on k.held = ${holder}::regclass and k.at = h.ctid
          where ${sql.join(same, sql` and `)})
        on conflict do nothing`.execute(db)
      if (Number(numAffectedRows ?? 0) === 0) continue
      if (!known.has(held))
        throw new Error(`rows of ${held} are named by ${holder}, which is kept: say in kept-at-the-end.ts what becomes of them`)
      grew = true
    }
  }
}
