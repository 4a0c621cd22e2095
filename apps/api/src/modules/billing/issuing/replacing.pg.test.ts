import { billingContract as contract } from '@kxo/domain/billing/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../index.ts'

const crowd = 12

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

/** One bill replaced by many at once: how many were answered a draft, and what stands in the register. */
async function replaceAtOnce(): Promise<{ answered: number; credits: number; drafts: number }> {
  const person = await tenant.aPerson()
  const { id } = await aBill(program, admin, { client: tenant.name, user: person.id })
  const on = { params: { client: tenant.name, id }, body: { reason: 'Erreur' } }
  const answers = await Promise.allSettled(Array.from({ length: crowd }, () => callAs(program, admin, contract.replaceBill, on)))
  const bills = await tenant.inTenant((db) =>
    db.selectFrom('bills').select(['category', 'replaces_bill_id', 'corrects_bill_id']).where('user_id', '=', person.id).execute(),
  )
  return {
    answered: answers.filter(({ status }) => status === 'fulfilled').length,
    credits: bills.filter(({ corrects_bill_id }) => corrects_bill_id === id).length,
    drafts: bills.filter(({ replaces_bill_id }) => replaces_bill_id === id).length,
  }
}

describe('a bill replaced at once by many', () => {
  it('has one credit note and one draft in its place, and the chains are whole', async () => {
    expect(await replaceAtOnce()).toEqual({ answered: 1, credits: 1, drafts: 1 })
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('control: without the lock of the bill, several drafts are begun', control, async () => {
    const { counted } = await withoutProtection(program, { strip: noRowLockOn('bills'), counting: /insert into "bills"/ }, replaceAtOnce)
    expect(counted).toBeGreaterThan(4)
  })
})
