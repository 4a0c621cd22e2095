import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  program = await startProgram({ environment: { NODE_ENV: 'production' } })
  tenant = await aTenant(program)
  person = await tenant.aPerson()
})
afterAll(() => program.close())

test('in production without a provider nobody pays by card, and the test bank does not exist', async () => {
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  await callAs(program, person, registrationsContract.start, { params: { client: tenant.name, id: event }, body: { submit: true } })
  const { bill, means } = await callAs(program, person, contract.eventPayment, { params: { client: tenant.name, id: event } })
  expect(means).toEqual(['transfer', 'cheque'])
  const opening = callAs(program, person, contract.openCheckout, { params: { client: tenant.name, id: bill! }, body: { amount: 12_000 } })
  await expect(opening).rejects.toMatchObject({ status: 409, code: 'meansNotOffered' })
  const reading = callAs(program, null, contract.testBank, {
    params: { client: tenant.name, checkout: '0190aaaa-0000-7000-8000-000000000000' },
  })
  await expect(reading).rejects.toMatchObject({ status: 404 })
})
