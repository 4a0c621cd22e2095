import { closingContract as contract } from '@kxo/domain/billing/closings/closing-contract'
import { monthOf } from '@kxo/domain/billing/journal/period'
import { dayInZone, defaultZone, instantInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { issueBill, verifyChains } from '../index.ts'

const crowd = 8
let program: Program
let tenant: TenantWorld
let admin: Persona
let entity: number
const today = dayInZone(new Date(), defaultZone)
const past = monthOf(monthsAfter(`${today.slice(0, 7)}-01`, -2))
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  entity = await tenant.inTenant(async (db) => (await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()).id)
  const draft = await aBill(program, admin, { client: tenant.name, user: admin.id, issued: false })
  await tenant.asMachine((context) =>
    issueBill({ ...context, now: instantInZone(past.from, '12:00', defaultZone) }, draft.id, { issue_date: past.from, is_sent: false }),
  )
})

/** One month closed by many at the same time. */
const allAtOnce = () =>
  Promise.allSettled(
    Array.from({ length: crowd }, () =>
      callAs(program, admin, contract.closePeriod, { params: { client: tenant.name }, body: { entity, kind: 'month', day: past.from } }),
    ),
  )
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code?: string }).code] : []))

describe('INV-52: one month closed by many at once', () => {
  it('one closes it, the others are told it is closed; the chain is whole', async () => {
    const refusals = codes(await allAtOnce())
    expect(refusals).toEqual(Array.from({ length: crowd - 1 }, () => 'alreadyClosed'))
    const written = await tenant.inTenant((db) => db.selectFrom('ledger_closings').select('kind').orderBy('id').execute())
    expect(written.map(({ kind }) => kind)).toEqual(['day', 'month'])
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true, entries: 3 })
  })

  it('control: without the lock of the head, they collide in the chain', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('ledger_heads') }, allAtOnce)
    expect(codes(result).filter((code) => code !== 'alreadyClosed').length).toBeGreaterThan(0)
  })
})
