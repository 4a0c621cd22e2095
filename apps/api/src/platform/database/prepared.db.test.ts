import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import { planOnceHint } from '../lists/plan-hints.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const counted = () => tenant.inTenant((db) => sql`select count(*) as regions_in_all from regions ${planOnceHint}`.execute(db))
const preparedHere = () =>
  tenant.inTenant((db) =>
    sql<{ statement: string }>`select statement from pg_prepared_statements where statement like '%regions_in_all%'`.execute(db),
  )

test('what takes longer to plan than to answer is kept prepared from its first use', async () => {
  await counted()
  expect((await preparedHere()).rows).not.toEqual([])
})

test('it is prepared again on the connection that comes after a broken one', async () => {
  await counted()
  const client = await program.database.pool.connect()
  client.release(new Error('broken'))
  const again = () =>
    counted()
      .then(preparedHere)
      .then(({ rows }) => rows.length, String)
  await expect.poll(again, { timeout: 10_000 }).toBeGreaterThan(0)
})
