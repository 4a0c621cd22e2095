import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { migrate } from '../apps/api/src/platform/migrations.ts'

const target = join(import.meta.dirname, '../apps/api/schema.sql')
const ours = `from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`

/** The database as the migrations make it, read from its catalogue: what a newcomer reads in one sitting. */
export async function schemaOf(database: Database): Promise<string> {
  const list = async (sql: string): Promise<{ owner: string; text: string }[]> => (await database.pool.query(sql)).rows
  const columns = await list(`select c.relname as owner, format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      case when a.attidentity <> '' then ' generated as identity'
           when a.attgenerated <> '' then format(' generated (%s)', pg_get_expr(d.adbin, d.adrelid))
           when d.adbin is not null then format(' default %s', pg_get_expr(d.adbin, d.adrelid)) else '' end) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.oid in (select c.oid ${ours}) order by c.relname, a.attnum`)
  const constraints = await list(`select c.relname as owner, format('  constraint %s %s', k.conname, pg_get_constraintdef(k.oid)) as text
    from pg_class c join pg_constraint k on k.conrelid = c.oid where k.contype in ('p', 'u', 'f', 'c', 'x') and c.oid in (select c.oid ${ours}) order by c.relname, k.contype desc, k.conname`)
  const indexes =
    await list(`select c.relname as owner, pg_get_indexdef(i.indexrelid) as text from pg_index i join pg_class c on c.oid = i.indrelid
    where c.oid in (select c.oid ${ours}) and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by 1, 2`)
  const policies = await list(
    `select tablename as owner, format('policy %s to %s using %s', policyname, array_to_string(roles, ', '), qual) as text from pg_policies where schemaname = 'public' order by 1, 2`,
  )
  const triggers = await list(
    `select c.relname as owner, pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.oid in (select c.oid ${ours}) order by 1, 2`,
  )
  const functions =
    await list(`select p.proname as owner, pg_get_functiondef(p.oid) as text from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') and p.prokind = 'f' order by 1`)
  const of = (rows: { owner: string; text: string }[], owner: string): string[] =>
    rows.filter((row) => row.owner === owner).map((row) => row.text)
  const tables = [...new Set(columns.map((row) => row.owner))].map((table) =>
    [
      `table ${table} (\n${[...of(columns, table), ...of(constraints, table)].join(',\n')}\n);`,
      ...of(indexes, table).map((text) => `${text};`),
      ...of(policies, table).map((text) => `-- ${text}`),
      ...of(triggers, table).map((text) => `${text};`),
    ].join('\n'),
  )
  return `-- The schema as the migrations make it. Made by scripts/dump-schema.ts, never edited.\n\n${[...functions.map(({ text }) => `${text.trim()};`), ...tables].join('\n\n')}\n`
}

if (import.meta.main) {
  const database = await openEmbedded()
  await migrate(database)
  const schema = await schemaOf(database)
  await database.close()
  if (process.argv.includes('--check') && readFileSync(target, 'utf8') !== schema)
    throw new Error('apps/api/schema.sql is stale: run node scripts/dump-schema.ts')
  writeFileSync(target, schema)
}
