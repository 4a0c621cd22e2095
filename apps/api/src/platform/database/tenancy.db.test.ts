import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import { acrossTenants, type Transaction, withTenant } from './tenancy.ts'

let program: Program
let one: TenantWorld
let other: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  one = await aTenant(program)
  other = await aTenant(program)
  await one.aPerson({ last_name: 'Une' })
  await other.aPerson({ last_name: 'Autre' })
})
afterAll(() => program.close())

test('a query with no tenant filter sees one tenant only', async () => {
  const people = await one.inTenant((db) => db.selectFrom('users').select('last_name').execute())
  expect(people).toEqual([{ last_name: 'Une' }])
})

test('without a tenant a query fails', async () => {
  const client = await program.database.pool.connect()
  try {
    await client.query('begin; set local role kxo_app')
    await expect(client.query('select * from users')).rejects.toThrow(/app\.tenant_id|invalid input syntax/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('writing for another tenant is refused', async () => {
  const intrusion = one.inTenant((db) => db.insertInto('locations').values({ tenant_id: other.id, name: 'Ailleurs' }).execute())
  await expect(intrusion).rejects.toThrow(/row-level security/)
})

test('another tenant’s record cannot be referenced', async () => {
  const location = await other.inTenant((db) =>
    db.insertInto('locations').values({ name: 'Lieu' }).returning('id').executeTakeFirstOrThrow(),
  )
  await expect(
    one.inTenant((db) => db.insertInto('rooms').values({ location_id: location.id, name: 'Salle', capacity: 5 }).execute()),
  ).rejects.toThrow(/foreign key/)
})

test('what must follow the commit does not follow a rollback', async () => {
  const followed: string[] = []
  await withTenant(program.database, one.id, async ({ afterCommit }) => afterCommit(() => followed.push('committed')))
  await withTenant(program.database, one.id, async ({ afterCommit }) => {
    afterCommit(() => followed.push('rolled back'))
    throw new Error('no')
  }).catch(() => {})
  expect(followed).toEqual(['committed'])
})

test('nothing more is asked once the transaction is over, not even by what went on beside a failure', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const count = ({ db }: Transaction) => db.selectFrom('users').select('id').execute()
  const late: Promise<unknown>[] = []
  const followUp = async (transaction: Transaction) => {
    await ended
    return count(transaction)
  }
  await withTenant(program.database, one.id, async (transaction) => late.push(followUp(transaction)))
  const failed = withTenant(program.database, one.id, async (transaction) => {
    late.push(followUp(transaction))
    await Promise.all([late.at(-1), Promise.reject(new Error('no'))])
  })
  await expect(failed).rejects.toThrow('no')
  end()
  const outcomes = await Promise.allSettled(late)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
    Array(2).fill(expect.stringContaining('The transaction is over')),
  )
})

test('reads are read-only', async () => {
  await expect(
    withTenant(program.database, one.id, ({ db }) => db.insertInto('locations').values({ name: 'Lieu' }).execute(), { readOnly: true }),
  ).rejects.toThrow(/read-only/)
})

test('a serialization failure is tried again, four times at most', async () => {
  let tries = 0
  const failing = withTenant(program.database, one.id, async () => {
    tries++
    throw Object.assign(new Error('serialize'), { code: '40001' })
  })
  await expect(failing).rejects.toThrow('serialize')
  expect(tries).toBe(4)
})

test('crossing tenants sees both', async () => {
  const names = await acrossTenants(program.database, ({ db }) => db.selectFrom('users').select('last_name').orderBy('last_name').execute())
  expect(names.map((row) => row.last_name)).toEqual(['Autre', 'Une'])
})

test('append-only tables refuse changes even from their owner', async () => {
  await one.asMachine((context) => context.db.insertInto('traces').values({ action: 'essai' }).execute())
  await expect(program.database.pool.query(`update traces set action = 'autre'`)).rejects.toThrow('append-only')
  await expect(one.inTenant((db) => db.deleteFrom('traces').execute())).rejects.toThrow(/permission denied|append-only/)
})
