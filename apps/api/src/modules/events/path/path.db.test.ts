import type { CopyPart } from '@kxo/domain/events/acts/copy-parts'
import { eventsContract } from '@kxo/domain/events/contract'
import { handoutsContract } from '@kxo/domain/events/handouts/handouts-contract'
import { requestedPapersContract } from '@kxo/domain/events/papers/requested-papers-contract'
import { pathContract as contract, type EventPath } from '@kxo/domain/events/path/path-contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationPapersContract } from '@kxo/domain/registrations/papers/registration-papers-contract'
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
let registration: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant)
  person = await tenant.aPerson()
  registration = (await aRegistration(tenant, event, person.id)).id
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const pdf = { name: 'a.pdf', bytes: '%PDF-1.7 essai' }
const addActivity = (title: string, enrolment: 'mandatory' | 'optional') =>
  callAs(program, admin, eventsContract.addActivity, { ...on(event), body: { title, enrolment, choice_group: '', is_online: false } })
const askPaper = (name: string, is_required = false) =>
  callAs(program, admin, requestedPapersContract.askPaper, {
    ...on(event),
    body: { name, is_required, is_checked: false, releases_place: false, is_each_time: false },
  })
const giveOut = (name: string, opens?: string) =>
  sendFile(program, admin, handoutsContract.giveOut, { ...on(event), query: { name, ...(opens && { opens }) }, ...pdf })
const set = (mode: EventPath['mode'], ...steps: [kind: EventPath['steps'][number]['kind'], target: number, opens_on?: string][]) =>
  callAs(program, admin, contract.setPath, {
    ...on(event),
    body: { mode, steps: steps.map(([kind, target, opens_on]) => ({ kind, target, opens_on: opens_on ?? null })) },
  })
const own = async () =>
  (await callAs(program, person, contract.ownPath, on(event))).map(
    ({ title, is_done, is_open, first }) => `${title}: ${is_done ? 'done' : is_open ? 'open' : `after ${first}`}`,
  )
const deposit = (paper: number, who = person) =>
  sendFile(program, who, registrationPapersContract.depositPaper, {
    params: { client: tenant.name, id: registration, paper },
    ...pdf,
  })
const download = (document: number): Promise<number> =>
  program.app
    .inject({
      method: 'POST',
      url: '/api/download/',
      headers: { authorization: `Bearer ${person.token}` },
      payload: { path: String(document) },
    })
    .then(({ statusCode }) => statusCode)
const finish = async (document: number) => {
  const item = (await callAs(program, person, contract.ownPath, on(event))).find(
    ({ kind, target }) => kind === 'document' && target === document,
  )!.id
  return callAs(program, person, contract.finishStep, { params: { client: tenant.name, id: event, item } })
}
const attend = (event_id: number) =>
  tenant.inTenant(async (db) => {
    const at = Date.now() - 86_400_000
    const slot = await db
      .insertInto('slots')
      .values({ event_id, start_at: new Date(at), end_at: new Date(at + 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      slot: slot.id,
      present: () =>
        tenant.inTenant((inside) =>
          inside
            .insertInto('presences')
            .values({ slot_id: slot.id, registration_id: registration, state: 1, source: 'signature' })
            .execute(),
        ),
    }
  })

test('in an imposed order each step opens once those before it are done, and the API refuses the others', async () => {
  const [first, second] = [await giveOut('Guide'), await giveOut('Corrigé')]
  const plenary = await addActivity('Plénière', 'mandatory')
  const { present } = await attend(plenary.id)
  const paper = await askPaper('Devoir')
  await set('activityAll', ['document', first.id], ['activity', plenary.id], ['document', second.id], ['paper', paper.id])
  expect(await own()).toEqual(['Guide: open', 'Plénière: after Guide', 'Corrigé: after Guide', 'Devoir: after Guide'])
  expect([await download(first.id), await download(second.id)]).toEqual([200, 404])
  await expect(deposit(paper.id)).rejects.toMatchObject({ status: 409, code: 'stepLocked' })
  await expect(finish(second.id)).rejects.toMatchObject({ status: 409, code: 'stepLocked' })
  await finish(first.id)
  expect(await own()).toEqual(['Guide: done', 'Plénière: open', 'Corrigé: after Plénière', 'Devoir: after Plénière'])
  await present()
  expect([await download(second.id), (await own())[2]]).toEqual([200, 'Corrigé: open'])
  await finish(second.id)
  await deposit(paper.id)
  expect(await own()).toEqual(['Guide: done', 'Plénière: done', 'Corrigé: done', 'Devoir: done'])
})

test('in a free order everything is open, and what is done is ticked all the same', async () => {
  const [first, second] = [await giveOut('Guide'), await giveOut('Corrigé')]
  await set('default', ['document', first.id], ['document', second.id])
  expect([await own(), await download(second.id)]).toEqual([['Guide: open', 'Corrigé: open'], 200])
  await finish(second.id)
  expect(await own()).toEqual(['Guide: open', 'Corrigé: done'])
})

test('a step waits for its day; who read a document keeps it when the order changes', async () => {
  const [first, second] = [await giveOut('Guide'), await giveOut('Corrigé')]
  await set('activityAll', ['document', first.id, '2999-01-01'], ['document', second.id])
  expect([await download(first.id), await download(second.id)]).toEqual([404, 404])
  await set('activityAll', ['document', second.id], ['document', first.id])
  await finish(second.id)
  await set('activityAll', ['document', first.id], ['document', second.id])
  expect([await own(), await download(second.id)]).toEqual([['Guide: open', 'Corrigé: done'], 200])
})

test('an activity somebody does not attend is not waited for', async () => {
  const workshop = await addActivity('Atelier', 'optional')
  await attend(workshop.id)
  const guide = await giveOut('Guide')
  await set('activityAll', ['activity', workshop.id], ['document', guide.id])
  expect([await own(), await download(guide.id)]).toEqual([['Guide: open'], 200])
  await tenant.inTenant((db) =>
    db.insertInto('registration_activities').values({ registration_id: registration, activity_id: workshop.id }).execute(),
  )
  expect([await own(), await download(guide.id)]).toEqual([['Atelier: open', 'Guide: after Atelier'], 404])
})

test('an order that shuts everybody out is refused, as is what is not of the event; the former order stays', async () => {
  const [paper, guide] = [await askPaper('Identité', true), await giveOut('Guide')]
  await set('activityAll', ['paper', paper.id], ['document', guide.id])
  await expect(set('activityAll', ['document', guide.id], ['paper', paper.id])).rejects.toMatchObject({ status: 422, code: 'pathDeadEnd' })
  await expect(set('activityAll', ['document', guide.id], ['document', guide.id])).rejects.toMatchObject({ status: 422 })
  await expect(set('activityAll', ['paper', guide.id + paper.id + 1000])).rejects.toMatchObject({ status: 422 })
  const path = await callAs(program, admin, contract.path, on(event))
  expect(path.steps.map(({ title }) => title)).toEqual(['Identité', 'Guide'])
  expect(path.standing).toEqual([{ kind: 'paper', target: paper.id, people: 1 }])
})

test('what opens once the event is over does not come before a half-day of it, unless the order is only advised', async () => {
  const { start_date } = await callAs(program, admin, eventsContract.get, on(event))
  const slot = await tenant.inTenant((db) =>
    db
      .insertInto('slots')
      .values({ event_id: event, start_at: start_date!, end_at: new Date(start_date!.getTime() + 3 * 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const answers = await giveOut('Corrigés', '2')
  const refused = set('activityAll', ['document', answers.id], ['slot', slot.id])
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'pathOpensLate' })
  await set('default', ['document', answers.id], ['slot', slot.id])
  await set('activityAll', ['slot', slot.id], ['document', answers.id])
  await expect(callAs(program, person, contract.path, on(event))).rejects.toMatchObject({ status: 403 })
})

test('where one activity alone is followed, nobody chooses two', async () => {
  const [left, right] = [await addActivity('Atelier A', 'optional'), await addActivity('Atelier B', 'optional')]
  const choose = (...activities: number[]) =>
    callAs(program, person, activityContract.choose, { params: { client: tenant.name, id: registration }, body: { activities } })
  await choose(left.id, right.id)
  await set('activitySingle')
  await expect(choose(left.id, right.id)).rejects.toMatchObject({ status: 422, code: 'choiceTwice' })
  await expect(choose()).rejects.toMatchObject({ status: 422, code: 'choiceMissing' })
  expect(await choose(right.id)).toEqual({ activities: [right.id] })
})

test('an imposed order that leaves an activity out keeps the event from being published', async () => {
  const [placed, left] = [await addActivity('Plénière', 'mandatory'), await addActivity('Atelier', 'mandatory')]
  const gaps = async () => (await callAs(program, admin, eventsContract.record, on(event))).gaps.filter(({ step }) => step === 'sequence')
  await set('activityAll', ['activity', placed.id])
  expect(await gaps()).toEqual([{ part: 'sequence', step: 'sequence', blocks: true }])
  await set('activityAll', ['activity', placed.id], ['activity', left.id])
  expect(await gaps()).toEqual([])
})

test('the days of an order move with the dates of a copy', async () => {
  const guide = await giveOut('Guide')
  await set('activityAll', ['document', guide.id, '2031-03-30'])
  const { start_date, time_zone } = await callAs(program, admin, eventsContract.get, on(event))
  const first_day = addDays(dayInZone(start_date!, time_zone), 21)
  const parts: CopyPart[] = ['page', 'registration', 'handouts']
  const copy = await callAs(program, admin, eventsContract.duplicate, {
    ...on(event),
    body: { as: 'event', title: 'Plus tard', first_day, parts },
  })
  const { steps } = await callAs(program, admin, contract.path, on(copy.id))
  expect(steps.map(({ title, opens_on }) => [title, opens_on])).toEqual([['Guide', '2031-04-20']])
})

test('the day a step is due and its minutes are read by who follows it, and move with a copy; due before it opens is refused', async () => {
  const guide = await giveOut('Guide')
  const timed = (opens_on: string | null) =>
    callAs(program, admin, contract.setPath, {
      ...on(event),
      body: { mode: 'activityAll', steps: [{ kind: 'document', target: guide.id, opens_on, due_on: '2031-03-30', minutes: 45 }] },
    })
  await expect(timed('2031-03-31')).rejects.toMatchObject({ status: 422, code: 'pathDueTooSoon' })
  await timed(null)
  const [step] = await callAs(program, person, contract.ownPath, on(event))
  expect(step).toMatchObject({ title: 'Guide', due_on: '2031-03-30', minutes: 45 })
  const { start_date, time_zone } = await callAs(program, admin, eventsContract.get, on(event))
  const copy = await callAs(program, admin, eventsContract.duplicate, {
    ...on(event),
    body: {
      as: 'event',
      title: 'Plus tard',
      first_day: addDays(dayInZone(start_date!, time_zone), 1),
      parts: ['page', 'registration', 'handouts'] satisfies CopyPart[],
    },
  })
  expect((await callAs(program, admin, contract.path, on(copy.id))).steps).toMatchObject([{ due_on: '2031-03-31', minutes: 45 }])
})
