import { entityContract as contract } from '@kxo/domain/billing/entity-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const crowd = 12
let program: Program
let tenant: TenantWorld
let admin: Persona
let entities: number[]
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { has_entities: true } })
  admin = await tenant.anAdmin()
  entities = await tenant.inTenant(async (db) => {
    const values = Array.from({ length: crowd }, (_, rank) => ({
      name: `Antenne ${rank}`,
      siren: String(100_000_000 + rank),
      siret: String(10_000_000_000_000 + rank),
      address: '1 quai',
      code_postal: '13001',
      town: 'Marseille',
    }))
    return (await db.insertInto('entities').values(values).returning('id').execute()).map(({ id }) => id)
  })
})

/** Every issuer made the default one at the same time. */
const allAtOnce = () =>
  Promise.allSettled(entities.map((id) => callAs(program, admin, contract.setDefaultEntity, { params: { client: tenant.name, id } })))
const defaults = () =>
  tenant.inTenant(async (db) => (await db.selectFrom('entities').select('id').where('is_default', '=', true).execute()).map(({ id }) => id))

describe('the default issuer under concurrency', () => {
  it('every choice is taken in its turn, and one issuer is the default', async () => {
    const results = await allAtOnce()
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'))
    const [defaultEntity, ...others] = await defaults()
    expect(others).toEqual([])
    expect(entities).toContain(defaultEntity)
  })

  it('control: without the lock, choices collide', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('entities') }, allAtOnce)
    expect(result.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  })
})
