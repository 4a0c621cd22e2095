import type { Input } from '@kxo/domain/kernel/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { promoContract } from '@kxo/domain/pricing/promo-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
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

let rank = 0
const on = (id: number) => ({ params: { client: tenant.name, id } })
type Fields = Input<typeof promoContract.addPromoCode>['body']
const aCode = (overrides: Partial<Fields> = {}) =>
  callAs(program, admin, promoContract.addPromoCode, {
    ...on(event),
    body: { code: `code-${++rank}`, discount: 2_000, discount_type: 'percent', is_everywhere: false, ...overrides },
  })
const begin = async (who: Persona) => (await callAs(program, who, registrations.start, { ...on(event), body: {} })).id
const use = (who: Persona, id: number, code: string | null) =>
  callAs(program, who, orderContract.usePromoCode, { ...on(id), body: { code } })
const usesOf = async (id: number) =>
  (await callAs(program, admin, promoContract.promoCodes, on(event))).find((code) => code.id === id)?.used

test('INV-43 a code lowers the place before tax, on the order and on its bill, and is kept once withdrawn', async () => {
  const { id: codeId, code } = await aCode()
  const person = await tenant.aPerson()
  const id = await begin(person)
  expect((await use(person, id, ` ${code.toLowerCase()} `)).price).toMatchObject({
    amount_ht: 8_000,
    tax_amount: 1_600,
    amount_ttc: 9_600,
    promo: { code, full_ht: 10_000 },
  })
  await callAs(program, admin, promoContract.removePromoCode, { params: { client: tenant.name, id: event, code: codeId } })
  await callAs(program, person, registrations.submit, { ...on(id), body: { payer: 'self' } })
  const order = await callAs(program, person, paymentsContract.eventPayment, on(event))
  expect(order).toMatchObject({ amount_ht: 8_000, tax_amount: 1_600, amount: 9_600, now: 9_600 })
  expect(order.lines[0]?.description).toContain(code)
  const line = await tenant.inTenant((db) =>
    db
      .selectFrom('bill_lines')
      .select(['unit_price', 'discount', 'discount_type', 'amount_ht'])
      .where('bill_id', '=', order.bill)
      .executeTakeFirst(),
  )
  expect(line).toEqual({ unit_price: 100_000_000, discount: 2_000, discount_type: 'percent', amount_ht: 8_000 })
  await expect(use(person, id, null)).rejects.toMatchObject({ status: 409, code: 'promoSettled' })
})

test('a code for the whole price leaves nothing to pay', async () => {
  const { code } = await aCode({ discount: 20_000, discount_type: 'euro' })
  const person = await tenant.aPerson()
  const id = await begin(person)
  expect((await use(person, id, code)).price).toMatchObject({ amount_ht: 0, amount_ttc: 0 })
  expect((await callAs(program, person, registrations.submit, { ...on(id), body: {} })).status).toBe('registered')
})

test('a code that is not for this event, not yet or no longer good is refused, each time saying why', async () => {
  const person = await tenant.aPerson()
  const id = await begin(person)
  const { code: later } = await aCode({ starts_on: '2999-01-01' })
  const { code: over } = await aCode({ ends_on: '2020-01-01' })
  const { code: elsewhere } = await aCode()
  const { code: everywhere } = await aCode({ is_everywhere: true })
  await expect(use(person, id, later)).rejects.toMatchObject({ status: 409, code: 'promoNotYet' })
  await expect(use(person, id, over)).rejects.toMatchObject({ status: 409, code: 'promoOver' })
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
  const there = await begin(person)
  await expect(use(person, there, elsewhere)).rejects.toMatchObject({ status: 404, code: 'promoUnknown' })
  expect((await use(person, there, everywhere)).price?.promo?.code).toBe(everywhere)
  await expect(use(await tenant.aPerson(), there, null)).rejects.toMatchObject({ status: 403 })
  await expect(aCode({ code: later })).rejects.toMatchObject({ status: 409, code: 'promoTaken' })
})

test('a use taken back or given up with the registration goes to the next one, who comes back without it', async () => {
  const { id: codeId, code } = await aCode({ max_uses: 1 })
  const [first, second] = [await tenant.aPerson(), await tenant.aPerson()]
  const [one, other] = [await begin(first), await begin(second)]
  await use(first, one, code)
  await expect(use(second, other, code)).rejects.toMatchObject({ status: 409, code: 'promoUsedUp' })
  await callAs(program, first, registrations.cancel, { ...on(one), body: {} })
  expect(await usesOf(codeId)).toBe(0)
  await use(second, other, code)
  await callAs(program, admin, registrations.reinstate, { ...on(one), body: { reason: 'Erreur' } })
  expect((await callAs(program, first, registrations.get, on(one))).price).toMatchObject({ amount_ht: 10_000 })
  expect(await usesOf(codeId)).toBe(1)
})
