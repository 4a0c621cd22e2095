import { attendanceContract } from '@kxo/domain/attendance/contract'
import { type Activity, eventsContract } from '@kxo/domain/events/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let morning: Activity
let left: Activity
let right: Activity
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant)
  morning = await add({ title: 'Plénière', enrolment: 'mandatory' })
  left = await add({ title: 'Atelier A', choice_group: 'Atelier', max_participants: 1 })
  right = await add({ title: 'Atelier B', choice_group: 'Atelier', max_participants: 5 })
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const add = (overrides: object) =>
  callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title: 'Atelier', enrolment: 'optional', choice_group: '', is_online: false, ...overrides },
  })
const begin = async (who: Persona) => (await callAs(program, who, registrations.start, { ...on(event), body: {} })).id
const choose = (who: Persona, id: number, ...activities: number[]) =>
  callAs(program, who, activityContract.choose, { ...on(id), body: { activities } })
const list = async (who = admin) => callAs(program, who, eventsContract.activities, on(event))
const placesLeft = async () => (await list()).map(({ title, places_left }) => [title, places_left])
const peopleOf = async (activity: number) =>
  (
    await callAs(program, admin, registrations.list, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 50, activity },
    })
  ).results.map(({ id }) => id)

test('one of each group is chosen before the registration ends, and its place follows the registration', async () => {
  const person = await tenant.aPerson()
  const id = await begin(person)
  const submitted = () => callAs(program, person, registrations.submit, { ...on(id), body: {} })
  await expect(submitted()).rejects.toMatchObject({ status: 422, code: 'choiceMissing' })
  await expect(choose(person, id, left.id, right.id)).rejects.toMatchObject({ status: 422, code: 'choiceTwice' })
  await expect(choose(person, id, left.id, morning.id)).rejects.toMatchObject({ status: 409, code: 'activityNotOffered' })
  expect(await choose(person, id, left.id)).toEqual({ activities: [left.id] })
  expect((await submitted()).status).toBe('registered')
  expect(await placesLeft()).toEqual([
    ['Plénière', null],
    ['Atelier A', 0],
    ['Atelier B', 5],
  ])
  await choose(person, id, right.id)
  await callAs(program, person, registrations.cancel, { ...on(id), body: {} })
  expect(await placesLeft()).toEqual([
    ['Plénière', null],
    ['Atelier A', 1],
    ['Atelier B', 5],
  ])
})

test('a full activity is refused whoever asks, and a reinstated registration takes its place again or is refused', async () => {
  const [first, second] = [await tenant.aPerson(), await tenant.aPerson()]
  const [one, two] = [await begin(first), await begin(second)]
  await choose(first, one, left.id)
  await expect(choose(second, two, left.id)).rejects.toMatchObject({ status: 409, code: 'activityFull' })
  const body = { registrations: [two] }
  await expect(callAs(program, admin, activityContract.addToActivity, { ...on(left.id), body })).rejects.toMatchObject({
    code: 'activityFull',
  })
  await callAs(program, first, registrations.cancel, { ...on(one), body: {} })
  await choose(second, two, left.id)
  const back = callAs(program, admin, registrations.reinstate, { ...on(one), body: { reason: 'Erreur' } })
  await expect(back).rejects.toMatchObject({ code: 'activityFull' })
})

test('people are moved from one activity to another, or out of it, and stay on the event', async () => {
  const person = await tenant.aPerson()
  const id = await begin(person)
  await choose(person, id, left.id)
  const move = (to: number | null) =>
    callAs(program, admin, activityContract.moveFromActivity, {
      ...on(to === null ? right.id : left.id),
      body: { registrations: [id], to },
    })
  await move(right.id)
  expect([await peopleOf(left.id), await peopleOf(right.id), await peopleOf(morning.id)]).toEqual([[], [id], [id]])
  await move(null)
  expect([await peopleOf(right.id), await peopleOf(event)]).toEqual([[], []].map((none, index) => (index === 0 ? none : [id])))
})

test('presence at a half-day of an activity belongs to those who attend it, and is kept when they would leave', async () => {
  const [mine, elsewhere] = [await tenant.aPerson(), await tenant.aPerson()]
  const [one, two] = [await begin(mine), await begin(elsewhere)]
  await choose(mine, one, left.id)
  await choose(elsewhere, two, right.id)
  for (const [who, id] of [
    [mine, one],
    [elsewhere, two],
  ] as const)
    await callAs(program, who, registrations.submit, { ...on(id), body: {} })
  const yesterday = Date.now() - 86_400_000
  const slot = await tenant.inTenant((db) =>
    db
      .insertInto('slots')
      .values({ event_id: left.id, start_at: new Date(yesterday), end_at: new Date(yesterday + 3 * 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const sheet = await callAs(program, admin, attendanceContract.sheet, on(left.id))
  expect(sheet.people.map(({ registration }) => registration)).toEqual([one])
  const mark = (registration: number) =>
    callAs(program, admin, attendanceContract.markLate, {
      params: { client: tenant.name, slot: slot.id },
      body: { registration, minutes: 5, reason: 'Train' },
    })
  await expect(mark(two)).rejects.toMatchObject({ status: 404 })
  await mark(one)
  expect((await callAs(program, mine, registrations.own, on(event))).registration?.status).toBe('present')
  await expect(choose(mine, one, right.id)).rejects.toMatchObject({ code: 'alreadyAtActivity' })
})

test('an activity is not published, registered for nor deleted on its own, nor made everybody’s once chosen', async () => {
  const person = await tenant.aPerson()
  const id = await begin(person)
  await choose(person, id, left.id)
  await expect(callAs(program, admin, eventsContract.publish, on(left.id))).rejects.toMatchObject({ code: 'activityNotAlone' })
  await expect(callAs(program, admin, registrations.start, { ...on(left.id), body: { user: person.id } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(callAs(program, admin, eventsContract.remove, { ...on(left.id), query: {} })).rejects.toMatchObject({ code: 'notDeletable' })
  const body = { title: 'Atelier A', enrolment: 'mandatory' as const, choice_group: '', is_online: false, version: left.version }
  await expect(callAs(program, admin, eventsContract.changeActivity, { ...on(left.id), body })).rejects.toMatchObject({
    code: 'activityChosen',
  })
  const changed = await callAs(program, admin, eventsContract.changeActivity, {
    ...on(right.id),
    body: { ...body, title: 'Atelier long', enrolment: 'optional', meeting_url: 'https://reunion.test/abc', version: right.version },
  })
  expect([changed.title, changed.meeting_url]).toEqual(['Atelier long', 'https://reunion.test/abc'])
  expect((await list(person)).find(({ id: one }) => one === right.id)?.meeting_url).toBeNull()
})
