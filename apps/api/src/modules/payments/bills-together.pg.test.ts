import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSignedContract } from '../../testing/a-signed-contract.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../testing/world.ts'
import { verifyChains } from '../billing/index.ts'
import { applyProviderEvent } from './index.ts'

/** 30 % of 120.00. */
const share = 3600
let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const issue = (id: number) => callAs(program, admin, billingContract.issueBill, { ...on(id), body: { is_sent: false } })
const opened = async (bill: number, amount: number) =>
  (await callAs(program, person, contract.openCheckout, { ...on(bill), body: { amount } })).checkout
const succeed = (checkout: string, amount: number) =>
  tenant.asMachine((context) =>
    applyProviderEvent(context, {
      provider: 'test',
      id: `evt ${checkout}`,
      kind: 'succeeded',
      tenant_id: tenant.id,
      checkout,
      amount,
      refusal: null,
      payment_ref: checkout,
      at: new Date(),
    }),
  )

/** A person registered for a training they pay themselves, up to its bill. */
async function registered(is_training: boolean): Promise<{ event: number; bill: number; registration: number }> {
  const event = await anOpenEvent(tenant, { price_ht: 10_000, is_training, downpayment_rate: is_training ? 30 : 0 })
  const { id: registration } = await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
  return { event, registration, bill: (await callAs(program, person, contract.eventPayment, on(event))).bill ?? 0 }
}

describe('FOR-12 two bills of one training', () => {
  /** The invoice of the registration and another written by hand, past the withdrawal period, each with an attempt at the bank. */
  async function attempts(): Promise<string[]> {
    const { event, bill, registration } = await registered(true)
    await issue(bill)
    const line = {
      name: 'Support',
      description: '',
      quantity: 10_000,
      unit_price: 100_000_000,
      discount: 0,
      discount_type: 'percent' as const,
      vat: 2000,
    }
    const other = await callAs(program, admin, billingContract.draftBill, {
      params: { client: tenant.name },
      body: { user: person.id, event, lines: [line], discount: 0, discount_type: 'percent', prices_include_tax: false },
    })
    await issue(other.id)
    await aSignedContract(tenant, registration, { day: dayInZone(new Date(Date.now() - 20 * 86_400_000), defaultZone) })
    const shown = await callAs(program, person, contract.billPayment, on(bill))
    expect(shown.now).toBe(2 * share)
    return Promise.all([opened(bill, 2 * share), opened(other.id, 2 * share)])
  }
  const charged = async () =>
    (await tenant.inTenant((db) => db.selectFrom('payments').select('amount').execute())).reduce((sum, { amount }) => sum + amount, 0)

  it('charged at once take together no more than the share', async () => {
    const checkouts = await attempts()
    await Promise.all(checkouts.map((checkout) => succeed(checkout, 2 * share)))
    expect(await charged()).toBe(2 * share)
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('control: without the lock of the bills, both are charged', control, async () => {
    const checkouts = await attempts()
    await withoutProtection(program, { strip: noRowLockOn('bills') }, () =>
      Promise.all(checkouts.map((checkout) => succeed(checkout, 2 * share))),
    )
    expect(await charged()).toBe(4 * share)
  })
})

describe('the bills of a registration', () => {
  const outcome = (act: Promise<unknown>): Promise<string> =>
    act.then(
      () => 'done',
      (error: unknown) => (error instanceof Refused ? error.code : ((error as { code?: string }).code ?? String(error))),
    )
  /** The bank, the person, and two administrators, all on one registration. */
  async function allAtOnce(): Promise<string[]> {
    const { bill, event } = await registered(false)
    const checkout = await opened(bill, 12_000)
    return Promise.all(
      [
        succeed(checkout, 12_000),
        callAs(program, person, contract.announcePayment, { ...on(bill), body: { mode: 'transfer' } }),
        issue(bill),
        callAs(program, admin, billingContract.creditBill, { ...on(bill), body: { reason: 'Erreur' } }),
        callAs(program, person, contract.eventPayment, on(event)),
        issue(bill),
      ].map(outcome),
    )
  }

  /** Deadlocks the server broke, tried again or not; a connection tells its own once it is at rest. */
  const deadlocks = async (): Promise<number> => {
    const { rows } = await program.database.pool.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.deadlocks)
  }
  const untilNotified = () => new Promise((resolve) => setTimeout(resolve, 12_000))

  it('issued, paid, announced and credited at once never wait for each other for ever, and the chains are whole', {
    timeout: 120_000,
  }, async () => {
    const before = await deadlocks()
    const all: string[] = []
    for (let time = 0; time < 15; time++) {
      person = await tenant.aPerson()
      all.push(...(await allAtOnce()))
    }
    expect(all.filter((one) => ['40P01', 'unexpected', 'unavailable'].includes(one))).toEqual([])
    expect(new Set(all)).toContain('done')
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
    await untilNotified()
    expect((await deadlocks()) - before).toBe(0)
  })
})
