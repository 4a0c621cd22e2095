import { billingContract } from '@kxo/domain/billing/contract'
import type { Output } from '@kxo/domain/kernel/contract'
import { addDays, dayInZone, payableFrom } from '@kxo/domain/kernel/dates'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { servedToday } from '../../testing/a-bill.ts'
import { aSignedContract } from '../../testing/a-signed-contract.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'
import { verifyChains } from '../billing/index.ts'
import { applyProviderEvent } from './index.ts'
import type { ProviderEvent } from './provider/card-provider.ts'

const cards = {
  success: '4242 4242 4242 4242',
  refused: '4000000000000002',
  authentication: '4000002500003155',
  laterRefund: '4000000000005126',
}
const price = 10_000
const due = 12_000

let program: Program
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre' })
})

const today = dayInZone(new Date(), 'Europe/Paris')
const on = (id: number) => ({ params: { client: tenant.name, id } })
const summary = (event: number, who = person) => callAs(program, who, contract.eventPayment, on(event))

/** A person registered for a paid event, up to the payment page. */
async function toPay(who = person, overrides: Parameters<typeof anOpenEvent>[1] = {}) {
  const event = await anOpenEvent(tenant, { price_ht: price, ...overrides })
  const registration = await callAs(program, who, registrationsContract.start, { ...on(event), body: { submit: true } })
  expect(registration.status).toBe('toPay')
  const shown = await summary(event, who)
  return { ...shown, event, registration: registration.id, bill: shown.bill ?? 0 }
}
const opened = (bill: number, amount = due, who = person) => callAs(program, who, contract.openCheckout, { ...on(bill), body: { amount } })
const atBank = (checkout: string, body: { act: 'pay' | 'authenticate' | 'fail' | 'leave'; card?: string }) =>
  callAs(program, null, contract.payAtTestBank, { params: { client: tenant.name, checkout }, body })
const paidWith = async (bill: number, card: string, who = person) => {
  const { checkout } = await opened(bill, due, who)
  return { checkout, ...(await atBank(checkout, { act: 'pay', card })) }
}
const money = () =>
  tenant.inTenant(async (db) => ({
    bills: await db
      .selectFrom('bills')
      .select(['id', 'number', 'status', 'paid', 'to_be_paid', 'amount'])
      .where('category', '=', 1)
      .orderBy('id')
      .execute(),
    payments: await db.selectFrom('payments').select(['bill_id', 'amount', 'mode']).orderBy('id').execute(),
    ledger: await db.selectFrom('ledger_entries').select(['rank', 'kind']).orderBy('rank').execute(),
    checkouts: await db.selectFrom('checkouts').select(['status', 'refusal', 'amount']).orderBy('id').execute(),
    events: (await db.selectFrom('provider_events').select('kind').execute()).length,
    mails: (await db.selectFrom('mails').select('moment').orderBy('id').execute()).map(({ moment }) => moment),
  }))
const statusOf = async (registration: number, who = person) =>
  (await callAs(program, who, registrationsContract.get, on(registration))).status
const whole = () => tenant.asMachine(verifyChains)

/** What the bank would tell of an attempt, handed to the product as a message. */
const eventOf = async (checkout: string, change: Partial<ProviderEvent> = {}): Promise<ProviderEvent> => ({
  provider: 'test',
  id: `evt-${checkout}`,
  kind: 'succeeded',
  tenant_id: tenant.id,
  checkout,
  amount: due,
  refusal: null,
  payment_ref: 'ref',
  at: new Date(),
  ...change,
})
const apply = (event: ProviderEvent) => tenant.asMachine((context) => applyProviderEvent(context, event))

describe('a registration paid by card (J02)', () => {
  it('shows what the order binds to: lines, VAT, total, means (PRV-50)', async () => {
    const shown = await toPay()
    expect(shown).toMatchObject({
      is_order: true,
      amount_ht: price,
      tax_amount: 2000,
      amount: due,
      now: due,
      not_before: null,
      means: ['card', 'transfer', 'cheque'],
      number: null,
    })
    expect(shown.lines).toMatchObject([{ amount_ht: price, amount: due }])
    expect(shown.hold_expires_at?.getTime()).toBeGreaterThan(Date.now())
  })

  it('success: bill issued, payment in the ledger, bill settled, registration confirmed, ticket and mails asked for', async () => {
    const { bill, registration } = await toPay()
    const { checkout, status } = await paidWith(bill, cards.success)
    expect(status).toBe('succeeded')
    const after = await money()
    expect(after.bills).toMatchObject([{ number: `FA-${today.slice(0, 4)}-000001`, status: 7, paid: due, to_be_paid: 0, amount: due }])
    expect(after.payments).toEqual([{ bill_id: bill, amount: due, mode: 5 }])
    expect(after.ledger).toEqual([
      { rank: 1, kind: 'bill' },
      { rank: 2, kind: 'payment' },
    ])
    expect(await statusOf(registration)).toBe('registered')
    expect(await waitingJobs(program, tenant.id, 'issue-ticket')).toMatchObject([{ registration_id: registration }])
    expect(await waitingJobs(program, tenant.id, 'print-bill')).toMatchObject([{ bill_id: bill, is_sent: true }])
    expect(after.mails).toContain('validate_payment')
    expect(await callAs(program, person, contract.checkout, { params: { client: tenant.name, checkout } })).toMatchObject({
      status: 'succeeded',
      bill_status: 'paid',
      registration_status: 'registered',
    })
    expect(await whole()).toMatchObject({ is_whole: true })
  })

  it('the invoice already paid says so, its XML too (INV-56: S2, due 0)', async () => {
    const { bill } = await toPay()
    await paidWith(bill, cards.success)
    await runJobNow(program, tenant.id, 'print-bill', { bill_id: bill, is_sent: true })
    const xml = await program.app.inject({
      url: `/api/clients/${tenant.name}/bills/${bill}/xml/`,
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(xml.body).toContain('<ram:ID>S2</ram:ID>')
    expect(xml.body).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>')
    expect((await money()).mails).toContain('send_bill')
  })

  it('refused: nothing is lost, the same page pays again and succeeds', async () => {
    const { bill, registration, event } = await toPay()
    const refused = await paidWith(bill, cards.refused)
    expect(refused).toMatchObject({ status: 'refused', refusal: 'declined' })
    expect(await statusOf(registration)).toBe('toPay')
    expect(await summary(event)).toMatchObject({ bill, now: due, number: null })
    expect(await money()).toMatchObject({ payments: [], ledger: [], bills: [{ number: null, status: 1 }] })
    expect(await atBank(refused.checkout, { act: 'pay', card: cards.success })).toMatchObject({ status: 'succeeded' })
    expect(await statusOf(registration)).toBe('registered')
  })

  it('needs authentication: nothing is paid until the person answers; a failed one is a refusal', async () => {
    const { bill, registration } = await toPay()
    const { checkout, status } = await paidWith(bill, cards.authentication)
    expect(status).toBe('needs_authentication')
    expect((await money()).payments).toEqual([])
    expect(await atBank(checkout, { act: 'fail' })).toMatchObject({ status: 'refused', refusal: 'authenticationFailed' })
    await expect(atBank(checkout, { act: 'authenticate' })).rejects.toMatchObject({ status: 409 })
    const second = await paidWith(bill, cards.authentication)
    expect(await atBank(second.checkout, { act: 'authenticate' })).toMatchObject({ status: 'succeeded' })
    expect(await statusOf(registration)).toBe('registered')
  })

  it('abandoned: nothing is charged, and the place is released after the hold', async () => {
    const { bill, registration, event } = await toPay(person, { max_participants: 1 })
    const { checkout } = await opened(bill)
    await atBank(checkout, { act: 'leave' })
    expect((await money()).checkouts).toMatchObject([{ status: 'abandoned' }])
    await endHold(registration)
    await runJobNow(program, tenant.id, 'expire-holds', {})
    expect(await statusOf(registration)).toBe('cancelled')
    const other = await tenant.aPerson()
    const taken = await callAs(program, other, registrationsContract.start, { ...on(event), body: { submit: true } })
    expect(taken.status).toBe('toPay')
    await expect(opened(bill)).rejects.toMatchObject({ status: 409, code: 'placeReleased' })
  })

  it('an attempt left open ends with the hold', async () => {
    const { bill, registration } = await toPay()
    await opened(bill)
    await endHold(registration)
    await runJobNow(program, tenant.id, 'expire-holds', {})
    await runJobNow(program, tenant.id, 'abandon-checkouts', {})
    expect((await money()).checkouts).toMatchObject([{ status: 'abandoned' }])
  })

  it('only a test card passes at the test bank', async () => {
    const { bill } = await toPay()
    const { checkout } = await opened(bill)
    await expect(atBank(checkout, { act: 'pay', card: '4970 1000 0000 0000' })).rejects.toMatchObject({ status: 422, code: 'wrongCard' })
  })
})

const endHold = (registration: number) =>
  tenant.inTenant((db) =>
    db
      .updateTable('registrations')
      .set({ hold_expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', registration)
      .execute(),
  )

it('what is issued is to collect until it is paid, then among what came in', async () => {
  const admin = await tenant.aPerson({ is_admin: true })
  const { bill } = await toPay()
  const toCollect = async () =>
    (
      await callAs(program, admin, billingContract.bills, {
        params: { client: tenant.name },
        query: { page: 1, page_size: 25, category: 'invoice', is_due: true },
      })
    ).results.map(({ id, to_be_paid }) => [id, to_be_paid])
  expect(await toCollect(), 'a draft').toEqual([])
  await callAs(program, person, contract.announcePayment, { ...on(bill), body: { mode: 'transfer' } })
  expect(await toCollect()).toEqual([[bill, due]])
  const received = { mode: 'transfer', paid_on: today, reference: 'VIR 14', is_receipt_sent: false } as const
  await callAs(program, admin, contract.recordPayment, { ...on(bill), body: { ...received, amount: due - 100 } })
  expect(await toCollect()).toEqual([[bill, 100]])
  await callAs(program, admin, contract.recordPayment, { ...on(bill), body: { ...received, amount: 100 } })
  expect(await toCollect()).toEqual([])
  const { results } = await callAs(program, admin, contract.payments, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25, q: 'lefevre', sort: '-amount' },
  })
  expect(results).toMatchObject([
    { bill, amount: due - 100, mode: 'transfer', reference: 'VIR 14', payer: expect.stringContaining('Zoé') },
    { bill, amount: 100 },
  ])
})

describe('what a provider tells is applied once', () => {
  it('the same message twice, or many at once, changes nothing more', async () => {
    const { bill } = await toPay()
    const { checkout } = await opened(bill)
    const event = await eventOf(checkout)
    expect(await apply(event)).toBe(true)
    const before = await money()
    expect(await apply(event)).toBe(false)
    expect(await Promise.all([apply(event), apply(event), apply(event)])).toEqual([false, false, false])
    expect(await money()).toEqual(before)
    expect(await apply({ ...event, id: 'another message of the same success' })).toBe(false)
    expect((await money()).payments).toEqual(before.payments)
  })

  it('a refusal that arrives after the success is kept as evidence and ignored', async () => {
    const { bill, registration } = await toPay()
    const { checkout } = await opened(bill)
    await apply(await eventOf(checkout))
    expect(await apply(await eventOf(checkout, { id: 'late', kind: 'refused', refusal: 'declined' }))).toBe(false)
    expect(await money()).toMatchObject({ checkouts: [{ status: 'succeeded' }], events: 2 })
    expect(await statusOf(registration)).toBe('registered')
  })

  it('an amount that is not the one asked is given back, never applied', async () => {
    const { bill, registration } = await toPay()
    const { checkout } = await opened(bill)
    await apply(await eventOf(checkout, { amount: 100 }))
    const after = await money()
    expect(after.checkouts).toMatchObject([{ status: 'refunded' }])
    expect(after.payments.map(({ amount }) => amount)).toEqual([100, -100])
    expect(after.bills).toMatchObject([{ number: null, paid: 0 }])
    expect(await statusOf(registration)).toBe('toPay')
    expect(await waitingJobs(program, tenant.id, 'refund-charge')).toMatchObject([{ checkout, amount: 100 }])
    expect(after.mails).toContain('refund_payment')
  })

  it('an attempt nobody knows is traced and changes nothing', async () => {
    expect(await apply(await eventOf('nobody-knows-this'))).toBe(false)
    const traces = await tenant.inTenant((db) => db.selectFrom('traces').select('action').where('action', '=', 'unknown_payment').execute())
    expect(traces).toHaveLength(1)
  })
})

describe('two tabs', () => {
  it('pay the same bill: one charge counts, the other is given back', async () => {
    const { bill, registration } = await toPay()
    const [first, second] = [await opened(bill), await opened(bill)]
    expect(await atBank(first.checkout, { act: 'pay', card: cards.success })).toMatchObject({ status: 'succeeded' })
    expect(await atBank(second.checkout, { act: 'pay', card: cards.success })).toMatchObject({ status: 'refunded' })
    const after = await money()
    expect(after.bills).toMatchObject([{ paid: due, to_be_paid: 0, status: 7 }])
    expect(after.payments.map(({ amount }) => amount)).toEqual([due, due, -due])
    expect(after.ledger.map(({ kind }) => kind)).toEqual(['bill', 'payment', 'payment', 'refund'])
    expect(await waitingJobs(program, tenant.id, 'refund-charge')).toMatchObject([{ checkout: second.checkout, amount: due }])
    expect(await statusOf(registration)).toBe('registered')
    expect(await whole()).toMatchObject({ is_whole: true })
  })
})

describe('a payment that comes after the hold (J04)', () => {
  it('gets a free place back', async () => {
    const { bill, registration } = await toPay(person, { max_participants: 1 })
    const { checkout } = await opened(bill)
    await endHold(registration)
    await runJobNow(program, tenant.id, 'expire-holds', {})
    await runJobNow(program, tenant.id, 'abandon-checkouts', {})
    await apply(await eventOf(checkout))
    expect(await statusOf(registration)).toBe('registered')
    expect(await money()).toMatchObject({ bills: [{ status: 7, paid: due }], checkouts: [{ status: 'succeeded' }] })
  })

  it('is given back and explained when the place is somebody else’s', async () => {
    const { bill, registration, event } = await toPay(person, { max_participants: 1 })
    const { checkout } = await opened(bill)
    await endHold(registration)
    await runJobNow(program, tenant.id, 'expire-holds', {})
    const other = await tenant.aPerson()
    await callAs(program, other, registrationsContract.start, { ...on(event), body: { submit: true } })
    await apply(await eventOf(checkout))
    expect(await statusOf(registration)).toBe('cancelled')
    const after = await money()
    expect(after.bills.find(({ id }) => id === bill)).toMatchObject({ number: null, paid: 0 })
    expect(after.payments.map(({ amount }) => amount)).toEqual([due, -due])
    expect(after.mails).toContain('refund_payment')
    const places = await tenant.inTenant((db) =>
      db.selectFrom('event_places').select('taken').where('event_id', '=', event).executeTakeFirstOrThrow(),
    )
    expect(places.taken).toBe(1)
  })
})

describe('amounts and rights', () => {
  it('an amount other than what is due is refused before any bank is reached', async () => {
    const { bill } = await toPay()
    for (const amount of [1, due - 1, due + 1])
      await expect(opened(bill, amount)).rejects.toMatchObject({ status: 409, code: 'amountChanged' })
    expect((await money()).checkouts).toEqual([])
  })

  it('another person’s bill, and another tenant’s, are not found', async () => {
    const { bill, event } = await toPay()
    const stranger = await tenant.aPerson()
    await expect(opened(bill, due, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(summary(event, stranger)).rejects.toMatchObject({ status: 404 })
    const { checkout } = await opened(bill)
    await expect(callAs(program, stranger, contract.checkout, { params: { client: tenant.name, checkout } })).rejects.toMatchObject({
      status: 404,
    })
    const elsewhere = await aTenant(program)
    const foreigner = await elsewhere.aPerson()
    await expect(
      callAs(program, foreigner, contract.openCheckout, { params: { client: elsewhere.name, id: bill }, body: { amount: due } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      callAs(program, null, contract.payAtTestBank, {
        params: { client: elsewhere.name, checkout },
        body: { act: 'pay', card: cards.success },
      }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await money()).payments).toEqual([])
  })

  it('a restricted session pays its own registration', async () => {
    const linked = await tenant.aPerson({ isLink: true })
    const { bill, registration } = await toPay(linked)
    await paidWith(bill, cards.success, linked)
    expect(await statusOf(registration, linked)).toBe('registered')
  })

  it('the screen’s word is never believed: only the provider’s settles', async () => {
    const { bill } = await toPay()
    await opened(bill)
    const answer = await callAs(program, person, contract.stripeResponse, {
      body: { bill_id: bill, stripe_response: '{"status":"succeeded"}' },
    })
    expect(answer.status).toBe('open')
    const row = await tenant.inTenant((db) => db.selectFrom('checkouts').select('id').executeTakeFirstOrThrow())
    const lied = await callAs(program, person, contract.updateStripeResponse, {
      params: { id: row.id },
      body: { bill_id: bill, status: 'succeeded' },
    })
    expect(lied.status).toBe('open')
    const left = await callAs(program, person, contract.updateStripeResponse, {
      params: { id: row.id },
      body: { bill_id: bill, status: 'abandoned' },
    })
    expect(left.status).toBe('abandoned')
    expect((await money()).payments).toEqual([])
  })

  it('the same idempotency key opens one attempt', async () => {
    const { bill } = await toPay()
    const once = () =>
      callAs(program, person, contract.openCheckout, { ...on(bill), body: { amount: due }, headers: { 'idempotency-key': 'shown-120' } })
    const [first, second] = [await once(), await once()]
    expect(second.checkout).toBe(first.checkout)
    expect((await money()).checkouts).toHaveLength(1)
  })
})

describe('other means', () => {
  it('a transfer announced: bill issued, place kept beyond the hold, confirmed when the money is recorded', async () => {
    const { bill, registration } = await toPay()
    const announced = await callAs(program, person, contract.announcePayment, { ...on(bill), body: { mode: 'transfer' } })
    expect(announced).toMatchObject({ status: 'toPay', hold_expires_at: null, registration_status: 'toPay' })
    expect(announced.transfer?.reference).toBe(announced.number)
    await runJobNow(program, tenant.id, 'expire-holds', {})
    const admin = await tenant.anAdmin()
    await record(admin, bill, { amount: due })
    expect(await statusOf(registration)).toBe('registered')
  })

  it('INV-49 parts leave 4, the whole gives 7; 0, too much and a day to come are refused', async () => {
    const admin = await tenant.anAdmin()
    const bill = await anIssuedBill(admin)
    await expect(record(admin, bill.id, { amount: 0 })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'amount', message: expect.stringContaining('1,00') }],
    })
    await expect(record(admin, bill.id, { amount: due + 1 })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'amount', message: expect.stringContaining('120,00') }],
    })
    await expect(record(admin, bill.id, { amount: due, paid_on: addDays(today, 1) })).rejects.toMatchObject({ status: 422 })
    expect(await record(admin, bill.id, { amount: 10_000 })).toMatchObject({ status: 'toPay', paid: 10_000, to_be_paid: 2000 })
    expect(await record(admin, bill.id, { amount: 2000, mode: 'cheque' })).toMatchObject({ status: 'paid', to_be_paid: 0 })
    await expect(record(admin, bill.id, { amount: 100 })).rejects.toMatchObject({ status: 409, code: 'nothingDue' })
    await expect(record(person, bill.id, { amount: 100 })).rejects.toMatchObject({ status: 403 })
  })

  it('a remainder under one euro is paid whole', async () => {
    const admin = await tenant.anAdmin()
    const bill = await anIssuedBill(admin)
    await record(admin, bill.id, { amount: due - 50 })
    await expect(record(admin, bill.id, { amount: 40 })).rejects.toMatchObject({ status: 422 })
    expect(await record(admin, bill.id, { amount: 50 })).toMatchObject({ status: 'paid' })
  })

  it('a cheque returned is a counter-entry: 7 → 4, two lines, chain whole, once only', async () => {
    const admin = await tenant.anAdmin()
    const bill = await anIssuedBill(admin)
    const paid = await record(admin, bill.id, { amount: due, mode: 'cheque' })
    const reverse = () =>
      callAs(program, admin, contract.reversePayment, { ...on(paid.payments[0]!.id), body: { reason: 'Chèque impayé' } })
    expect(await reverse()).toMatchObject({ status: 'toPay', paid: 0, to_be_paid: due })
    await expect(reverse()).rejects.toMatchObject({ status: 409, code: 'notReversible' })
    expect((await money()).ledger.map(({ kind }) => kind)).toEqual(['bill', 'payment', 'reversal'])
    expect(await whole()).toMatchObject({ is_whole: true })
  })

  it('an issued bill is paid in parts by card; the bank may take the money back', async () => {
    const admin = await tenant.anAdmin()
    const bill = await anIssuedBill(admin)
    const part = await opened(bill.id, 5000)
    await atBank(part.checkout, { act: 'pay', card: cards.success })
    const rest = await opened(bill.id, 7000)
    await atBank(rest.checkout, { act: 'pay', card: cards.laterRefund })
    expect((await money()).bills).toMatchObject([{ status: 7, paid: due }])
    await runJobNow(program, tenant.id, 'test-bank-refund', { checkout: rest.checkout })
    expect((await money()).bills).toMatchObject([{ status: 4, paid: 5000, to_be_paid: 7000 }])
    await runJobNow(program, tenant.id, 'test-bank-refund', { checkout: rest.checkout })
    expect((await money()).payments.map(({ amount }) => amount)).toEqual([5000, 7000, -7000])
    await expect(opened(bill.id, 7001)).rejects.toMatchObject({ status: 422 })
  })
})

type BodyOf = { amount: number; mode?: 'transfer' | 'cheque'; paid_on?: string }
const record = (who: Persona, id: number, { amount, mode = 'transfer', paid_on = today }: BodyOf) =>
  callAs(program, who, contract.recordPayment, { ...on(id), body: { amount, mode, paid_on, reference: '', is_receipt_sent: true } })
async function anIssuedBill(admin: Persona): Promise<Output<typeof billingContract.bill>> {
  const line = {
    name: 'Atelier',
    description: '',
    quantity: 10_000,
    unit_price: 100_000_000,
    discount: 0,
    discount_type: 'percent' as const,
    vat: 2000,
  }
  const draft = await callAs(program, admin, billingContract.draftBill, {
    params: { client: tenant.name },
    body: { user: person.id, ...servedToday, lines: [line], discount: 0, discount_type: 'percent', prices_include_tax: false },
  })
  return callAs(program, admin, billingContract.issueBill, { ...on(draft.id), body: { is_sent: false } })
}

describe('FOR-12 a person who pays their own training', () => {
  const training = { is_training: true, downpayment_rate: 30 }

  it('is charged nothing before the withdrawal period ends, then 30 % at most; accepting the schedule confirms the place', async () => {
    const { bill, event, registration, plan, not_before, now, means, is_contract_to_sign } = await toPay(person, training)
    expect(is_contract_to_sign).toBe(true)
    const announce = () => callAs(program, person, contract.announcePayment, { ...on(bill), body: { mode: 'transfer' } })
    for (const act of [() => opened(bill), announce, () => callAs(program, person, contract.acceptPlan, on(event))])
      await expect(act()).rejects.toMatchObject({ status: 409, code: 'contractToSign' })
    await aSignedContract(tenant, registration)
    expect(await summary(event)).toMatchObject({ is_contract_to_sign: false, plan, not_before })
    expect(not_before).toBe(payableFrom(today, { remote: true }))
    expect({ now, means }).toEqual({ now: 0, means: [] })
    expect(plan[0]).toEqual({ due_on: not_before, amount: 3600 })
    expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(due)
    await expect(opened(bill)).rejects.toMatchObject({ status: 409, code: 'notBefore' })
    await expect(announce()).rejects.toMatchObject({ status: 409, code: 'meansNotOffered' })
    expect(await callAs(program, person, contract.acceptPlan, on(event))).toMatchObject({ is_plan_accepted: true })
    expect(await statusOf(registration)).toBe('registered')
    expect(await money()).toMatchObject({ payments: [], bills: [{ number: null }] })
    await runJobNow(program, tenant.id, 'invoice-instalments', {})
    expect((await money()).bills).toHaveLength(1)
    const coming = (who: Persona) => callAs(program, who, contract.schedule, { params: { client: tenant.name } })
    expect((await coming(person)).map(({ due_on, amount, is_last }) => ({ due_on, amount, is_last }))).toEqual(
      plan.map((line, index) => ({ ...line, is_last: index === plan.length - 1 })),
    )
    expect(await coming(await tenant.aPerson())).toEqual([])
    await tenant.inTenant((db) => db.updateTable('registrations').set({ status: 9 }).where('id', '=', registration).execute())
    expect(await coming(person)).toEqual([])
  })

  it('the referent of the company that paid the first part reads the next ones; the learner does not', async () => {
    const { event, registration } = await toPay(person, training)
    await aSignedContract(tenant, registration)
    await callAs(program, person, contract.acceptPlan, on(event))
    const company = await tenant.inTenant(async (db) => {
      const { id } = await db.insertInto('companies').values({ name: 'Vauban' }).returning('id').executeTakeFirstOrThrow()
      await db.updateTable('registrations').set({ company_id: id }).where('id', '=', registration).execute()
      return id
    })
    const referent = await tenant.aPerson({ profile_code: 'REF', company_id: company })
    const coming = (who: Persona) => callAs(program, who, contract.schedule, { params: { client: tenant.name } })
    expect((await coming(referent)).length).toBeGreaterThan(0)
    expect(await coming(person)).toEqual([])
  })

  it('INV-48 each part is invoiced on its day, the last one deducting the deposits', async () => {
    const { event, plan, registration } = await toPay(person, training)
    await aSignedContract(tenant, registration)
    await callAs(program, person, contract.acceptPlan, on(event))
    await tenant.inTenant((db) => db.updateTable('instalments').set({ due_on: today }).execute())
    await runJobNow(program, tenant.id, 'invoice-instalments', {})
    await runJobNow(program, tenant.id, 'invoice-instalments', {})
    const bills = await tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('number', 'is not', null).orderBy('id').execute())
    expect(bills.map(({ is_deposit }) => is_deposit)).toEqual([...plan.slice(1).map(() => true), false])
    const last = bills.at(-1)!
    expect(last).toMatchObject({ amount: due, deducted: due - plan.at(-1)!.amount, to_be_paid: plan.at(-1)!.amount })
    expect(bills.reduce((sum, { to_be_paid }) => sum + to_be_paid, 0)).toBe(due)
    expect(bills.map(({ number }) => number?.slice(-6))).toEqual(bills.map((_, index) => String(index + 1).padStart(6, '0')))
  })

  /** The invoice of the whole price, issued by hand before the training. */
  async function issuedByHand() {
    const toBill = await toPay(person, training)
    await aSignedContract(tenant, toBill.registration)
    const admin = await tenant.anAdmin()
    await callAs(program, admin, billingContract.issueBill, { ...on(toBill.bill), body: { is_sent: false } })
    return { ...toBill, admin }
  }
  const signedOn = (days: number) =>
    tenant.inTenant((db) =>
      db
        .updateTable('agreements')
        .set({ concluded_on: addDays(today, days) })
        .execute(),
    )
  const shownBill = (bill: number) => callAs(program, person, contract.billPayment, on(bill))

  it('an issued invoice is charged no sooner than an order', async () => {
    const { bill, event, not_before } = await issuedByHand()
    expect(await shownBill(bill)).toMatchObject({ now: 0, not_before, means: [], to_be_paid: due })
    expect(await summary(event)).toMatchObject({ now: 0, not_before, means: [] })
    for (const amount of [due, 100]) await expect(opened(bill, amount)).rejects.toMatchObject({ status: 409, code: 'notBefore' })
    await expect(callAs(program, person, contract.announcePayment, { ...on(bill), body: { mode: 'transfer' } })).rejects.toMatchObject({
      status: 409,
    })
    await expect(callAs(program, person, contract.acceptPlan, on(event))).rejects.toMatchObject({ status: 409, code: 'nothingDue' })
  })

  it('nor beyond the share allowed then, whatever was paid before and however many attempts are open', async () => {
    const { bill, admin } = await issuedByHand()
    await signedOn(-20)
    expect(await shownBill(bill)).toMatchObject({ now: 3600, not_before: null })
    await expect(opened(bill, 3601)).rejects.toMatchObject({ status: 422 })
    const first = await opened(bill, 3600)
    const second = await opened(bill, 3600)
    expect(await atBank(first.checkout, { act: 'pay', card: cards.success })).toMatchObject({ status: 'succeeded' })
    expect(await atBank(second.checkout, { act: 'pay', card: cards.success })).toMatchObject({ status: 'refunded' })
    const last = dayInZone(new Date(Date.now() + 30 * 86_400_000), 'Europe/Paris')
    expect(await shownBill(bill)).toMatchObject({ now: 0, not_before: last, to_be_paid: due - 3600 })
    await expect(opened(bill, 100)).rejects.toMatchObject({ status: 409, code: 'notBefore' })
    expect(await record(admin, bill, { amount: due - 3600 })).toMatchObject({ status: 'paid' })
  })

  it('nor by an invoice written apart from the registration', async () => {
    const { event, registration } = await toPay(person, training)
    await aSignedContract(tenant, registration)
    const admin = await tenant.anAdmin()
    const line = { name: 'Support', description: '', quantity: 10_000, unit_price: 50_000_000, discount: 0, vat: 2000 }
    const draft = await callAs(program, admin, billingContract.draftBill, {
      params: { client: tenant.name },
      body: {
        user: person.id,
        event,
        lines: [{ ...line, discount_type: 'percent' }],
        discount: 0,
        discount_type: 'percent',
        prices_include_tax: false,
      },
    })
    await callAs(program, admin, billingContract.issueBill, { ...on(draft.id), body: { is_sent: false } })
    await expect(opened(draft.id, 6000)).rejects.toMatchObject({ status: 409, code: 'notBefore' })
    await signedOn(-60)
    expect(await shownBill(draft.id)).toMatchObject({ now: 3600 })
  })

  it('a company pays the down payment at once and the balance later (INV-48 1 200 HT: 432.00 then 1 008.00)', async () => {
    const company_id = await tenant.inTenant(
      async (db) =>
        (
          await db
            .insertInto('companies')
            .values({ name: 'Société L’Œuvre', siret: '98765432400019', ...postalAddress })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
    )
    const worker = await tenant.aPerson({ company_id })
    const event = await anOpenEvent(tenant, { price_ht: 120_000, is_training: true, downpayment_rate: 30, downpayment_delay: 15 })
    const { id } = await callAs(program, worker, registrationsContract.start, { ...on(event), body: {} })
    await callAs(program, worker, registrationsContract.submit, { ...on(id), body: { payer: 'company' } })
    const { bill: owed, now, plan } = await summary(event, worker)
    const bill = owed ?? 0
    expect({ now, plan }).toEqual({
      now: 43_200,
      plan: [
        { due_on: today, amount: 43_200 },
        { due_on: addDays(today, 15), amount: 100_800 },
      ],
    })
    const { checkout } = await opened(bill, 43_200, worker)
    await atBank(checkout, { act: 'pay', card: cards.success })
    expect(await statusOf(id, worker)).toBe('registered')
    await tenant.inTenant((db) => db.updateTable('instalments').set({ due_on: today }).execute())
    await runJobNow(program, tenant.id, 'invoice-instalments', {})
    const bills = await tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('number', 'is not', null).orderBy('id').execute())
    expect(bills).toMatchObject([
      { is_deposit: true, amount_ht: 36_000, tax_amount: 7200, amount: 43_200, paid: 43_200, status: 7 },
      { is_deposit: false, amount_ht: 120_000, tax_amount: 24_000, amount: 144_000, to_be_paid: 100_800, status: 4 },
    ])
  })
})
