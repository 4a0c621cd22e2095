import { dayInZone } from '@kxo/domain/kernel/dates'
import { recordingContract as contract } from '@kxo/domain/payments/recording/recording-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../../billing/index.ts'

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

const due = 1200

/** The same payment of three bills recorded by many at once, half of them naming the bills the other way round: what each bill was paid. */
async function payAtOnce(): Promise<{ answered: number; paid: number[] }> {
  const person = await tenant.aPerson()
  const bills: number[] = []
  for (let rank = 0; rank < 3; rank++) bills.push((await aBill(program, admin, { client: tenant.name, user: person.id })).id)
  const shares = bills.map((bill) => ({ bill, amount: due }))
  const body = {
    amount: 3 * due,
    mode: 'transfer' as const,
    paid_on: dayInZone(new Date(), 'Europe/Paris'),
    reference: 'VIR 1',
    is_receipt_sent: false,
  }
  const answers = await Promise.allSettled(
    Array.from({ length: crowd }, (_, index) =>
      callAs(program, admin, contract.recordTogether, {
        params: { client: tenant.name },
        body: { ...body, shares: index % 2 === 0 ? shares : shares.toReversed() },
      }),
    ),
  )
  const payments = await tenant.inTenant((db) =>
    db.selectFrom('payments').select(['bill_id', 'amount']).where('bill_id', 'in', bills).execute(),
  )
  return {
    answered: answers.filter(({ status }) => status === 'fulfilled').length,
    paid: bills.map((bill) => payments.filter(({ bill_id }) => bill_id === bill).reduce((sum, { amount }) => sum + amount, 0)),
  }
}

describe('one payment over several bills recorded at once by many', () => {
  it('is counted once, never beyond what is due, and the chains are whole', async () => {
    expect(await payAtOnce()).toEqual({ answered: 1, paid: [due, due, due] })
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('control: without the lock of the bills, they are overpaid', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('bills') }, payAtOnce)
    expect(Math.max(...result.paid)).toBeGreaterThan(due)
  })
})
