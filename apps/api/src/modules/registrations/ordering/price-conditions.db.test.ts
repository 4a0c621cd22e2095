import type { Input } from '@kxo/domain/kernel/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { pricingContract } from '@kxo/domain/pricing/contract'
import { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
type Fields = Input<typeof pricingContract.addPrice>['body']
const usual: Fields = { name: 'Tarif réduit', amount_ht: 6_000, vat_rate: 2_000, members_only: false }
const aPrice = (overrides: Partial<Fields> = {}) =>
  callAs(program, admin, pricingContract.addPrice, { ...on(event), body: { ...usual, ...overrides } })
const change = (price: number, overrides: Partial<Fields>) =>
  callAs(program, admin, pricingContract.changePrice, {
    params: { client: tenant.name, id: event, price },
    body: { ...usual, ...overrides },
  })
const priceOf = async (person: Persona) =>
  (await callAs(program, person, pricingContract.userPricing, { ...on(event), query: {} })).amount_ht
const order = async (person: Persona) => callAs(program, person, registrations.start, { ...on(event), body: { submit: true } })
const due = async (person: Persona) => (await callAs(program, person, paymentsContract.eventPayment, on(event))).amount_ht
const prices = () => callAs(program, admin, pricingContract.prices, on(event))
const soldOf = async (id: number) => (await prices()).find((price) => price.id === id)?.sold

test('a price is offered between its days, to its region and to its sizes', async () => {
  const person = await tenant.aPerson()
  expect(await priceOf(person)).toBe(10_000)
  await aPrice({ ends_on: '2020-01-01' })
  await aPrice({ starts_on: '2999-01-01' })
  const { id: region_id } = await tenant.inTenant((db) =>
    db.insertInto('regions').values({ name: 'Bretagne' }).returning('id').executeTakeFirstOrThrow(),
  )
  await aPrice({ region_id })
  await aPrice({ employees_from: 1 })
  expect(await priceOf(person)).toBe(10_000)
  const breton = await tenant.aPerson()
  await tenant.inTenant((db) => db.updateTable('users').set({ region_id }).where('id', '=', breton.id).execute())
  expect(await priceOf(breton)).toBe(6_000)
  await aPrice({ ends_on: '2999-01-01' })
  expect(await priceOf(person)).toBe(6_000)
})

test('the last place at a price goes to one, the next pays the next price, and a cancelled place is sold again', async () => {
  const { id } = await aPrice({ max_sold: 1 })
  const [first, second, third] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
  const registration = await order(first)
  await order(second)
  expect([await due(first), await due(second)]).toEqual([6_000, 10_000])
  expect(await soldOf(id)).toBe(1)
  await callAs(program, admin, registrations.cancel, { ...on(registration.id), body: { reason: 'Empêchée' } })
  expect(await soldOf(id)).toBe(0)
  await order(third)
  expect(await due(third)).toBe(6_000)
})

test('a limit set later counts who holds a place, and other conditions leave the price as it is', async () => {
  const { id } = await aPrice()
  const person = await tenant.aPerson()
  await order(person)
  expect(await soldOf(id)).toBe(0)
  expect(await change(id, { max_sold: 1 })).toMatchObject({ id, sold: 1 })
  expect(await priceOf(await tenant.aPerson())).toBe(10_000)
  expect(await due(person)).toBe(6_000)
  const dearer = await change(id, { max_sold: 1, amount_ht: 7_000 })
  expect(dearer).toMatchObject({ amount_ht: 7_000, sold: 0 })
  expect(dearer.id).not.toBe(id)
})

test('a group takes what is left of a price, the others the next one', async () => {
  const { id } = await aPrice({ max_sold: 2 })
  const people = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
  const users = people.map(({ id: user }) => user)
  const preview = await callAs(program, admin, collectiveContract.preview, { ...on(event), body: { users } })
  expect(preview.people.map(({ price }) => price?.amount_ht)).toEqual([6_000, 6_000, 10_000])
  await callAs(program, admin, collectiveContract.register, { ...on(event), body: { users, payer: 'self' } as never }) // the rest has defaults
  expect(await soldOf(id)).toBe(2)
})

test('prices are taken up from another event: dates move with it, and what was sold does not count', async () => {
  await aPrice({ max_sold: 1, ends_on: '2999-01-01' })
  await order(await tenant.aPerson())
  const start_date = new Date(Date.now() + 40 * 86_400_000)
  const other = await anOpenEvent(tenant, { is_payable: true, start_date, end_date: start_date })
  const copied = await callAs(program, admin, pricingContract.copyPrices, { ...on(other), body: { from: event } })
  expect(copied.map(({ amount_ht, sold, ends_on }) => [amount_ht, sold, ends_on])).toEqual([
    [10_000, 0, null],
    [6_000, 0, '2999-01-11'],
  ])
  const empty = await anOpenEvent(tenant)
  await expect(callAs(program, admin, pricingContract.copyPrices, { ...on(other), body: { from: empty } })).rejects.toMatchObject({
    code: 'nothingToCopy',
  })
})

test('a simulation is what the person pays, and says why not the other prices', async () => {
  const early = await aPrice({ ends_on: '2020-01-01' })
  const members = await aPrice({ members_only: true, amount_ht: 1_000 })
  const person = await tenant.aPerson()
  const simulate = (payer: 'self' | 'company') =>
    callAs(program, admin, pricingContract.simulatePrice, { ...on(event), query: { user: person.id, payer } })
  const simulation = await simulate('self')
  expect(simulation.price?.amount_ht).toBe(await priceOf(person))
  expect(Object.fromEntries(simulation.prices.map(({ id, misfit }) => [id, misfit]))).toMatchObject({
    [early.id]: 'over',
    [members.id]: 'members',
    [simulation.price!.price_id]: null,
  })
  expect(simulation.plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_000)
  await order(person)
  expect(await due(person)).toBe(10_000)
  const company = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Lente SARL', payment_days: 45 }).returning('id').executeTakeFirstOrThrow(),
  )
  await tenant.inTenant((db) => db.updateTable('users').set({ company_id: company.id }).where('id', '=', person.id).execute())
  const { plan } = await simulate('company')
  expect(plan).toHaveLength(1)
  expect(plan[0]!.amount).toBe(12_000)
  expect((Date.parse(plan[0]!.due_on) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000).toBeGreaterThanOrEqual(44)
  await expect(
    callAs(program, person, pricingContract.simulatePrice, { ...on(event), query: { user: person.id, payer: 'self' } }),
  ).rejects.toMatchObject({
    status: 403,
  })
})
