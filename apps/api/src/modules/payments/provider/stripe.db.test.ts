import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const webhookSecret = 'whsec_for_tests_only'
const stripe = new Stripe('sk_test_for_tests_only')

let program: Program
/** The tenant whose address the provider was given; the messages concern others. */
let front: TenantWorld
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  program = await startProgram({ environment: { STRIPE_SECRET_KEY: 'sk_test_for_tests_only', STRIPE_WEBHOOK_SECRET: webhookSecret } })
  front = await aTenant(program)
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  person = await tenant.aPerson()
})

async function anOpenCheckout() {
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  await callAs(program, person, registrationsContract.start, { params: { client: tenant.name, id: event }, body: { submit: true } })
  const { bill } = await callAs(program, person, contract.eventPayment, { params: { client: tenant.name, id: event } })
  return callAs(program, person, contract.openCheckout, { params: { client: tenant.name, id: bill! }, body: { amount: 12_000 } })
}

/** Messages in the shape the provider sends them. */
const shapes = {
  completed: (checkout: string, amount = 12_000) => ({
    type: 'checkout.session.completed',
    data: {
      object: {
        object: 'checkout.session',
        id: `cs_test_${checkout}`,
        status: 'complete',
        payment_status: 'paid',
        amount_total: amount,
        currency: 'eur',
        client_reference_id: checkout,
        payment_intent: 'pi_1',
        metadata: { tenant_id: String(tenant.id), checkout },
      },
    },
  }),
  failed: (checkout: string) => ({
    type: 'payment_intent.payment_failed',
    data: {
      object: {
        object: 'payment_intent',
        id: 'pi_1',
        amount: 12_000,
        currency: 'eur',
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
        metadata: { tenant_id: String(tenant.id), checkout },
      },
    },
  }),
  expired: (checkout: string) => ({
    type: 'checkout.session.expired',
    data: {
      object: {
        object: 'checkout.session',
        id: `cs_test_${checkout}`,
        status: 'expired',
        payment_status: 'unpaid',
        amount_total: 12_000,
        payment_intent: null,
        metadata: { tenant_id: String(tenant.id), checkout },
      },
    },
  }),
  refunded: (checkout: string, amount = 12_000) => ({
    type: 'charge.refunded',
    data: {
      object: {
        object: 'charge',
        id: 'ch_1',
        amount: 12_000,
        amount_refunded: amount,
        payment_intent: 'pi_1',
        metadata: { tenant_id: String(tenant.id), checkout },
      },
    },
  }),
}

async function signed(id: string, shape: object, secret = webhookSecret) {
  const payload = JSON.stringify(
    {
      id,
      object: 'event',
      api_version: '2026-10-01',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      ...shape,
    },
    null,
    2,
  )
  return { payload, signature: await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }) }
}

async function send(id: string, shape: object, { secret, altered = false }: { secret?: string; altered?: boolean } = {}) {
  const { payload, signature } = await signed(id, shape, secret)
  return program.app.inject({
    method: 'POST',
    url: `/api/clients/${front.name}/provider-events/stripe/`,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: altered ? payload.replace('12000', '12') : payload,
  })
}
/** The messages waiting in this tenant's queue, applied as the worker would. */
async function deliver(): Promise<void> {
  for (const data of await waitingJobs(program, tenant.id, 'apply-provider-event'))
    await runJobNow(program, tenant.id, 'apply-provider-event', data)
}
const statusOf = async (checkout: string) => {
  const { status, refusal, bill_status, registration_status } = await callAs(program, person, contract.checkout, {
    params: { client: tenant.name, checkout },
  })
  return { status, refusal, bill_status, registration_status }
}

describe('Stripe', () => {
  it('the page of the bank is prepared by a job, after the attempt is committed', async () => {
    const checkout = await anOpenCheckout()
    expect(checkout).toMatchObject({ status: 'open', address: null })
    expect(await waitingJobs(program, tenant.id, 'prepare-checkout')).toMatchObject([{ checkout: checkout.checkout }])
  })

  it('a signed success, sent once for all tenants, settles the bill of the tenant it names', async () => {
    const { checkout } = await anOpenCheckout()
    expect((await send('evt_1', shapes.completed(checkout))).statusCode).toBe(200)
    await deliver()
    expect(await statusOf(checkout)).toEqual({ status: 'succeeded', refusal: null, bill_status: 'paid', registration_status: 'registered' })
    await send('evt_1', shapes.completed(checkout))
    await deliver()
    const payments = await tenant.inTenant((db) => db.selectFrom('payments').select(['amount', 'reference']).execute())
    expect(payments).toEqual([{ amount: 12_000, reference: 'pi_1' }])
  })

  it('an unsigned, wrongly signed or altered message is refused and leaves nothing', async () => {
    const { checkout } = await anOpenCheckout()
    expect((await send('evt_2', shapes.completed(checkout), { secret: 'whsec_of_somebody_else' })).statusCode).toBe(400)
    expect((await send('evt_3', shapes.completed(checkout), { altered: true })).statusCode).toBe(400)
    const bare = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${front.name}/provider-events/stripe/`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(shapes.completed(checkout)),
    })
    expect(bare.statusCode).toBe(400)
    expect(await waitingJobs(program, tenant.id, 'apply-provider-event')).toEqual([])
    expect((await statusOf(checkout)).status).toBe('open')
  })

  it('a failure says why, and a later success on the same page still counts', async () => {
    const { checkout } = await anOpenCheckout()
    await send('evt_4', shapes.failed(checkout))
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'refused', refusal: 'insufficientFunds', registration_status: 'toPay' })
    await send('evt_5', shapes.completed(checkout))
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'succeeded', bill_status: 'paid' })
  })

  it('an expired page is an abandoned attempt; a refund at the provider makes the bill due again, in full or in part', async () => {
    const gone = await anOpenCheckout()
    await send('evt_6', shapes.expired(gone.checkout))
    await deliver()
    expect((await statusOf(gone.checkout)).status).toBe('abandoned')
    const { checkout } = await anOpenCheckout()
    await send('evt_7', shapes.completed(checkout))
    await send('evt_8', shapes.refunded(checkout, 2000))
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'succeeded', bill_status: 'toPay' })
    await send('evt_9', shapes.refunded(checkout, 12_000))
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'refunded', bill_status: 'toPay' })
    const payments = await tenant.inTenant((db) => db.selectFrom('payments').select('amount').orderBy('id').execute())
    expect(payments.map(({ amount }) => amount)).toEqual([12_000, -2000, -10_000])
  })

  it('a refund told before its payment waits for it, and is applied once with it, whatever is told again', async () => {
    const { checkout } = await anOpenCheckout()
    await send('evt_10', shapes.refunded(checkout, 2000))
    await send('evt_11', shapes.refunded(checkout, 12_000))
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'open', bill_status: 'draft' })
    await send('evt_11', shapes.refunded(checkout, 12_000))
    await send('evt_12', shapes.completed(checkout))
    await send('evt_10', shapes.refunded(checkout, 2000))
    await deliver()
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'refunded', bill_status: 'toPay' })
    const payments = await tenant.inTenant((db) => db.selectFrom('payments').select('amount').orderBy('id').execute())
    expect(payments.map(({ amount }) => amount)).toEqual([12_000, -2000, -10_000])
  })

  it('a payment that cannot be kept and was given back before it was told is not given back twice', async () => {
    const { checkout } = await anOpenCheckout()
    await send('evt_13', shapes.refunded(checkout, 11_000))
    await send('evt_14', shapes.completed(checkout, 11_000))
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'refunded' })
    expect(await waitingJobs(program, tenant.id, 'refund-charge')).toEqual([])
  })

  it('what is told of an attempt nobody knows is not marked applied', async () => {
    await send('evt_15', shapes.completed('unknown'))
    await deliver()
    expect(await tenant.inTenant((db) => db.selectFrom('provider_events').select('provider_event_id').execute())).toEqual([
      { provider_event_id: 'evt_15' },
    ])
    expect(await tenant.inTenant((db) => db.selectFrom('provider_event_effects').selectAll().execute())).toEqual([])
  })

  const tell = (payload: Buffer | Readable, headers: Record<string, string>) =>
    program.app.inject({
      method: 'POST',
      url: `/api/clients/${front.name}/provider-events/stripe/`,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      payload,
    })

  it('a message that comes packed is read; one that unpacks beyond the limit is refused, and so is one that never ends', async () => {
    const { checkout } = await anOpenCheckout()
    const { payload, signature } = await signed('evt_16', shapes.completed(checkout))
    const packed = await tell(gzipSync(payload), { 'content-encoding': 'gzip', 'stripe-signature': signature })
    expect(packed.statusCode).toBe(200)
    await deliver()
    expect(await statusOf(checkout)).toMatchObject({ status: 'succeeded' })
    const bomb = await tell(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' })
    expect([bomb.statusCode, bomb.json()]).toEqual([413, { code: 'tooLarge', message: expect.any(String) }])
    let read = 0
    const endless = new Readable({
      read() {
        read += 65_536
        this.push(read > 200_000_000 ? null : Buffer.alloc(65_536, 32))
      },
    })
    expect((await tell(endless, {})).statusCode).toBe(413)
    expect(read).toBeLessThan(3_000_000)
    expect((await tell(gzipSync(payload).subarray(0, 40), { 'content-encoding': 'gzip' })).statusCode).toBe(400)
  })

  it('the test bank does not exist beside it', async () => {
    const { checkout } = await anOpenCheckout()
    const attempt = callAs(program, null, contract.payAtTestBank, {
      params: { client: tenant.name, checkout },
      body: { act: 'pay', card: '4242424242424242' },
    })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
  })
})
