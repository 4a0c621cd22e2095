import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaOf } from '../../../../scripts/dump-schema.ts'
import { databaseTypes } from '../../../../scripts/generate-database-types.ts'
import { type Database, openEmbedded } from './database/database.ts'
import { migrate } from './migrations.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbedded()
  await migrate(database)
})
afterAll(() => database.close())

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

test('migrating twice applies nothing the second time', async () => {
  expect(await migrate(database)).toEqual([])
})

test('an edited migration is refused', async () => {
  const { rows } = await database.pool.query<{ sha256: string }>(`select sha256 from migrations where name = '0002_platform.sql'`)
  const write = (sha256: string) => database.pool.query(`update migrations set sha256 = $1 where name = '0002_platform.sql'`, [sha256])
  await write('edited')
  await expect(migrate(database)).rejects.toThrow('0002_platform.sql was edited')
  await write(rows[0]!.sha256)
})

test.each([
  ['another first name', '0001_tenants.sql', '0001_foundation.sql'],
  ['the same first names, then others', '0016_products.sql', '0016_partners.sql'],
])('a database made by another set of migrations is refused, whole: %s', async (_, ours, theirs) => {
  await database.pool.query('update migrations set name = $2 where name = $1', [ours, theirs])
  await expect(migrate(database)).rejects.toThrow(`holds ${theirs}: it was made by another version, start with an empty one`)
  await database.pool.query('update migrations set name = $2 where name = $1', [theirs, ours])
})

test('a database a newer version added to is left as it is', async () => {
  await database.pool.query(`insert into migrations (name, sha256) values ('9999_newer.sql', '')`)
  expect(await migrate(database)).toEqual([])
  await database.pool.query(`delete from migrations where name = '9999_newer.sql'`)
})

test('schema.sql and the generated types are those of the migrations', async () => {
  expect(await schemaOf(database)).toBe(read('../../schema.sql'))
  expect(await databaseTypes()).toBe(read('database-types.ts'))
})

test('every table is fenced: row-level security enabled and forced, the migrations’ own list apart', async () => {
  const { rows } = await database.pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)`,
  )
  expect(rows.map((row) => row.relname)).toEqual(['migrations'])
})

test('tenant_id comes first in every primary key and every unique index', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisprimary) and a.attname <> 'tenant_id' order by 1`,
  )
  expect(rows.map((row) => row.name)).toEqual(['migrations_pkey', 'tenants_name_key', 'tenants_pkey'])
})

test('no function steps over the fence: none changes the role or the tenant, nor runs as its owner', async () => {
  const stepsOver = () =>
    database.pool.query<{ proname: string }>(
      `select proname from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
         and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
         and (prosecdef or prosrc ~* '\\m(set|reset)\\M(\\s+(local|session))?\\s+(role|session authorization|app\\.)' or prosrc ~* 'set_config')`,
    )
  expect((await stepsOver()).rows).toEqual([])
  await database.pool.query(
    'create function escape() returns trigger language plpgsql as $$ begin set local role kxo_across; return null; end $$',
  )
  expect((await stepsOver()).rows).toEqual([{ proname: 'escape' }])
  await database.pool.query('drop function escape()')
})
