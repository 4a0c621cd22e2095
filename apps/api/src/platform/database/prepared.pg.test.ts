import type { ListQuery } from '@kxo/domain/kernel/listing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import type { ListPlan } from '../lists/list-filters.ts'
import { listed } from '../lists/listing.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

/** What the connections of the pool keep prepared, of a text. */
async function preparedOn(text: string): Promise<number> {
  const clients = await Promise.all(Array.from({ length: program.database.pool.totalCount }, () => program.database.pool.connect()))
  try {
    let found = 0
    for (const client of clients) {
      const { rows } = await client.query('select count(*)::integer as n from pg_prepared_statements where statement like $1', [
        `%${text}%`,
      ])
      found += rows[0].n
    }
    return found
  } finally {
    for (const client of clients) client.release()
  }
}

const regions = () => tenant.inTenant((db) => db.selectFrom('regions').selectAll().where('name', '<>', 'nulle part').execute())

test('a statement used often is kept prepared, a rare one is not', async () => {
  await regions()
  expect(await preparedOn('"name" <> $1')).toBe(0)
  for (let n = 0; n < 25; n++) await regions()
  expect(await preparedOn('"name" <> $1')).toBeGreaterThan(0)
})

test('a list keeps no plan made for other values, nor for a tenant of another size', async () => {
  const plan: ListPlan = {
    fields: { name: { at: sql.ref('towns.name'), kind: 'text', isAlwaysFilled: true } },
    search: sql`searchable(towns.name)`,
    sort: 'name',
    id: sql.ref('towns.id'),
  }
  const list = (query: Partial<ListQuery>) =>
    tenant.inTenant((db) => listed(db.selectFrom('locations as towns').selectAll(), plan, { page: 1, page_size: 25, ...query }))
  for (let n = 0; n < 25; n++) await Promise.all([list({}), list({ q: 'lyon' }), list({ page: 2 })])
  expect(await preparedOn('"locations" as "towns"%limit 25%rows of a list%')).toBeGreaterThan(0)
  expect(await preparedOn('"locations" as "towns"%like')).toBe(0)
  expect(await preparedOn('"locations" as "towns"%offset')).toBe(0)
})

test('a table changed under a prepared statement is read as it is now, on every connection', async () => {
  for (let n = 0; n < 5; n++) await Promise.all(Array.from({ length: 20 }, regions))
  expect(await preparedOn('"name" <> $1')).toBeGreaterThan(10)
  await program.database.pool.query('alter table regions add column altitude integer not null default 12')
  await tenant.inTenant((db) => db.insertInto('regions').values({ name: 'Savoie' }).execute())
  for (const seen of await Promise.all(Array.from({ length: 20 }, regions)))
    expect(seen).toEqual([expect.objectContaining({ name: 'Savoie', altitude: 12 })])
})
