import type { Input } from '@kxo/domain/kernel/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

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
  expect(await billOf(id)).toMatchObject({
    company_id: employer,
    note: 'Prise en charge demandée à Atlas, dossier n° D-12, subrogation de paiement',
  })
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
