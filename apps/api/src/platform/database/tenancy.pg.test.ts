import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import { withTenant } from './tenancy.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

/** Whether two readings of one transaction agree, with a write of somebody else in between. */
const agrees = (options: { readOnly: boolean }) =>
  withTenant(
    program.database,
    tenant.id,
    async ({ db }) => {
      const before = await db.selectFrom('regions').select('id').execute()
      await tenant.inTenant((others) =>
        others
          .insertInto('regions')
          .values({ name: `Région ${options.readOnly}` })
          .execute(),
      )
      const after = await db.selectFrom('regions').select('id').execute()
      return before.length === after.length
    },
    options,
  )

test('what one request reads is of one moment, whatever is written meanwhile', async () => {
  expect(await agrees({ readOnly: true })).toBe(true)
})

test('control: a transaction that may write sees what others commit', async () => {
  expect(await agrees({ readOnly: false })).toBe(false)
})
