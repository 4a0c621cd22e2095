import { documentsContract } from '@kxo/domain/documents/contract'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { eventsContract } from '@kxo/domain/events/contract'
import { handoutsContract as contract, type HandoutBody } from '@kxo/domain/events/handouts/handouts-contract'
import { partnerStatus } from '@kxo/domain/partners/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant)
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const day = 86_400_000
const dated = (start: number, end: number) =>
  tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ start_date: new Date(Date.now() + start * day), end_date: new Date(Date.now() + end * day) })
      .where('id', '=', event)
      .execute(),
  )
const give = (query: Record<string, string> = {}, who = admin) =>
  sendFile(program, who, contract.giveOut, {
    ...on(event),
    query: { name: 'Support', ...query },
    name: 'support.pdf',
    bytes: '%PDF-1.7 essai',
  })
const own = async (who = person) =>
  (await callAs(program, who, contract.ownHandouts, on(event))).map(({ name, is_open }) => `${name} ${is_open ? 'open' : 'later'}`)
const opens = (document: number, who = person): Promise<number> =>
  program.app
    .inject({
      method: 'POST',
      url: '/api/download/',
      headers: { authorization: `Bearer ${who.token}` },
      payload: { path: String(document) },
    })
    .then(({ statusCode }) => statusCode)
const body = (change: Partial<HandoutBody> = {}): HandoutBody => ({
  name: 'Support',
  category: 'support',
  restriction: 'registered',
  opens: 'registration',
  ...change,
})

test('a document waits for the moment it opens, then is read, then is closed again; the API says the same as the page', async () => {
  await aRegistration(tenant, event, person.id)
  await dated(1, 2)
  const { id } = await give({ opens: '1', closes: '2' })
  expect([await own(), await opens(id)]).toEqual([['Support later'], 404])
  await dated(-1, 1)
  expect([await own(), await opens(id)]).toEqual([['Support open'], 200])
  await dated(-2, -1)
  expect([await own(), await opens(id)]).toEqual([[], 404])
  expect(await opens(id, admin)).toBe(200)
})

test('what is given out for one’s events is listed with one’s own documents, once it is open; what is another’s is not', async () => {
  await aRegistration(tenant, event, person.id)
  await dated(-1, 1)
  await give()
  await give({ name: 'Corrigé', opens: '2' })
  const elsewhere = await anOpenEvent(tenant)
  await sendFile(program, admin, contract.giveOut, {
    ...on(elsewhere),
    query: { name: 'Ailleurs', restriction: '0' },
    name: 'a.pdf',
    bytes: '%PDF-1.7 essai',
  })
  const listed = async (user: 'me' | 'given', who = person) => {
    const page = await callAs(program, who, documentsContract.documents, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, user },
    })
    return 'results' in page ? page.results.map(({ name }) => name) : []
  }
  expect(await listed('given')).toEqual(['Support'])
  expect(await listed('me')).toEqual([])
  expect(await listed('given', await tenant.aPerson())).toEqual([])
})

test('a document is for those of its level alone, and who is not among them is not told of it', async () => {
  await aRegistration(tenant, event, person.id, 'toPay')
  const { id } = await give()
  const confirmed = await tenant.aPerson()
  await aRegistration(tenant, event, confirmed.id)
  expect([await own(), await opens(id)]).toEqual([[], 404])
  expect([await own(confirmed), await opens(id, confirmed)]).toEqual([['Support open'], 200])
  await callAs(program, admin, contract.changeHandout, {
    params: { client: tenant.name, id: event, handout: id },
    body: body({ restriction: 'registrations', name: 'Plan' }),
  })
  expect([await own(), await opens(id)]).toEqual([['Plan open'], 200])
  await callAs(program, admin, contract.withdrawHandout, { params: { client: tenant.name, id: event, handout: id } })
  expect([await own(), await opens(id), await opens(id, admin)]).toEqual([[], 404, 404])
})

test('the document of an activity is for those who attend it', async () => {
  const add = (title: string, enrolment: 'mandatory' | 'optional') =>
    callAs(program, admin, eventsContract.addActivity, { ...on(event), body: { title, enrolment, choice_group: '', is_online: false } })
  const [plenary, workshop] = [await add('Plénière', 'mandatory'), await add('Atelier', 'optional')]
  const registration = await aRegistration(tenant, event, person.id)
  await give({ name: 'Plénière', activity: String(plenary.id) })
  await give({ name: 'Atelier', activity: String(workshop.id) })
  expect(await own()).toEqual(['Plénière open'])
  await tenant.inTenant((db) =>
    db.insertInto('registration_activities').values({ registration_id: registration.id, activity_id: workshop.id }).execute(),
  )
  expect(await own()).toEqual(['Plénière open', 'Atelier open'])
  const elsewhere = await anOpenEvent(tenant)
  await expect(give({ activity: String(elsewhere) })).rejects.toMatchObject({ status: 422 })
})

test('a window that never opens is refused, and nobody else gives documents out', async () => {
  await expect(give({ opens: '3' })).rejects.toMatchObject({ status: 422 })
  await expect(give({ opens: '2', closes: '1' })).rejects.toMatchObject({ status: 422 })
  await expect(give({}, person)).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, person, contract.handouts, on(event))).rejects.toMatchObject({ status: 403 })
})

test('a copy gives the same file out, its days moved, which outlives the first one withdrawn; an event goes with what it gives', async () => {
  const first = await give({ opens: '3', opens_on: '2027-03-02' })
  await dated(10, 11)
  const { id: copy } = await callAs(program, admin, eventsContract.duplicate, {
    ...on(event),
    body: { title: 'Copie', as: 'event', parts: ['handouts'] },
  })
  const [copied] = await callAs(program, admin, contract.handouts, on(copy))
  expect(copied).toMatchObject({ name: 'Support', opens: 'day', opens_on: '2027-03-02', restriction: 'registered' })
  await callAs(program, admin, eventsContract.remove, { ...on(event), query: {} })
  expect([await opens(first.id, admin), await opens(copied!.id, admin)]).toEqual([404, 200])
  await callAs(program, admin, eventsContract.remove, { ...on(copy), query: {} })
  const rest = await callAs(program, admin, documentsContract.documents, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 50 },
  })
  expect(rest.results.filter(({ id }) => id === copied!.id)).toEqual([])
})

test('a confirmed partner gives documents out for the event they lead, to its people or those who run it, and takes back their own alone', async () => {
  const partner = await tenant.aPerson({ is_partner: true })
  const lead = (query: Record<string, string> = {}, who = partner) =>
    sendFile(program, who, contract.giveOwnHandout, {
      ...on(event),
      query: { name: 'Exercices', ...query },
      name: 'exercices.pdf',
      bytes: '%PDF-1.7 essai',
    })
  const assign = () =>
    tenant.inTenant((db) =>
      db
        .insertInto('event_partners')
        .values({ event_id: event, user_id: partner.id, kind: 1, status: partnerStatus.codeOf('validated') })
        .execute(),
    )
  const isLed = async (who: Persona) => (await callAs(program, who, eventsContract.get, on(event))).is_led
  await expect(lead()).rejects.toMatchObject({ status: 403 })
  await assign()
  expect([await isLed(partner), await isLed(person)]).toEqual([true, false])
  const forAll = String(documentRestriction.codeOf('public'))
  await expect(lead({ restriction: forAll })).rejects.toMatchObject({ status: 422 })
  await expect(lead({}, person)).rejects.toMatchObject({ status: 403 })
  const ofAdmin = await give()
  const { id } = await lead()
  const own = await callAs(program, partner, contract.ownHandouts, on(event))
  expect(own.map(({ name, is_own }) => [name, is_own])).toEqual([
    ['Support', false],
    ['Exercices', true],
  ])
  await aRegistration(tenant, event, person.id)
  expect((await callAs(program, person, contract.ownHandouts, on(event))).map(({ name, is_own }) => [name, is_own])).toContainEqual([
    'Exercices',
    false,
  ])
  const withdraw = (handout: number, who = partner) =>
    callAs(program, who, contract.withdrawOwnHandout, { params: { client: tenant.name, id: event, handout } })
  await expect(withdraw(ofAdmin.id)).rejects.toMatchObject({ status: 404 })
  await expect(withdraw(id, person)).rejects.toMatchObject({ status: 403 })
  await withdraw(id)
  expect((await callAs(program, partner, contract.ownHandouts, on(event))).map(({ name }) => name)).toEqual(['Support'])
})
