import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { verifyChains } from '../billing/index.ts'
import { applyProviderEvent } from './index.ts'

const due = 12_000
let program: Program
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  person = await tenant.aPerson()
})
afterAll(() => program.close())

async function aBillToPay(): Promise<number> {
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  await callAs(program, person, registrationsContract.start, { params: { client: tenant.name, id: event }, body: { submit: true } })
  return (await callAs(program, person, contract.eventPayment, { params: { client: tenant.name, id: event } })).bill ?? 0
}
const opened = async (bill: number) =>
  (await callAs(program, person, contract.openCheckout, { params: { client: tenant.name, id: bill }, body: { amount: due } })).checkout
const succeed = (checkout: string, id: string) =>
  tenant.asMachine((context) =>
    applyProviderEvent(context, {
      provider: 'test',
      id,
      kind: 'succeeded',
      tenant_id: tenant.id,
      checkout,
      amount: due,
      refusal: null,
      payment_ref: id,
      at: new Date(),
    }),
  )
const paymentsOf = (bill: number) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('payments').select('amount').where('bill_id', '=', bill).orderBy('id').execute()).map(({ amount }) => amount),
  )
const billOf = (bill: number) =>
  tenant.inTenant((db) =>
    db.selectFrom('bills').select(['paid', 'to_be_paid', 'status', 'number']).where('id', '=', bill).executeTakeFirstOrThrow(),
  )

describe('money under concurrency', () => {
  it('twenty deliveries of one message at once count one payment', async () => {
    const bill = await aBillToPay()
    const checkout = await opened(bill)
    const applied = await Promise.all(Array.from({ length: 20 }, () => succeed(checkout, 'evt once')))
    expect(applied.filter(Boolean)).toHaveLength(1)
    expect(await paymentsOf(bill)).toEqual([due])
  })

  it('ten tabs charged at once: one charge counts, nine are given back, and the chains are whole', async () => {
    const bill = await aBillToPay()
    const checkouts = await Promise.all(Array.from({ length: 10 }, () => opened(bill)))
    await Promise.all(checkouts.map((checkout, index) => succeed(checkout, `evt tab ${index}`)))
    const payments = await paymentsOf(bill)
    expect(payments.reduce((sum, amount) => sum + amount, 0)).toBe(due)
    expect(payments.filter((amount) => amount < 0)).toHaveLength(9)
    expect(await billOf(bill)).toMatchObject({ paid: due, to_be_paid: 0, status: 7 })
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('twenty bills paid at once take twenty numbers in a row', async () => {
    const bills: number[] = []
    for (let index = 0; index < 20; index++) bills.push(await aBillToPay())
    const checkouts = await Promise.all(bills.map(opened))
    await Promise.all(checkouts.map((checkout, index) => succeed(checkout, `evt bill ${index}`)))
    const ranks = (await Promise.all(bills.map(billOf))).map(({ number }) => Number(number?.slice(-6))).toSorted((a, b) => a - b)
    expect(ranks).toEqual(Array.from({ length: 20 }, (_, index) => (ranks[0] ?? 0) + index))
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })
})
