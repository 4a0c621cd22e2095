import { holderOf } from '@kxo/domain/regions/arrangement'
import { regionsContract as contract } from '@kxo/domain/regions/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/tenancy.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs } from '../../testing/world.ts'
import { allRegions } from './index.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

const names = Array.from({ length: 8 }, (_, index) => `Région ${index}`)

test('eight requests at once for one département: one has it, the others learn who', async () => {
  const tenant = await aTenant(program, { params: { region_response: 'code_postal' } })
  const admin = await tenant.anAdmin()
  const answers = await Promise.all(
    names.map((name) =>
      callAs(program, admin, contract.create, {
        params: { client: tenant.name },
        body: { name, country: 'FR', departements: ['69'], is_abroad: false },
      }).then(
        () => 'created',
        ({ code }: { code: string }) => code,
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'created')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'departementTaken')).toHaveLength(names.length - 1)
  expect(await tenant.inTenant(allRegions)).toHaveLength(1)
})

test('control: the same without the lock gives the département to several', async () => {
  const tenant = await aTenant(program)
  let reading = 0
  await Promise.all(
    names.map((name) =>
      withTenant(program.database, tenant.id, async ({ db }) => {
        const taken = holderOf(await allRegions(db), { country: 'FR', departements: ['69'] })
        reading++
        while (reading < names.length) await new Promise((wake) => setTimeout(wake, 5))
        if (!taken)
          await db
            .insertInto('regions')
            .values({ name, departements: ['69'] })
            .execute()
      }),
    ),
  )
  expect((await tenant.inTenant(allRegions)).length).toBeGreaterThan(1)
})
