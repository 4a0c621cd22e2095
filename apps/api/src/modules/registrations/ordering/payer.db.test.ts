import { billingContract } from '@kxo/domain/billing/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { recipientOfBill } from '../../billing/index.ts'

const known = '73282932000074'
const unknown = '55203253400646'

let program: Program
let tenant: TenantWorld
let event: number
let employer: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  const insert = tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values({ name: 'Ville de Nantes', siret: known, ...postalAddress })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  employer = (await insert).id
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
type Said = Partial<Input<typeof orderContract.sayPayer>['body']>
const begin = async (who: Persona) => (await callAs(program, who, registrations.start, { ...on(event), body: {} })).id
const untold = { siret: null, funder: null, funder_number: null, purchase_order: null, is_subrogated: false }
const say = (who: Persona, id: number, said: Said) =>
  callAs(program, who, orderContract.sayPayer, { ...on(id), body: { payer: 'self', ...untold, ...said } })
const find = (who: Persona, number: string) =>
  callAs(program, who, orderContract.findEmployers, { params: { client: tenant.name }, query: { number } })
/** Whom the mails of the event ask to pay. */
const peopleToRemind = async () => {
  const mails = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['user_id', 'moment'])
      .where('moment', 'in', ['pay_guest', 'remind_payment'])
      .where('event_id', '=', event)
      .execute(),
  )
  return mails.map(({ user_id, moment }) => `${user_id} ${moment}`)
}
const billOf = (registration: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('bills')
      .select(['company_id', 'user_id', 'note', 'purchase_order'])
      .where('registration_id', '=', registration)
      .executeTakeFirst(),
  )

test('an employer is found by its number alone, and billed without the person being attached to it', async () => {
  const person = await tenant.aPerson()
  expect(await find(person, '732 829 320')).toEqual({
    is_right: true,
    employers: [{ name: 'Ville de Nantes', siret: known, code_postal: postalAddress.code_postal, town: postalAddress.town }],
  })
  expect(await find(person, '123')).toEqual({ is_right: false, employers: [] })
  const id = await begin(person)
  expect(await say(person, id, { payer: 'company', siret: '732 829 320 00074', purchase_order: 'BC-7' })).toMatchObject({
    payer: 'company',
    company_name: 'Ville de Nantes',
    is_own_company: false,
  })
  expect((await callAs(program, person, registrations.submit, { ...on(id), body: {} })).status).toBe('toPay')
  expect(await billOf(id)).toEqual({ company_id: employer, user_id: person.id, note: '', purchase_order: 'BC-7' })
  const { company_id } = await tenant.inTenant((db) =>
    db.selectFrom('users').select('company_id').where('id', '=', person.id).executeTakeFirstOrThrow(),
  )
  expect(company_id).toBeNull()
  await expect(say(person, id, { payer: 'self' })).rejects.toMatchObject({ status: 409, code: 'orderPlaced' })
})

test('an establishment nobody knows is written down once, with what its bill needs', async () => {
  const [first, second] = [await tenant.aPerson(), await tenant.aPerson()]
  const [one, other] = [await begin(first), await begin(second)]
  const fresh = { name: 'Atelier Loire', address: '2 quai Ceineray', code_postal: '44000', town: 'Nantes' }
  await expect(say(first, one, { payer: 'company', siret: unknown })).rejects.toMatchObject({ status: 422 })
  await expect(say(first, one, { payer: 'company', siret: '55203253400647', employer: fresh })).rejects.toThrow('siret')
  await say(first, one, { payer: 'company', siret: unknown, employer: fresh })
  await say(second, other, { payer: 'company', siret: unknown, employer: { ...fresh, name: 'Autre nom' } })
  const rows = await tenant.inTenant((db) => db.selectFrom('companies').select('name').where('siret', '=', unknown).execute())
  expect(rows).toEqual([{ name: 'Atelier Loire' }])
  expect((await callAs(program, second, registrations.get, on(other))).payer).toMatchObject({ company_name: 'Atelier Loire' })
})

test('a funder is named on the bill and followed from there on, the place no longer counted down (FOR-50)', async () => {
  const person = await tenant.aPerson()
  const id = await begin(person)
  await expect(say(person, id, { payer: 'funder' })).rejects.toMatchObject({ status: 422 })
  await say(person, id, { payer: 'funder', funder: 'Atlas', funder_number: 'D-12', is_subrogated: true, siret: known })
  expect(await callAs(program, person, registrations.submit, { ...on(id), body: {} })).toMatchObject({
    status: 'toPay',
    manual_status: 'toCollect',
    hold_expires_at: null,
  })
})

test('a funder that pays directly is billed on its own record, under the number of its file, once it has an address (FOR-51)', async () => {
  const admin = await tenant.anAdmin()
  const [one, other] = [await tenant.aPerson(), await tenant.aPerson()]
  const atlas = { payer: 'funder', funder: 'Atlas', funder_number: 'D-12', is_subrogated: true, siret: known } as const
  const id = await begin(one)
  expect(await say(one, id, { ...atlas, purchase_order: 'BC-9' })).toMatchObject({ order_asked: null })
  await callAs(program, one, registrations.submit, { ...on(id), body: {} })
  const bill = await billOf(id)
  expect(bill).toMatchObject({
    user_id: one.id,
    purchase_order: 'D-12',
    note: 'Prise en charge demandée à Atlas, dossier n° D-12, subrogation de paiement',
  })
  const company = await tenant.inTenant((db) =>
    db
      .selectFrom('companies')
      .select(['name', 'is_funder', 'siret'])
      .where('id', '=', bill?.company_id ?? 0)
      .executeTakeFirst(),
  )
  expect(company).toEqual({ name: 'Atlas', is_funder: true, siret: null })
  const again = await begin(other)
  await say(other, again, atlas)
  await callAs(program, other, registrations.submit, { ...on(again), body: {} })
  expect((await billOf(again))?.company_id).toBe(bill?.company_id)

  const draft = await tenant.inTenant((db) =>
    db.selectFrom('bills').select('id').where('registration_id', '=', id).executeTakeFirstOrThrow(),
  )
  await callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'agreed' } })
  const issue = () => callAs(program, admin, billingContract.issueBill, { ...on(draft.id), body: { is_sent: true } })
  await expect(issue()).rejects.toMatchObject({ status: 409 })
  await tenant.inTenant((db) =>
    db
      .updateTable('companies')
      .set({ ...postalAddress, siret: '85151255800012', billing_mail: 'factures@atlas.test' })
      .where('id', '=', bill?.company_id ?? 0)
      .execute(),
  )
  expect(await issue()).toMatchObject({ recipient: 'Atlas', purchase_order: 'D-12' })
  const { printed } = await tenant.inTenant((db) =>
    db.selectFrom('bills').select('printed').where('id', '=', draft.id).executeTakeFirstOrThrow(),
  )
  const { document } = printed as { document: { buyer: { name: string; siren: string }; purchase_order: string; notes: string[] } }
  expect(document).toMatchObject({ buyer: { name: 'Atlas', siren: '851512558' }, purchase_order: 'D-12' })
  expect(document.notes.join()).toContain('dossier n° D-12')
  const named = { user_id: one.id, company_id: bill?.company_id ?? null }
  expect(await tenant.asMachine(({ db }) => recipientOfBill(db, named))).toMatchObject({ mail: 'factures@atlas.test', user_id: null })
  expect(await tenant.asMachine(({ db }) => recipientOfBill(db, { ...named, company_id: null }))).toMatchObject({ user_id: one.id })
})

test('what a funder reimburses is billed to the employer; what it refuses comes back to who asked, who is then asked to pay', async () => {
  const admin = await tenant.anAdmin()
  const person = await tenant.aPerson()
  const id = await begin(person)
  await say(person, id, { payer: 'funder', funder: 'Akto', siret: known })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  expect(await billOf(id)).toMatchObject({ company_id: employer, note: 'Prise en charge demandée à Akto' })

  const alone = await tenant.aPerson()
  const own = await begin(alone)
  await say(alone, own, { payer: 'funder', funder: 'AGEFICE', is_subrogated: true })
  await callAs(program, alone, registrations.submit, { ...on(own), body: {} })
  expect(await peopleToRemind()).not.toContain(`${alone.id} pay_guest`)
  const answer = (manual_status: 'rejected' | 'awaited') =>
    callAs(program, admin, registrations.followFunding, { ...on(own), body: { manual_status } })
  expect(await answer('rejected')).toMatchObject({ is_paid_for: false })
  expect(await billOf(own)).toMatchObject({ company_id: null, user_id: alone.id })
  expect(await peopleToRemind()).toContain(`${alone.id} pay_guest`)
  expect(await answer('awaited')).toMatchObject({ is_paid_for: true })
  expect((await billOf(own))?.company_id).not.toBeNull()
})

test('nobody is asked to pay what another employer or a funder answers for', async () => {
  const admin = await tenant.anAdmin()
  const [paidFor, paying] = [await tenant.aPerson(), await tenant.aPerson()]
  const [id, own] = [await begin(paidFor), await begin(paying)]
  await say(paidFor, id, { payer: 'company', siret: known })
  expect(await callAs(program, paidFor, registrations.submit, { ...on(id), body: {} })).toMatchObject({
    status: 'toPay',
    is_paid_for: true,
  })
  expect(await callAs(program, paying, registrations.submit, { ...on(own), body: {} })).toMatchObject({ is_paid_for: false })
  expect(await callAs(program, paidFor, paymentsContract.eventPayment, on(event))).toMatchObject({
    is_paid_for: true,
    payer: 'Ville de Nantes',
  })
  expect(await callAs(program, paying, paymentsContract.eventPayment, on(event))).toMatchObject({ is_paid_for: false })
  await expect(callAs(program, admin, registrations.remind, on(id))).rejects.toMatchObject({ code: 'nothingToRemind' })
  await callAs(program, admin, registrations.remind, on(own))
  expect((await peopleToRemind()).toSorted()).toEqual([`${paying.id} pay_guest`, `${paying.id} remind_payment`])
  const [start_date, end_date] = [new Date('2027-06-30T07:00:00Z'), new Date('2027-06-30T15:00:00Z')]
  await tenant.inTenant((db) => db.updateTable('events').set({ start_date, end_date }).where('id', '=', event).execute())
  await sendDueAt(program, tenant.id, new Date('2027-06-27T07:30:00Z'))
  const reminded = (await peopleToRemind()).filter((person) => person.endsWith('remind_payment'))
  expect(reminded).toEqual([`${paying.id} remind_payment`, `${paying.id} remind_payment`])
})

test('who pays for themselves is billed in their name; nobody says it for somebody else', async () => {
  const person = await tenant.aPerson({ company_id: employer })
  const id = await begin(person)
  await expect(say(await tenant.aPerson(), id, { payer: 'self' })).rejects.toMatchObject({ status: 403 })
  await say(person, id, { payer: 'company' })
  expect((await callAs(program, person, registrations.get, on(id))).payer).toMatchObject({ payer: 'company', is_own_company: true })
  await say(person, id, { payer: 'self' })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  expect(await billOf(id)).toMatchObject({ company_id: null, user_id: person.id })
  expect(await callAs(program, person, paymentsContract.eventPayment, on(event))).toMatchObject({ payer_company: null, now: 12_000 })
})
