import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const someoneWaits = async () =>
  (await program.database.pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .rowCount !== 0

/** A person joins a company while it takes another name: the name kept beside the person once both are done. */
async function joinWhileRenamed(): Promise<string | null> {
  const person = await tenant.aPerson()
  const company = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Ancien nom' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  let renaming: Promise<unknown> = Promise.resolve()
  await tenant.inTenant(async (db) => {
    await db.updateTable('users').set({ company_id: company }).where('id', '=', person.id).execute()
    renaming = tenant.inTenant((other) => other.updateTable('companies').set({ name: 'Nouveau nom' }).where('id', '=', company).execute())
    let isDone = false
    void renaming.then(() => {
      isDone = true
    })
    await expect.poll(async () => isDone || (await someoneWaits()), { timeout: 20_000, interval: 20 }).toBe(true)
  })
  await renaming
  const { company_label } = await tenant.inTenant((db) =>
    db.selectFrom('users').select('company_label').where('id', '=', person.id).executeTakeFirstOrThrow(),
  )
  return company_label
}

describe('the name of a company kept beside its people', () => {
  it('is the new one for who joins while it changes', async () => {
    expect(await joinWhileRenamed()).toBe('Nouveau nom')
  })

  it('control: without the lock on what is read, it stays the former one', async () => {
    const { rows } = await program.database.pool.query<{ text: string }>("select pg_get_functiondef('label_company'::regproc) as text")
    const [{ text }] = rows as [{ text: string }]
    const bare = text.replace(' for share', '')
    expect(bare, 'the control removed no lock').not.toBe(text)
    await program.database.pool.query(bare)
    try {
      expect(await joinWhileRenamed()).toBe('Ancien nom')
    } finally {
      await program.database.pool.query(text)
    }
  })
})
