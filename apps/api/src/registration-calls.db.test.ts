import { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from './testing/an-open-event.ts'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from './testing/world.ts'

/** The calls of registrations as the specification writes them: their exact paths, and bodies sent as forms. */
let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let event: number
let registration: number
let bill: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
  const params = { client: tenant.name, id: event }
  registration = (await callAs(program, person, registrationsContract.start, { params, body: { submit: true } })).id
  const draft = await tenant.inTenant((db) =>
    db.selectFrom('bills').select('id').where('registration_id', '=', registration).executeTakeFirstOrThrow(),
  )
  bill = draft.id
})
afterAll(() => program.close())

async function ask(who: Persona | null, method: 'GET' | 'POST', path: string, form?: Record<string, string>) {
  const answer = await program.app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
  return { status: answer.statusCode, body: answer.json() as unknown }
}
const toPay = registrationStatus.codeOf('toPay')

test('POST set-registration-field/ with event_id, user_id, by_process, bill_id', async () => {
  const form = { event_id: String(event), user_id: String(person.id), by_process: 'form', bill_id: String(bill) }
  expect(await ask(person, 'POST', 'set-registration-field/', form)).toMatchObject({
    status: 200,
    body: { id: registration, status: toPay },
  })
  expect((await ask(person, 'POST', 'set-registration-field/', { ...form, bill_id: String(bill + 1000) })).status).toBe(404)
  expect((await ask(await tenant.aPerson(), 'POST', 'set-registration-field/', form)).status).toBe(403)
})

test('POST set-registration-field/ accepts an empty bill_id', async () => {
  const form = { event_id: String(event), user_id: String(person.id), by_process: 'form', bill_id: '' }
  expect(await ask(person, 'POST', 'set-registration-field/', form)).toMatchObject({ status: 200, body: { id: registration } })
})

test('GET clients/{client}/events/{id}/user_pricing/?user=', async () => {
  const answer = await ask(person, 'GET', `clients/${tenant.name}/events/${event}/user_pricing/?user=${person.id}`)
  expect(answer).toMatchObject({ status: 200, body: { amount_ht: 100, tax_amount: 20, amount_ttc: 120 } })
})

test('GET clients/{client}/events/{id}/event-quiz/?moment=Subscription', async () => {
  const answer = await ask(person, 'GET', `clients/${tenant.name}/events/${event}/event-quiz/?moment=Subscription`)
  expect(answer).toEqual({ status: 200, body: [] })
})

test('GET clients/{client}/events/{id}/get-field/?name=texte_bouton_inscription (no authentication)', async () => {
  await tenant.inTenant((db) => db.updateTable('events').set({ button_text: 'Je viens' }).where('id', '=', event).execute())
  const answer = await ask(null, 'GET', `clients/${tenant.name}/events/${event}/get-field/?name=texte_bouton_inscription`)
  expect(answer).toMatchObject({ status: 200, body: { responses: { value: 'Je viens' } } })
})

test('GET bill-users/?id=', async () => {
  const answer = await ask(admin, 'GET', `bill-users/?id=${bill}`)
  expect(answer).toMatchObject({ status: 200, body: [{ id: person.id, mail: person.mail }] })
})

test('POST update-new-event-data/ with event_id, new_event', async () => {
  const created = await tenant.inTenant((db) =>
    db
      .insertInto('events')
      .values({ nature: 1, onboarding: 1, url: 'brouillon-de-copie', title: 'Brouillon' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await tenant.inTenant((db) => db.insertInto('event_places').values({ event_id: created.id }).execute())
  const form = { event_id: String(event), new_event: String(created.id) }
  expect(await ask(admin, 'POST', 'update-new-event-data/', form)).toMatchObject({ status: 200, body: { id: created.id } })
})

test('POST payments-logs/ and POST front-logs/ with page, message', async () => {
  const form = { page: `/events/${event}/signin/payment`, message: 'La carte ne répond pas' }
  expect((await ask(null, 'POST', `payments-logs/?client=${tenant.name}`, form)).status).toBe(202)
  expect((await ask(null, 'POST', `front-logs/?client=${tenant.name}`, form)).status).toBe(202)
})
