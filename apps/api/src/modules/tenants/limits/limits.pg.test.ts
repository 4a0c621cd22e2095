import { eventsContract } from '@kxo/domain/events/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { aReadyDraft } from '../../../testing/a-draft.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs } from '../../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

/** Ten drafts are published at once where one more is allowed; answers how many were published in all. */
async function tenAtOnce(): Promise<number> {
  const world = await aTenant(program)
  const boss = await world.anAdmin()
  await acrossTenants(program.database, ({ db }) => db.updateTable('tenants').set({ max_events: 1 }).where('id', '=', world.id).execute())
  const drafts: number[] = []
  for (let n = 0; n < 10; n++) drafts.push(await aReadyDraft(program, world, boss, `Atelier ${n}`))
  await Promise.allSettled(drafts.map((id) => callAs(program, boss, eventsContract.publish, { params: { client: world.name, id } })))
  return world.inTenant(async (db) => (await db.selectFrom('events').select('id').where('is_active', '=', true).execute()).length)
}

test('B7 parallel publications at the limit give exactly one', async () => {
  expect(await tenAtOnce()).toBe(1)
})

test('control: without the lock more get through', async () => {
  const client = await program.database.pool.connect()
  // Found before pg_catalog only when it is named first: the lock becomes a pause, which also widens the race.
  await client.query(`create schema unlocked;
    create function unlocked.pg_advisory_xact_lock(bigint) returns void language sql as 'select pg_sleep(0.5)';
    grant usage on schema unlocked to public;`)
  const name = new URL(program.databaseUrl as string).pathname.slice(1)
  await client.query(`alter database ${name} set search_path = unlocked, pg_catalog, public`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  // It still finds the true lock: back in the pool, it would publish while the nine others pause.
  client.release(true)
  // The connections cut above are found out one by one: the first tries may lose some of their ten.
  await expect.poll(tenAtOnce, { timeout: 30_000 }).toBeGreaterThan(1)
})
