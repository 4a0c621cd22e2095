import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

/** Eight writers and two refreshers at once. @returns how many sums differ from the facts afterwards */
async function driftAfterARush(): Promise<number> {
  const write = () =>
    tenant.inTenant(async (db) => {
      const { id } = await db
        .insertInto('users')
        .values({ unique_id: `${Math.random()}`, mail: `${Math.random()}@essai.test`.toLowerCase(), first_name: 'A', last_name: 'B' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.updateTable('users').set({ is_adherent: true }).where('id', '=', id).execute()
    })
  const several = async (times: number, act: () => Promise<unknown>) => {
    for (let time = 0; time < times; time++) await act()
  }
  await Promise.all([
    ...Array.from({ length: 8 }, () => several(25, write)),
    several(20, () => runJobNow(program, tenant.id, 'refresh-figures', {})),
    several(20, () => runJobNow(program, tenant.id, 'refresh-figures', {})),
  ])
  return tenant.inTenant(async (db) => (await sql<{ n: number }>`select mend_figures()::integer as n`.execute(db)).rows[0]!.n)
}

test('figures kept while people write at once and sums are added up are those of the facts', async () => {
  expect(await driftAfterARush()).toBe(0)
})

test('control: sums added up without taking away what was added differ', async () => {
  const { rows } = await program.database.pool.query<{ text: string }>("select pg_get_functiondef('add_up_figures'::regproc) as text")
  const text = rows[0]!.text
  const withoutDelete = text.replace('delete from figure_changes returning *', 'select * from figure_changes')
  expect(withoutDelete, 'the control changed nothing').not.toBe(text)
  await program.database.pool.query(withoutDelete)
  try {
    expect(await driftAfterARush()).toBeGreaterThan(0)
  } finally {
    await program.database.pool.query(text)
  }
})
