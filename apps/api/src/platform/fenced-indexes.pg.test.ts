import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../testing/program.ts'
import { aTenant, type TenantWorld } from '../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  await program.database.pool.query(`
    insert into users (tenant_id, unique_id, mail, first_name, last_name, town)
      select ${tenant.id}, 'u' || n, 'p' || n || '@essai.test', 'Prénom' || n % 90, 'Nom' || n * 7919, 'Ville ' || n % 700 from generate_series(1, 20000) n`)
  await program.database.pool.query('vacuum analyze users')
})
afterAll(() => program.close())

/** How a tenant reads its people by a condition, as the database plans it. */
const plan = (condition: string): Promise<string> =>
  tenant.inTenant(async (db) => {
    const { rows } = await sql<Record<string, string>>`explain select id from users where ${sql.raw(condition)}`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
const search = "search like '%' || searchable('nom79190') || '%'"
const town = "searchable(town) = searchable('Ville 12')"

test('under the fence, a search and a filter on a text are read in their indexes', async () => {
  expect(await plan(search)).toContain('users_search')
  expect(await plan(town)).toContain('users_town')
})

test('control: functions not known to keep what they read to themselves wait behind the fence', async () => {
  await program.database.pool.query(
    'alter function searchable(text) not leakproof; alter function pg_catalog.textlike(text, text) not leakproof',
  )
  expect(await plan(search)).not.toContain('users_search')
  expect(await plan(town)).not.toContain('users_town')
})
