import { eventsContract } from '@kxo/domain/events/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { pricingContract } from '@kxo/domain/pricing/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let left: number
let right: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
  left = await add('Atelier A')
  right = await add('Atelier B')
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
type Fields = Input<typeof pricingContract.addPrice>['body']
const usual: Fields = { name: 'Tarif atelier', amount_ht: 6_000, vat_rate: 2_000, members_only: false }
const aPrice = (overrides: Partial<Fields> = {}) =>
  callAs(program, admin, pricingContract.addPrice, { ...on(event), body: { ...usual, ...overrides } })
const body = { enrolment: 'optional', choice_group: '', is_online: false } as const
const add = async (title: string, to = event) =>
  (await callAs(program, admin, eventsContract.addActivity, { ...on(to), body: { ...body, title } })).id
const begin = async (who: Persona) => (await callAs(program, who, registrations.start, { ...on(event), body: {} })).id
const choose = (who: Persona, id: number, ...activities: number[]) =>
  callAs(program, who, activityContract.choose, { ...on(id), body: { activities } })
const sheet = (who: Persona, id: number) => callAs(program, who, registrations.get, on(id))
const submit = (who: Persona, id: number) => callAs(program, who, registrations.submit, { ...on(id), body: {} })
const due = async (who: Persona) => (await callAs(program, who, paymentsContract.eventPayment, on(event))).amount_ht

test('a price kept for an activity is paid by who chooses it, told beside it, and ordered with it', async () => {
  await aPrice({ activity_id: left })
  const person = await tenant.aPerson()
  const id = await begin(person)
  expect(await sheet(person, id)).toMatchObject({
    price: { amount_ht: 10_000 },
    activity_prices: [{ activity: left, name: 'Tarif atelier', amount_ttc: 7_200 }],
  })
  await choose(person, id, right)
  expect((await sheet(person, id)).price?.amount_ht).toBe(10_000)
  await choose(person, id, left, right)
  expect((await sheet(person, id)).price?.amount_ht).toBe(6_000)
  const priced = await callAs(program, person, pricingContract.userPricing, { ...on(event), query: {} })
  expect(priced.amount_ht).toBe(6_000)
  await submit(person, id)
  expect(await due(person)).toBe(6_000)
})

test('who ordered at the price of an activity does not leave it by themselves; the organiser moves them', async () => {
  await aPrice({ activity_id: left })
  const person = await tenant.aPerson()
  const id = await begin(person)
  await choose(person, id, left)
  await submit(person, id)
  await expect(choose(person, id, right)).rejects.toMatchObject({ status: 409, code: 'pricedByActivity' })
  expect(await choose(person, id, left, right)).toEqual({ activities: [left, right] })
  expect(await choose(admin, id, right)).toEqual({ activities: [right] })
  expect(await due(person)).toBe(6_000)
})

test('a price is kept for one of the optional activities of its own event', async () => {
  const elsewhere = await add('Ailleurs', await anOpenEvent(tenant))
  const mandatory = await callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { ...body, title: 'Plénière', enrolment: 'mandatory' },
  })
  for (const activity_id of [elsewhere, mandatory.id, event])
    await expect(aPrice({ activity_id })).rejects.toMatchObject({ status: 422, details: [{ field: 'activity_id' }] })
  const { id } = await aPrice({ activity_id: left })
  const changePrice = (activity_id: number) =>
    callAs(program, admin, pricingContract.changePrice, {
      params: { client: tenant.name, id: event, price: id },
      body: { ...usual, activity_id },
    })
  await expect(changePrice(elsewhere)).rejects.toMatchObject({ status: 422 })
  expect(await changePrice(right)).toMatchObject({ id, activity_id: right })
})

test('an activity some price is kept for is neither deleted nor made everybody’s', async () => {
  await aPrice({ activity_id: left })
  await expect(callAs(program, admin, eventsContract.remove, { ...on(left), query: {} })).rejects.toMatchObject({ code: 'notDeletable' })
  const { version } = (await callAs(program, admin, eventsContract.activities, on(event))).find(({ id }) => id === left)!
  const changed = callAs(program, admin, eventsContract.changeActivity, {
    ...on(left),
    body: { ...body, title: 'Atelier A', enrolment: 'mandatory', version },
  })
  await expect(changed).rejects.toMatchObject({ status: 409, code: 'activityPriced' })
  const [price] = (await callAs(program, admin, pricingContract.prices, on(event))).filter(({ activity_id }) => activity_id === left)
  await callAs(program, admin, pricingContract.removePrice, { params: { client: tenant.name, id: event, price: price!.id } })
  expect(await callAs(program, admin, eventsContract.remove, { ...on(left), query: {} })).toEqual({ done: true })
})

test('copied prices follow the activity of the same title, and are left out where there is none', async () => {
  await aPrice({ activity_id: left })
  await aPrice({ activity_id: right, amount_ht: 5_000 })
  const other = await anOpenEvent(tenant, { is_payable: true })
  const twin = await add('Atelier A', other)
  const copied = await callAs(program, admin, pricingContract.copyPrices, { ...on(other), body: { from: event } })
  expect(copied.map(({ amount_ht, activity_id }) => [amount_ht, activity_id])).toEqual([
    [10_000, null],
    [6_000, twin],
  ])
})

test('the simulation answers for what a person would choose', async () => {
  const { id } = await aPrice({ activity_id: left })
  const person = await tenant.aPerson()
  const simulate = (activity?: number) =>
    callAs(program, admin, pricingContract.simulatePrice, { ...on(event), query: { user: person.id, payer: 'self', activity } })
  const none = await simulate()
  expect([none.price?.amount_ht, none.prices.find((price) => price.id === id)?.misfit]).toEqual([10_000, 'activity'])
  expect((await simulate(left)).price?.amount_ht).toBe(6_000)
})

test('INV-42 an amount typed with tax is stored without, and stays the same price as long as the sum does', async () => {
  const typed = await aPrice({ amount_ht: null, amount_ttc: 12_000, is_with_tax: true })
  expect(typed).toMatchObject({ amount_ht: 10_000, tax_amount: 2_000, amount_ttc: 12_000, is_with_tax: true })
  expect(await aPrice({ amount_ht: null, amount_ttc: 9_999, is_with_tax: true })).toMatchObject({ amount_ht: 8_333, amount_ttc: 10_000 })
  const without = await callAs(program, admin, pricingContract.changePrice, {
    params: { client: tenant.name, id: event, price: typed.id },
    body: { ...usual, amount_ht: 10_000, is_with_tax: false },
  })
  expect(without).toMatchObject({ id: typed.id, is_with_tax: false })
})
