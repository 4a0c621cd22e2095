import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { cancelContract } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSignedContract } from '../../testing/a-signed-contract.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'
import { handBackCredit, verifyChains } from '../billing/index.ts'
import { applyProviderEvent } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, {
    params: {
      cancel_scale: [
        { days: 60, rate: 0 },
        { days: 15, rate: 30 },
      ],
    },
  })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
type EventOverrides = Parameters<typeof anOpenEvent>[1]

/** Somebody whose place at an event of 120.00 is confirmed, paid by card. */
async function paid(overrides: EventOverrides = {}) {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000, ...overrides })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
  const { bill } = await callAs(program, person, paymentsContract.eventPayment, on(event))
  const { checkout } = await callAs(program, person, paymentsContract.openCheckout, { ...on(bill ?? 0), body: { amount: 12_000 } })
  const params = { client: tenant.name, checkout }
  await callAs(program, null, paymentsContract.payAtTestBank, { params, body: { act: 'pay', card: '4242 4242 4242 4242' } })
  return { person, event, id, bill: bill ?? 0, checkout }
}
const terms = (who: Persona, id: number) => callAs(program, who, cancelContract.readTerms, on(id))
const cancel = (who: Persona, id: number, fee?: number) =>
  callAs(program, who, registrationsContract.cancel, { ...on(id), body: fee === undefined ? {} : { fee } })
const billsOf = (registration: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('bills')
      .select(['id', 'category', 'amount', 'tax_amount', 'paid', 'to_be_paid', 'credited', 'number'])
      .where('registration_id', '=', registration)
      .where('status', '<>', 9)
      .orderBy('id')
      .execute(),
  )
const handBackAll = async (registration: number) => {
  for (const { id, category } of await billsOf(registration))
    if (category === 2) await runJobNow(program, tenant.id, handBackCredit.name, { credit_id: id })
}

test('what cancelling keeps is read first, kept with its tax out of what was paid, the rest goes back to the card once', async () => {
  const { person, id, checkout } = await paid()
  expect(await terms(person, id)).toMatchObject({ rate: 30, ground: 'scale', is_open: true, fee: 3600, paid: 12_000, refund: 8400, due: 0 })
  await expect(cancel(person, id)).rejects.toMatchObject({ status: 409, code: 'feeToRead' })
  expect((await cancel(person, id, 3600)).status).toBe('cancelled')
  const [invoice, note] = await billsOf(id)
  expect(invoice).toMatchObject({ amount: 12_000, credited: 8400, to_be_paid: 0 })
  expect(note).toMatchObject({ amount: 8400, tax_amount: 1400, to_be_paid: 8400 })
  await handBackAll(id)
  await handBackAll(id)
  expect((await billsOf(id))[1]).toMatchObject({ paid: 8400, to_be_paid: 0 })
  // The bank tells of the refund it was asked for: it is known already.
  const refunded = { provider: 'test', id: `${checkout}-back`, kind: 'refunded', refusal: null, tenant_id: tenant.id } as const
  const refund = { ...refunded, checkout, amount: 8400, payment_ref: 'ref', at: new Date() }
  expect(await tenant.asMachine((context) => applyProviderEvent(context, refund))).toBe(false)
  expect((await billsOf(id))[0]).toMatchObject({ paid: 12_000, to_be_paid: 0 })
  await tenant.asMachine(verifyChains)
})

test('an invoice not paid yet keeps the fee to be paid', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
  const [draft] = await billsOf(id)
  await callAs(program, admin, billingContract.issueBill, { ...on(draft?.id ?? 0), body: { is_sent: false } })
  await callAs(program, admin, registrationsContract.changeStatus, {
    ...on(id),
    body: { status: 'registered', reason: 'Bon de commande reçu' },
  })
  expect(await terms(person, id)).toMatchObject({ fee: 3600, paid: 0, refund: 0, due: 3600 })
  await cancel(person, id, 3600)
  expect((await billsOf(id))[0]).toMatchObject({ credited: 8400, to_be_paid: 3600 })
})

test('what is left to pay names the company that owes it, where it is read and in the mail; one’s own has no name', async () => {
  const { id: company_id } = await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values({ name: 'Ville de Nantes', ...postalAddress })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const person = await tenant.aPerson({ company_id })
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: {} })
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body: { payer: 'company', is_subrogated: false } })
  await callAs(program, person, registrationsContract.submit, { ...on(id), body: {} })
  const [draft] = await billsOf(id)
  await callAs(program, admin, billingContract.issueBill, { ...on(draft?.id ?? 0), body: { is_sent: false } })
  await callAs(program, admin, registrationsContract.changeStatus, { ...on(id), body: { status: 'registered', reason: 'Bon reçu' } })
  expect((await terms(person, id)).owed).toEqual([{ name: 'Ville de Nantes', due: 3600, refund: 0 }])
  await cancel(person, id, 3600)
  const mailOf = (who: Persona) =>
    tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select('body_text')
        .where('user_id', '=', who.id)
        .where('moment', '=', 'cancel_guest')
        .executeTakeFirstOrThrow(),
    )
  expect((await mailOf(person)).body_text).toMatch(/Retenu.: 36,00.€\. Reste à payer par Ville de Nantes.: 36,00.€\./)
  const alone = await paid()
  expect((await terms(alone.person, alone.id)).owed).toEqual([{ name: null, due: 0, refund: 8400 }])
  await cancel(alone.person, alone.id, 3600)
  expect((await mailOf(alone.person)).body_text).toMatch(/Retenu.: 36,00.€\. Rendu.: 84,00.€\./)
})

test('a place asked for and not confirmed keeps nothing, and its order is thrown away', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
  expect(await terms(person, id)).toMatchObject({ ground: 'unconfirmed', fee: 0 })
  await cancel(person, id)
  expect(await billsOf(id)).toEqual([])
})

test('an event has its own scale; a person may be given an exception by the team, which says why', async () => {
  const { person, id } = await paid({ cancel_scale: JSON.stringify([{ days: 0, rate: 50 }]) })
  expect((await terms(person, id)).fee).toBe(6000)
  const allow = (who: Persona, reason: string) =>
    callAs(program, who, registrationDetailContract.allowLaterCancellation, { ...on(id), body: { until: null, fee_rate: 0, reason } })
  await expect(allow(person, 'Moi')).rejects.toMatchObject({ status: 403 })
  await expect(allow(admin, '')).rejects.toThrow('required')
  await allow(admin, 'Force majeure, certificat reçu')
  expect(await terms(person, id)).toMatchObject({ ground: 'exception', fee: 0, refund: 12_000 })
  await cancel(person, id, 0)
  expect((await billsOf(id))[0]).toMatchObject({ credited: 12_000 })
  const traced = await tenant.inTenant((db) =>
    db
      .selectFrom('traces')
      .select(['info', 'change', 'user_id'])
      .where('action', '=', 'allow-later-cancellation')
      .where('subject_id', '=', id)
      .executeTakeFirst(),
  )
  const { exceptions } = await callAs(program, admin, registrationDetailContract.detail, on(id))
  expect(exceptions).toMatchObject([{ kind: 'cancellation', reason: 'Force majeure, certificat reçu', until: null, fee_rate: 0 }])
  const { first_name, last_name } = await tenant.inTenant((db) =>
    db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', admin.id).executeTakeFirstOrThrow(),
  )
  // Whoever granted it, not whoever it is granted to.
  expect(exceptions[0]?.by_name).toBe(`${first_name} ${last_name}`)
  expect(traced).toMatchObject({ info: 'Force majeure, certificat reçu', user_id: admin.id, change: { cancel_fee_rate: [null, 0] } })
})

test('who pays their own training withdraws without a fee, even past the limit of the event (FOR-11, FOR-12)', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000, is_training: true, self_cancel_days: 40 })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
  await aSignedContract(tenant, id)
  await callAs(program, person, paymentsContract.acceptPlan, on(event))
  expect(await terms(person, id)).toMatchObject({ ground: 'withdrawal', is_open: true, rate: 0, fee: 0 })
  expect((await cancel(person, id, 0)).status).toBe('cancelled')
  expect(await billsOf(id)).toEqual([])
})

test('past the withdrawal, a place on a schedule is billed the part of its price that stays due, taxed as it is', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000, is_training: true })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
  await aSignedContract(tenant, id)
  await callAs(program, person, paymentsContract.acceptPlan, on(event))
  const concluded_on = dayInZone(new Date(Date.now() - 40 * 86_400_000), defaultZone)
  await tenant.inTenant((db) => db.updateTable('agreements').set({ concluded_on }).where('user_id', '=', person.id).execute())
  expect(await terms(person, id)).toMatchObject({ ground: 'scale', fee: 3600, paid: 0, refund: 0, due: 3600 })
  await cancel(person, id, 3600)
  const bills = await billsOf(id)
  expect(bills).toMatchObject([{ category: 1, amount: 3600, tax_amount: 600, to_be_paid: 3600 }])
  expect(bills[0]?.number).not.toBeNull()
})
