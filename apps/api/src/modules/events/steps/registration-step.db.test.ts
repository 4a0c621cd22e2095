import { usualParts } from '@kxo/domain/events/acts/copy-parts'
import { eventsContract } from '@kxo/domain/events/contract'
import { formsContract } from '@kxo/domain/forms/contract'
import { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let bold: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  bold = await aTenant(program, { params: { overbooking_allowed: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

type Body = Input<typeof eventsContract.changeRegistration>['body']
const onEvent = (id: number, client = tenant.name) => ({ params: { client, id } })
const record = (id: number) => callAs(program, admin, eventsContract.record, onEvent(id))
const change = async (id: number, body: Partial<Body>) =>
  callAs(program, admin, eventsContract.changeRegistration, {
    ...onEvent(id),
    body: { version: (await record(id)).version, onboarding: 'public', needs_approval: false, ...body },
  })
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)
const start = (who: Persona, id: number, body: Input<typeof registrationsContract.start>['body'] = {}) =>
  callAs(program, who, registrationsContract.start, { ...onEvent(id), body })

test('the date of the decision comes before the start, moves with a copy, and a decision ends the alert until the question changes', async () => {
  const id = await anOpenEvent(tenant, { min_participants: 4 })
  await expect(change(id, { min_participants: 4, decision_date: inDays(31) })).rejects.toMatchObject({
    status: 422,
    code: 'decidedTooLate',
  })
  const decision_date = inDays(10)
  const decided = await change(id, { min_participants: 4, decision_date })
  expect(decided).toMatchObject({ decision_date, confirmed_at: null })
  const first_day = dayInZone(inDays(40), 'Europe/Paris')
  const copy = await callAs(program, admin, eventsContract.duplicate, {
    ...onEvent(id),
    body: { first_day, as: 'event', parts: [...usualParts] },
  })
  expect(Math.round(((copy.decision_date?.getTime() ?? 0) - decision_date.getTime()) / 86_400_000)).toBe(10)
  const confirmed = await callAs(program, admin, eventsContract.confirmEvent, { ...onEvent(id), body: { version: decided.version } })
  expect(confirmed.confirmed_at).not.toBeNull()
  expect((await change(id, { min_participants: 4, decision_date })).confirmed_at).not.toBeNull()
  expect((await change(id, { min_participants: 6, decision_date })).confirmed_at).toBeNull()
  const reader = await tenant.aPerson()
  await expect(
    callAs(program, reader, eventsContract.confirmEvent, { ...onEvent(id), body: { version: confirmed.version } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('a place is held as long as the event says', async () => {
  const id = await anOpenEvent(tenant)
  await change(id, { hold_minutes: 5 })
  const person = await tenant.aPerson()
  const { id: registration, hold_expires_at } = await start(person, id)
  const minutes = ((hold_expires_at?.getTime() ?? 0) - Date.now()) / 60_000
  expect([minutes > 4, minutes <= 5]).toEqual([true, true])
  const longer = await callAs(program, admin, registrationsContract.extendHold, {
    ...onEvent(registration),
    body: { reason: 'Un appel en cours' },
  })
  expect((longer.hold_expires_at?.getTime() ?? 0) - (hold_expires_at?.getTime() ?? 0)).toBe(5 * 60_000)
  expect(await record(id)).toMatchObject({ hold_minutes: 5 })
})

test('going over the places is for the spaces allowed to', async () => {
  const id = await anOpenEvent(tenant, { max_participants: 1 })
  await expect(change(id, { max_participants: 1, overbooking_allowed: true })).rejects.toMatchObject({
    status: 422,
    code: 'overbookingRefused',
  })
  const boss = await bold.anAdmin()
  const there = await anOpenEvent(bold, { max_participants: 1 })
  const { version } = await callAs(program, boss, eventsContract.record, onEvent(there, bold.name))
  const opened = await callAs(program, boss, eventsContract.changeRegistration, {
    ...onEvent(there, bold.name),
    body: { version, onboarding: 'public', needs_approval: false, max_participants: 1, overbooking_allowed: true },
  })
  expect(opened).toMatchObject({ overbooking_allowed: true, availability: 'available' })
})

test('what the organiser says to whoever is registered stands on their page and in their mail', async () => {
  const id = await anOpenEvent(tenant)
  await change(id, { confirmation_text: 'Apportez votre casque.\nSonnez deux fois.' })
  const person = await tenant.aPerson()
  const registration = await start(person, id, { submit: true })
  expect(registration.status).toBe('registered')
  const sheet = await callAs(program, person, registrationsContract.get, onEvent(registration.id))
  expect(sheet.confirmation_text).toBe('Apportez votre casque.\nSonnez deux fois.')
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
  const mail = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select('html')
      .where('recipient', '=', person.mail)
      .where('moment', '=', 'register_guest')
      .executeTakeFirstOrThrow(),
  )
  expect(mail.html).toMatch(/Apportez votre casque\.<br ?\/?>\s*Sonnez deux fois\./)
})

test('a form put away is chosen no more, and stays where it is asked', async () => {
  const create = (name: string) =>
    callAs(program, admin, formsContract.create, {
      params: { client: tenant.name },
      body: { name, nature: 'subscription', category: 'other' },
    })
  const putAway = ({ id }: { id: number }) =>
    callAs(program, admin, formVersionsContract.archive, { ...onEvent(id), body: { is_archived: true } })
  const [chosen, other] = [await create('Posé'), await create('Rangé')]
  const id = await anOpenEvent(tenant)
  await change(id, { form_id: chosen.id })
  await putAway(chosen)
  await putAway(other)
  expect((await change(id, { form_id: chosen.id })).form_id).toBe(chosen.id)
  await expect(change(id, { form_id: other.id })).rejects.toMatchObject({ status: 404 })
})
