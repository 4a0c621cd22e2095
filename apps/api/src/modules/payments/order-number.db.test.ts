import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract as payments } from '@kxo/domain/payments/contract'
import { collectiveContract as collective } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  event = await anOpenEvent(tenant, { price_ht: 10_000, max_participants: 100 })
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
type Terms = { needs_purchase_order?: boolean; needs_chorus_commitment?: boolean; chorus_service_code?: string; payment_days?: number }
let last = 0
const aCompany = (terms: Terms) =>
  tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ name: 'Ville de Nantes', siret: ['98765432400019', '12345678200010'][last++ % 2]!, ...postalAddress, ...terms })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
/** Somebody who begins to register alone, in a company that asks for a number or not. */
async function aPersonOf(terms: Terms) {
  await tenant.inTenant((db) => db.updateTable('companies').set({ siret: null }).execute())
  const company = await aCompany(terms)
  const person = await tenant.aPerson({ company_id: company })
  const { id } = await callAs(program, person, registrations.start, { ...on(event), body: {} })
  const submit = (payer: 'self' | 'company', purchase_order?: string) =>
    callAs(program, person, registrations.submit, { ...on(id), body: { payer, ...(purchase_order && { purchase_order }) } })
  return { company, person, id, submit }
}
const sayCompany = (who: Persona, id: number) =>
  callAs(program, who, orderContract.sayPayer, {
    ...on(id),
    body: { payer: 'company', siret: null, funder: null, funder_number: null, purchase_order: null, is_subrogated: false },
  })
const billsOf = (who: Persona) =>
  tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('user_id', '=', who.id).where('status', '<>', 9).orderBy('id').execute())

test.each([
  [{ needs_purchase_order: true }, 'purchaseOrder', 'purchaseOrderNeeded'],
  [{ needs_chorus_commitment: true }, 'commitment', 'commitmentNeeded'],
] as const)(
  'who registers alone for a company with %j gives its number, or is told so and nothing is ordered',
  async (terms, named, code) => {
    const { person, id, submit } = await aPersonOf(terms)
    expect((await sayCompany(person, id)).order_asked).toBe(named)
    await expect(submit('company')).rejects.toMatchObject({
      status: 409,
      code,
      message: expect.stringContaining('Ville de Nantes'),
      details: [{ field: 'purchase_order' }],
    })
    expect(await billsOf(person)).toEqual([])
    expect((await callAs(program, person, registrations.get, on(id))).status).toBe('pending')
    expect((await submit('company', 'BC-7')).status).toBe('toPay')
    expect((await billsOf(person)).map(({ purchase_order }) => purchase_order)).toEqual(['BC-7'])
  },
)

test('nothing is asked of who pays alone, nor for a company that asks nothing', async () => {
  const alone = await aPersonOf({ needs_purchase_order: true })
  expect((await alone.submit('self')).status).toBe('toPay')
  const free = await aPersonOf({})
  expect((await sayCompany(free.person, free.id)).order_asked).toBeNull()
  expect((await free.submit('company')).status).toBe('toPay')
})

test('the number, the term and the service of a public buyer are on the bill its person orders, asked at the payment when it lacks', async () => {
  const { company, person, submit } = await aPersonOf({ chorus_service_code: 'SVC-1', payment_days: 20 })
  await submit('company')
  // Its record asks for it since.
  const siret = '98765432400019'
  await tenant.inTenant((db) =>
    db.updateTable('companies').set({ siret, needs_chorus_commitment: true }).where('id', '=', company).execute(),
  )
  const summary = await callAs(program, person, payments.eventPayment, on(event))
  expect([summary.order_asked, summary.purchase_order, summary.is_order]).toEqual(['commitment', null, true])
  const order = (purchase_order?: string) =>
    callAs(program, person, payments.announcePayment, {
      ...on(summary.bill!),
      body: { mode: 'transfer', ...(purchase_order && { purchase_order }) },
    })
  await expect(order()).rejects.toMatchObject({ status: 409, code: 'commitmentMissing', details: [{ field: 'purchase_order' }] })
  expect((await billsOf(person))[0]?.number).toBeNull()
  await order('E-42')
  const [bill] = await billsOf(person)
  expect([bill?.purchase_order, bill?.due_date]).toEqual(['E-42', addDays(dayInZone(new Date(), 'Europe/Paris'), 20)])
  expect(bill?.printed).toMatchObject({ document: { purchase_order: 'E-42', buyer_reference: 'SVC-1', is_commitment: true } })
})

test('a deposit and its balance cite the same order', async () => {
  const deposited = await anOpenEvent(tenant, { price_ht: 10_000, downpayment_rate: 30, downpayment_delay: 10 })
  const company = await aCompany({ needs_purchase_order: true })
  const person = await tenant.aPerson({ company_id: company })
  const { id } = await callAs(program, person, registrations.start, { ...on(deposited), body: {} })
  await callAs(program, person, registrations.submit, { ...on(id), body: { payer: 'company', purchase_order: 'BC-9' } })
  const { bill, now } = await callAs(program, person, payments.eventPayment, on(deposited))
  await callAs(program, person, payments.openCheckout, { ...on(bill!), body: { amount: now } })
  expect((await billsOf(person)).map(({ is_deposit, purchase_order }) => [is_deposit, purchase_order])).toEqual([[true, 'BC-9']])
})

test.each(['one', 'each'] as const)('a group billed %s gives it too, and keeps it when it is billed otherwise', async (billing) => {
  await tenant.inTenant((db) => db.updateTable('companies').set({ siret: null }).execute())
  const company = await aCompany({ needs_purchase_order: true })
  const referent = await tenant.aReferent(company)
  const users = [(await tenant.aPerson({ company_id: company })).id, (await tenant.aPerson({ company_id: company })).id]
  const preview = await callAs(program, referent, collective.preview, { ...on(event), body: { users } })
  expect(preview.order_asked).toEqual({ name: 'Ville de Nantes', asked: 'purchaseOrder' })
  const register = (purchase_order?: string) =>
    callAs(program, referent, collective.register, { ...on(event), body: { users, billing, ...(purchase_order && { purchase_order }) } })
  await expect(register()).rejects.toMatchObject({ status: 409, code: 'purchaseOrderNeeded' })
  await register('BC-1')
  const other = billing === 'one' ? 'each' : 'one'
  for (const next of [other, billing] as const) {
    const { bills } = await callAs(program, referent, payments.billGroup, { ...on(event), body: { users, billing: next } })
    expect(bills.map(({ purchase_order }) => purchase_order)).toEqual(next === 'one' ? ['BC-1'] : ['BC-1', 'BC-1'])
  }
})
