import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { moveContract as moving } from '@kxo/domain/registrations/moving/move-contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../../billing/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
const scale = [
  { days: 60, rate: 0 },
  { days: 15, rate: 30 },
]
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program, { params: { cancel_scale: scale } })
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
type Options = NonNullable<Parameters<typeof anOpenEvent>[1]>
/** A later date of the same title. */
const later = (options: Options = {}) => anOpenEvent(tenant, { start_date: inDays(70), end_date: inDays(70), ...options })
const register = async (event: number, who = person) =>
  (await callAs(program, who, registrations.start, { ...on(event), body: { submit: true } })).id
const terms = (id: number, who = person, is_fee_waived?: boolean) =>
  callAs(program, who, moving.readMoveTerms, { ...on(id), query: is_fee_waived ? { is_fee_waived } : {} })
const move = (
  id: number,
  body: { event: number; fee?: number; due?: number; is_fee_waived?: boolean; waiver_reason?: string },
  who = person,
) => callAs(program, who, moving.moveDate, { ...on(id), body })
const taken = async (event: number) =>
  (await tenant.inTenant((db) => db.selectFrom('event_places').select('taken').where('event_id', '=', event).executeTakeFirstOrThrow()))
    .taken
const billsOf = (registration: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('bills')
      .select(['category', 'amount', 'paid', 'to_be_paid', 'credited', 'number', 'company_id'])
      .where('registration_id', '=', registration)
      .where('status', '<>', 9)
      .orderBy('id')
      .execute(),
  )
async function paid(event: number) {
  const id = await register(event)
  const { bill } = await callAs(program, person, paymentsContract.eventPayment, on(event))
  const { checkout } = await callAs(program, person, paymentsContract.openCheckout, { ...on(bill ?? 0), body: { amount: 12_000 } })
  const params = { client: tenant.name, checkout }
  await callAs(program, null, paymentsContract.payAtTestBank, { params, body: { act: 'pay', card: '4242 4242 4242 4242' } })
  return id
}

it('moves a confirmed place to another date: taken there, free here, with a trace and a mail that says both dates', async () => {
  const [from, to] = [await anOpenEvent(tenant), await later()]
  const id = await register(from)
  expect((await callAs(program, person, registrations.own, on(from))).registration).toMatchObject({ has_other_dates: true })
  expect(await terms(id)).toMatchObject({ is_open: true, fee: 0, dates: [{ event: to, price: 0, due: 0, refund: 0, places_left: 12 }] })
  const moved = await move(id, { event: to })
  expect(moved).toMatchObject({ event: to, status: 'registered' })
  expect([await taken(from), await taken(to)]).toEqual([0, 1])
  expect(await callAs(program, person, registrations.get, on(id))).toMatchObject({
    status: 'cancelled',
    end_reason: expect.stringMatching(/^Changement de date/),
  })
  const traced = await tenant.inTenant((db) =>
    db.selectFrom('traces').select(['user_id', 'change']).where('action', '=', 'move_guest').where('subject_id', '=', moved.id).execute(),
  )
  expect(traced).toEqual([{ user_id: person.id, change: { before: { event: from }, after: { event: to }, fee: 0, due: 0, refund: 0 } }])
  const mails = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['moment', 'body_text'])
      .where('user_id', '=', person.id)
      .where('moment', 'in', ['move_guest', 'cancel_guest'])
      .execute(),
  )
  expect(mails.map(({ moment }) => moment)).toEqual(['move_guest'])
  expect(mails[0]?.body_text).not.toContain('Retenu')
})

it('pays the new place by what was paid: the fee of the scale stays, the price difference is left to pay', async () => {
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000 }), await later({ price_ht: 15_000 })]
  const id = await paid(from)
  expect(await terms(id)).toMatchObject({ rate: 30, fee: 3600, paid: 12_000, dates: [{ price: 18_000, due: 9600, refund: 0 }] })
  await expect(move(id, { event: to })).rejects.toMatchObject({ status: 409, code: 'moveToRead' })
  await expect(move(id, { event: to, fee: 3600 })).rejects.toMatchObject({ status: 409, code: 'moveToRead' })
  expect([await taken(from), await taken(to)]).toEqual([1, 0])
  const moved = await move(id, { event: to, fee: 3600, due: 9600 })
  expect(moved.status).toBe('toPay')
  const { body_text } = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select('body_text')
      .where('user_id', '=', person.id)
      .where('moment', '=', 'move_guest')
      .executeTakeFirstOrThrow(),
  )
  expect(body_text).toMatch(/Retenu.: 36,00.€\. Reste à payer.: 96,00.€\. Rendu.: 0,00.€\./)
  expect(await billsOf(id)).toMatchObject([
    { category: 1, amount: 12_000, credited: 8400, to_be_paid: 0 },
    { category: 2, amount: 8400, paid: 8400, to_be_paid: 0 },
  ])
  expect(await billsOf(moved.id)).toMatchObject([{ category: 1, amount: 18_000, paid: 8400, to_be_paid: 9600, number: expect.any(String) }])
  await tenant.asMachine(verifyChains)
})

it('stays confirmed where nothing more is due, and what is beyond the new price is left on the credit note', async () => {
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000 }), await later({ price_ht: 5000 })]
  const id = await paid(from)
  expect(await terms(id)).toMatchObject({ fee: 3600, dates: [{ price: 6000, due: 0, refund: 2400 }] })
  const moved = await move(id, { event: to, fee: 3600 })
  expect(moved.status).toBe('registered')
  expect((await billsOf(id))[1]).toMatchObject({ amount: 8400, paid: 6000, to_be_paid: 2400 })
  expect(await billsOf(moved.id)).toMatchObject([{ amount: 6000, paid: 6000, to_be_paid: 0 }])
  await tenant.asMachine(verifyChains)
})

it('lets the team keep nothing, and nobody else', async () => {
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000 }), await later({ price_ht: 10_000 })]
  const id = await paid(from)
  expect(await terms(id, person, true)).toMatchObject({ fee: 3600 })
  await expect(move(id, { event: to, is_fee_waived: true })).rejects.toMatchObject({ status: 403 })
  expect(await terms(id, admin, true)).toMatchObject({ fee: 0, dates: [{ due: 0, refund: 0 }] })
  await expect(move(id, { event: to, is_fee_waived: true }, admin)).rejects.toMatchObject({ status: 422, code: 'waiverReason' })
  const moved = await move(id, { event: to, is_fee_waived: true, waiver_reason: 'Notre formateur était absent' }, admin)
  expect(moved.status).toBe('registered')
  const { exceptions } = await callAs(program, admin, registrationDetailContract.detail, on(moved.id))
  expect(exceptions).toMatchObject([{ kind: 'move', reason: 'Notre formateur était absent', by_name: expect.stringMatching(/\S/) }])
})

it('keeps who pays: an order of a company not invoiced yet is written again for the new date', async () => {
  const { id: company } = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Ville de Nantes' }).returning('id').executeTakeFirstOrThrow(),
  )
  person = await tenant.aPerson({ company_id: company })
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000 }), await later({ price_ht: 15_000 })]
  const { id } = await callAs(program, person, registrations.start, { ...on(from), body: {} })
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body: { payer: 'company', is_subrogated: false } })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  expect(await billsOf(id)).toMatchObject([{ amount: 12_000, number: null, company_id: company }])
  expect((await terms(id)).payer).toEqual({ name: 'Ville de Nantes', is_whole: true })
  const moved = await move(id, { event: to, due: 18_000 })
  const { body_text } = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select('body_text')
      .where('user_id', '=', person.id)
      .where('moment', '=', 'move_guest')
      .executeTakeFirstOrThrow(),
  )
  expect(body_text).toMatch(/Reste à payer par Ville de Nantes.: 180,00.€/)
  expect(await billsOf(id)).toEqual([])
  expect(await billsOf(moved.id)).toMatchObject([{ amount: 18_000, number: null, company_id: company }])
})

it('names the funder that pays, all of it or beside its person, on the card and where the cost is read (FOR-51)', async () => {
  const [from] = [await anOpenEvent(tenant, { price_ht: 10_000, is_training: true }), await later({ price_ht: 15_000, is_training: true })]
  const { id } = await callAs(program, person, registrations.start, { ...on(from), body: {} })
  const body = { payer: 'funder', siret: null, funder: 'Atlas', funder_number: null, is_subrogated: true, purchase_order: null } as const
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  expect((await terms(id)).payer).toEqual({ name: 'Atlas', is_whole: true })
  expect((await callAs(program, person, registrations.own, on(from))).registration).toMatchObject({ is_paid_for: true, paid_by: 'Atlas' })
  const mine = await callAs(program, person, registrations.list, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 10, user: 'me' },
  })
  expect(mine).toMatchObject({ results: [{ paid_by: 'Atlas' }] })
  await callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'agreed', agreed_ht: 4000 } })
  expect((await terms(id)).payer).toEqual({ name: 'Atlas', is_whole: false })
  await callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'rejected' } })
  expect((await terms(id)).payer).toBeNull()
})

it('is refused past the limit of the event to its person alone, to what is no date of it, to a full one, and where they stand already', async () => {
  const from = await anOpenEvent(tenant, { self_cancel_days: 40 })
  const [to, elsewhere, full] = [await later(), await later({ title: 'Autre sujet' }), await later({ max_participants: 1 })]
  await register(full, await tenant.aPerson())
  const id = await register(from)
  expect((await terms(id)).is_open).toBe(false)
  expect((await terms(id)).dates).toMatchObject([{ event: to }, { event: full, places_left: 0 }])
  await expect(move(id, { event: to })).rejects.toMatchObject({ status: 409, code: 'tooLateToMove' })
  await expect(move(id, { event: elsewhere }, admin)).rejects.toMatchObject({ status: 404 })
  await expect(move(id, { event: full }, admin)).rejects.toMatchObject({ status: 409, code: 'eventFull' })
  expect([await taken(from), await taken(full)]).toEqual([1, 1])
  await expect(move(id, { event: to }, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  await register(to)
  await expect(move(id, { event: to }, admin)).rejects.toMatchObject({ status: 409, code: 'alreadyRegistered' })
})
