import type { Input } from '@kxo/domain/kernel/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { VatReason } from '@kxo/domain/kernel/vat'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { productsContract } from '@kxo/domain/products/contract'
import { optionsContract } from '@kxo/domain/products/option-contract'
import { limitOf } from '@kxo/domain/products/rules'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { registrationOptionsContract as contract } from '@kxo/domain/registrations/options/option-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { manage_products: true } })
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
})
afterAll(() => program.close())

type Fields = Input<typeof optionsContract.addOption>['body']
const lunch: Fields = {
  name: 'Déjeuner',
  amount_ht: 2_000,
  vat_rate: 1000,
  max_per_person: 1,
  answers: [],
  members_only: false,
  is_closed: false,
}
/** Texts left blank. */
const untold = { description: null, question: null, choice_group: null }
const on = (id: number) => ({ params: { client: tenant.name, id } })
const add = (overrides: Partial<Fields> = {}) =>
  callAs(program, admin, optionsContract.addOption, { ...on(event), body: { ...lunch, ...overrides } })
const begin = async (who: Persona, of = event) => (await callAs(program, who, registrations.start, { ...on(of), body: {} })).id
type Choice = { id: number; quantity?: number; answer?: string }
const choose = (who: Persona, id: number, ...choices: Choice[]) =>
  callAs(program, who, contract.chooseOptions, {
    ...on(id),
    body: { chosen: choices.map(({ id: option, quantity = 1, answer = '' }) => ({ option, quantity, answer })) },
  })
const taken = async () => (await callAs(program, admin, optionsContract.options, on(event))).map(({ name, taken: n }) => [name, n])

test('INV-40 options are billed beside the place, each at its own rate, and the order shows them', async () => {
  const meal = await add({ max_per_person: 3, question: 'Régime', answers: ['Aucun', 'Végétarien'] })
  const person = await tenant.aPerson()
  const id = await begin(person)
  await expect(choose(person, id, { id: meal.id })).rejects.toMatchObject({ status: 422, code: 'optionAnswerNeeded' })
  await choose(person, id, { id: meal.id, quantity: 2, answer: 'Végétarien' })
  const sheet = await callAs(program, person, registrations.get, on(id))
  expect(sheet.options).toEqual([expect.objectContaining({ name: 'Déjeuner', quantity: 2, answer: 'Végétarien', amount_ht: 2_000 })])
  expect((await callAs(program, person, registrations.submit, { ...on(id), body: { payer: 'self' } })).status).toBe('toPay')
  const order = await callAs(program, person, paymentsContract.eventPayment, on(event))
  expect(order.lines.map(({ name, amount_ht }) => [name, amount_ht])).toEqual([
    [expect.any(String), 10_000],
    ['Déjeuner', 4_000],
  ])
  expect(order).toMatchObject({ amount_ht: 14_000, tax_amount: 2_400, amount: 16_400, now: 16_400 })
  await expect(choose(person, id)).rejects.toMatchObject({ status: 409, code: 'optionsSettled' })
})

test('what is left is the least of the stocks of the option and of its product, and as many as wanted without either', async () => {
  const { id: product } = await callAs(program, admin, productsContract.create, {
    params: { client: tenant.name },
    body: { name: 'Nuit', amount_ht: 9_000, vat_rate: 1000, stock: 4, max_per_person: 1, answers: [] },
  })
  for (const fields of [
    { name: 'Sans fin' },
    { name: 'Sienne', stock: 2 },
    { name: 'Commune', product },
    { name: 'Des deux', product, stock: 6 },
  ])
    await add(fields)
  const person = await tenant.aPerson()
  const { offered } = await callAs(program, person, contract.readOptions, on(await begin(person)))
  expect(offered.map(({ left }) => left)).toEqual([null, 2, 4, 4])
})

test('how options sell says the limit people meet, how many options share it, and so does the page that builds them', async () => {
  const { id: product } = await callAs(program, admin, productsContract.create, {
    params: { client: tenant.name },
    body: { name: 'Nuit', amount_ht: 9_000, vat_rate: 1000, stock: 6, max_per_person: 1, answers: [] },
  })
  const here = event
  event = await anOpenEvent(tenant)
  const elsewhere = await add({ name: 'Nuit ailleurs', product })
  const person = await tenant.aPerson()
  await choose(person, await begin(person), { id: elsewhere.id })
  event = here
  for (const fields of [{ name: 'Sans fin' }, { name: 'Sienne', stock: 2, product }, { name: 'Commune', product }]) await add(fields)
  const sales = await callAs(program, admin, contract.eventProducts, { params: { client: tenant.name }, query: { event } })
  expect(sales.map(({ stock, left, stock_options, sold }) => [stock, left, stock_options, sold])).toEqual([
    [null, null, 1, 0],
    [2, 2, 1, 0],
    [6, 5, 3, 0],
  ])
  const built = await callAs(program, admin, optionsContract.options, { params: { client: tenant.name, id: event } })
  expect(built.map((option) => [limitOf(option).left, option.product_stock])).toEqual([
    [null, null],
    [2, 6],
    [5, 6],
  ])
})

test('an option alone makes a free place something to pay, at the price of when it was chosen, and is paid once its invoice is', async () => {
  event = await anOpenEvent(tenant)
  const book = await add({ name: 'Livre', amount_ht: 1_500, vat_rate: 550 })
  const person = await tenant.aPerson()
  const id = await begin(person)
  await choose(person, id, { id: book.id })
  const { product: _, ...same } = book
  await callAs(program, admin, optionsContract.changeOption, {
    params: { client: tenant.name, id: event, option: book.id },
    body: { ...same, ...untold, amount_ht: 9_900 },
  })
  await callAs(program, person, registrations.submit, { ...on(id), body: { payer: 'self' } })
  const order = await callAs(program, person, paymentsContract.eventPayment, on(event))
  expect(order).toMatchObject({ amount_ht: 1_500, amount: 1_583 })
  const paid = async () =>
    (await callAs(program, admin, contract.eventProducts, { params: { client: tenant.name }, query: { event } })).map((line) => line.paid)
  await callAs(program, person, paymentsContract.announcePayment, { ...on(order.bill ?? 0), body: { mode: 'transfer' } })
  expect(await paid()).toEqual([0])
  await callAs(program, admin, paymentsContract.recordPayment, {
    ...on(order.bill ?? 0),
    body: { amount: 1_583, mode: 'transfer', paid_on: dayInZone(new Date(), 'Europe/Paris'), reference: '', is_receipt_sent: false },
  })
  expect(await paid()).toEqual([1])
})

test('the last one goes to one person, comes back when its registration ends, and counts over the events of its product', async () => {
  const product = await callAs(program, admin, productsContract.create, {
    params: { client: tenant.name },
    body: { name: 'Nuitée', amount_ht: 0, vat_rate: 1000, stock: 1, max_per_person: 1, answers: [] },
  })
  const night = await add({ name: 'Nuitée', amount_ht: 0, product: product.id })
  const first = event
  event = await anOpenEvent(tenant)
  const elsewhere = await add({ name: 'Nuitée', amount_ht: 0, product: product.id })
  const [one, two] = [await tenant.aPerson(), await tenant.aPerson()]
  const begun = await begin(one, first)
  await choose(one, begun, { id: night.id })
  const other = await begin(two)
  await expect(choose(two, other, { id: elsewhere.id })).rejects.toMatchObject({ status: 409, code: 'optionFull' })
  await callAs(program, one, registrations.cancel, { ...on(begun), body: {} })
  await choose(two, other, { id: elsewhere.id })
  expect(await taken()).toEqual([['Nuitée', 1]])
  const { results } = await callAs(program, admin, productsContract.list, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25 },
  })
  expect(results.find(({ id }) => id === product.id)).toMatchObject({ taken: 1, events: 2 })
  await expect(callAs(program, admin, productsContract.remove, on(product.id))).rejects.toMatchObject({ code: 'productInUse' })
})

test('rules are held by the server: one of a group, what goes together, what does not, whom it is for, until when', async () => {
  const person = await tenant.aPerson()
  const id = await begin(person)
  const small = await add({ name: 'Petit', choice_group: 'Taille' })
  const large = await add({ name: 'Grand', choice_group: 'Taille' })
  const sauce = await add({ name: 'Sauce', requires: small.id })
  const dry = await add({ name: 'Sans rien', excludes: small.id })
  const members = await add({ name: 'Club', members_only: true })
  const late = await add({ name: 'Tard', closes_at: new Date('2020-01-01') })
  const refused = (code: string, ...ids: number[]) =>
    expect(choose(person, id, ...ids.map((option) => ({ id: option })))).rejects.toMatchObject({ code })
  await refused('optionOneOfGroup', small.id, large.id)
  await refused('optionNeeds', sauce.id)
  await refused('optionExcludes', dry.id, small.id)
  await refused('optionForOthers', members.id)
  await refused('optionClosed', late.id)
  await choose(person, id, { id: small.id }, { id: sauce.id })
  await expect(choose(person, id, { id: small.id, quantity: 2 })).rejects.toMatchObject({ code: 'optionTooMany' })
  const body = { ...small, ...untold, choice_group: 'Taille', excludes: sauce.id, requires: null }
  const params = { client: tenant.name, id: event, option: small.id }
  await expect(callAs(program, admin, optionsContract.changeOption, { params, body })).rejects.toMatchObject({
    code: 'contradictoryOptions',
  })
  await expect(callAs(program, admin, optionsContract.removeOption, { params })).rejects.toMatchObject({ code: 'optionInUse' })
})

test('what is to prepare is named, ticked once handed over, and counted', async () => {
  const meal = await add({ amount_ht: 0 })
  const person = await tenant.aPerson()
  const id = await begin(person)
  await choose(person, id, { id: meal.id })
  const other = await tenant.aPerson()
  await choose(other, await begin(other), { id: meal.id, answer: 'Sans sel' })
  const asking = { ...on(event), query: { page: 1, page_size: 25 } }
  const { results } = await callAs(program, admin, contract.preparations, asking)
  expect(results).toEqual(
    expect.arrayContaining([expect.objectContaining({ registration: id, option: meal.id, quantity: 1, handed_at: null })]),
  )
  const found = await callAs(program, admin, contract.preparations, {
    ...asking,
    query: { ...asking.query, filters: [{ field: 'answer', comparator: '=', value: 'Sans sel' }] },
  })
  expect(found).toMatchObject({ count: 1, results: [{ answer: 'Sans sel' }] })
  expect(await callAs(program, admin, contract.optionTotals, on(event))).toEqual([
    { option: meal.id, name: 'Déjeuner', quantity: 2, answers: [{ answer: 'Sans sel', quantity: 1 }] },
  ])
  const panel = await callAs(program, admin, registrationDetailContract.detail, on(id))
  expect(panel.options).toEqual([expect.objectContaining({ option: meal.id, name: 'Déjeuner', quantity: 1 })])
  await callAs(program, admin, contract.handOver, { ...on(meal.id), body: { registration: id, is_handed: true } })
  const sales = await callAs(program, admin, contract.eventProducts, { params: { client: tenant.name }, query: { event } })
  expect(sales).toEqual([expect.objectContaining({ id: meal.id, sold: 2, handed: 1 })])
  await expect(callAs(program, person, contract.optionTotals, on(event))).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, person, contract.preparations, asking)).rejects.toMatchObject({ status: 403 })
})

test('INV-31 INV-32 products and options are refused a reason their issuer has not, beside the field, added or changed', async () => {
  const seller = await aTenant(program, { params: { manage_products: true, vat_training_exempt_from: '2024-03-01' } })
  const boss = await seller.anAdmin()
  await seller.inTenant((db) => db.updateTable('entities').set({ vat_number: null }).execute())
  const offering = await anOpenEvent(seller, { price_ht: 10_000 })
  const { version: _, ...book } = { ...lunch, version: 1, name: 'Livre', vat_rate: 0 }
  const create = (vat_reason: VatReason) =>
    callAs(program, boss, productsContract.create, { params: { client: seller.name }, body: { ...book, vat_reason } })
  const offer = (vat_reason: VatReason) =>
    callAs(program, boss, optionsContract.addOption, { params: { client: seller.name, id: offering }, body: { ...book, vat_reason } })
  const why = (writing: Promise<unknown>) =>
    writing.then(
      () => 'kept',
      ({ code, details }: Refused) => [code, details[0]?.field],
    )
  for (const write of [create, offer]) {
    expect(await why(write('franchise'))).toEqual(['reasonNeedsFranchise', 'vat_reason'])
    expect(await why(write('export'))).toEqual(['reasonNeedsSellerVat', 'vat_reason'])
    expect(await why(write('training_exempt'))).toBe('kept')
  }
  const product = await create('association_261_7')
  const change = callAs(program, boss, productsContract.change, {
    params: { client: seller.name, id: product.id },
    body: { ...book, vat_reason: 'franchise', version: product.version },
  })
  expect(await why(change)).toEqual(['reasonNeedsFranchise', 'vat_reason'])
  await seller.inTenant((db) =>
    db
      .updateTable('events')
      .set({ start_date: new Date('2023-12-31T08:00:00Z'), end_date: new Date('2023-12-31T16:00:00Z') })
      .where('id', '=', offering)
      .execute(),
  )
  expect(await why(offer('training_exempt'))).toEqual(['reasonNeedsExemption', 'vat_reason'])
})

test('INV-42 products and options typed with tax are stored without, what members pay too, and are read back as typed', async () => {
  const typed = { amount_ht: null, is_with_tax: true, amount_ttc: 11_000, member_amount_ttc: 5_500 } as const
  const own = { params: { client: tenant.name } }
  const { name, ...sold } = lunch
  const product = await callAs(program, admin, productsContract.create, {
    ...own,
    body: { name, vat_rate: 1000, max_per_person: 1, answers: [], ...typed },
  })
  const option = await add({ ...sold, ...typed })
  const stored = { is_with_tax: true, amount_ht: 10_000, amount_ttc: 11_000, member_amount_ht: 5_000, member_amount_ttc: 5_500 }
  expect([product, option]).toEqual([expect.objectContaining(stored), expect.objectContaining(stored)])
  const [taxed] = await callAs(program, admin, optionsContract.options, on(event))
  // Typed without tax again, the former total counts no more.
  const { taken: _taken, rank: _rank, id, ...fields } = taxed!
  const body = { ...fields, ...untold, is_with_tax: false, amount_ht: 9_000, member_amount_ht: null }
  const params = { client: tenant.name, id: event, option: id }
  const changed = await callAs(program, admin, optionsContract.changeOption, { params, body })
  expect(changed).toMatchObject({ is_with_tax: false, amount_ht: 9_000, amount_ttc: 9_900, member_amount_ht: null })
  await expect(add({ is_with_tax: true })).rejects.toThrow(/amount_ttc[^]*required/)
})

test('an event that offers nothing takes up what another offers, rules and deadlines with it, nothing sold', async () => {
  const soup = await add({ name: 'Potage', stock: 5, closes_at: new Date(Date.now() + 86_400_000) })
  await add({ name: 'Pain', requires: soup.id })
  const person = await tenant.aPerson()
  await choose(person, await begin(person), { id: soup.id })
  const source = event
  event = await anOpenEvent(tenant)
  const sources = await callAs(program, admin, optionsContract.optionSources, { params: { client: tenant.name } })
  expect(sources.find((one) => one.event === source)).toMatchObject({ options: 2 })
  const taken = await callAs(program, admin, optionsContract.takeUpOptions, { ...on(event), body: { from: source } })
  expect(taken.map(({ name, stock, taken: n }) => [name, stock, n])).toEqual([
    ['Potage', 5, 0],
    ['Pain', null, 0],
  ])
  expect(taken[1]?.requires).toBe(taken[0]?.id)
  await expect(callAs(program, admin, optionsContract.takeUpOptions, { ...on(event), body: { from: source } })).rejects.toMatchObject({
    code: 'optionsOfferedAlready',
  })
  await expect(callAs(program, person, optionsContract.optionSources, { params: { client: tenant.name } })).rejects.toMatchObject({
    status: 403,
  })
})
