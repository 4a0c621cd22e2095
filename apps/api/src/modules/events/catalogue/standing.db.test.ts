import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { eventNature } from '@kxo/domain/events/nature'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { readCalendar } from '../../../testing/read-calendar.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let world: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  admin = await world.anAdmin()
})
afterAll(() => program.close())

const start = new Date('2031-03-04T08:00:00Z')
const refused = { status: 422, code: 'standingUndated' }
const inWorld = () => ({ params: { client: world.name } })
const on = (id: number) => ({ params: { client: world.name, id } })
const fetchFeed = (path: string) =>
  program.app.inject({ url: `/api${fillPath(path, { client: world.name })}`.replace(/\/$/, ''), headers: { 'accept-language': 'fr' } })
const create = (body: { start_date?: Date; is_training?: boolean } = {}) =>
  callAs(program, admin, eventsContract.create, {
    ...inWorld(),
    body: { title: 'Adhésion', nature: 'registration', is_training: false, is_asynchronous: false, ...body },
  })
const anOpenOne = (title = 'Adhésion') =>
  anOpenEvent(world, { title, nature: eventNature.codeOf('registration'), start_date: null, end_date: null })
const titlesOf = async (tab: 'upcoming' | 'running' | 'past') =>
  (
    await callAs(program, admin, eventsContract.list, { ...inWorld(), query: { space: 'admin', tab, page: 1, page_size: 100 } })
  ).results.map(({ title }) => title)

test('is created without dates, asked none to be published, and given none by any door', async () => {
  const { id, version } = await create()
  const { gaps } = await callAs(program, admin, eventsContract.record, on(id))
  expect(gaps.filter(({ step }) => step === 'activities')).toEqual([])
  expect(gaps.map(({ part }) => part)).not.toContain('place')
  await expect(create({ start_date: start })).rejects.toMatchObject({ ...refused, details: [{ field: 'start_date' }] })
  await expect(create({ is_training: true })).rejects.toMatchObject(refused)
  const change = { version, title: 'Adhésion', start_date: start }
  await expect(callAs(program, admin, eventsContract.change, { ...on(id), body: change })).rejects.toMatchObject(refused)
  const slot = { start_at: start, end_at: new Date(start.getTime() + 3_600_000), title: '' }
  await expect(callAs(program, admin, eventsContract.addSlot, { ...on(id), body: slot })).rejects.toMatchObject(refused)
  const dated = world.inTenant((db) => db.updateTable('events').set({ start_date: start }).where('id', '=', id).execute())
  await expect(dated).rejects.toThrow(/standing_registrations_have_no_dates/)
})

test('stands among what runs, in no calendar, and says what it is in the catalogue, its feed and its print', async () => {
  const id = await anOpenOne('Liste d’intérêt')
  expect(await titlesOf('running')).toContain('Liste d’intérêt')
  expect(await titlesOf('upcoming')).not.toContain('Liste d’intérêt')
  expect(await titlesOf('past')).not.toContain('Liste d’intérêt')
  const listed = await callAs(program, await world.aPerson(), eventsContract.publicList, {
    ...inWorld(),
    query: { page: 1, page_size: 100 },
  })
  expect(listed.results.find((event) => event.id === id)).toMatchObject({ nature: 'registration', availability: 'available' })
  const calendar = readCalendar((await fetchFeed(feedsContract.calendar.path)).body)
  expect(calendar.within.map(({ properties }) => properties.get('SUMMARY'))).not.toContain('Liste d’intérêt')
  expect((await fetchFeed(feedsContract.atom.path)).body).toContain('<summary>Inscription permanente</summary>')
  expect((await printedText((await fetchFeed(feedsContract.print.path)).rawPayload)).join(' ')).toMatch(/Inscription .*permanente/)
})

test('is registered for at any time, until somebody closes it', async () => {
  const id = await anOpenOne()
  const register = async () => callAs(program, await world.aPerson(), registrationsContract.start, { ...on(id), body: { submit: true } })
  expect((await register()).status).toBe('registered')
  await callAs(program, admin, eventsContract.closeEvent, on(id))
  await expect(register()).rejects.toMatchObject({ status: 409 })
  expect(await titlesOf('past')).not.toContain('Adhésion')
})

test('is copied as what it is, becomes no template, and takes no half-day from another event', async () => {
  const id = await anOpenOne()
  const copy = await callAs(program, admin, eventsContract.duplicate, {
    ...on(id),
    body: { as: 'event', parts: ['slots', 'registration'] },
  })
  expect(copy).toMatchObject({ nature: 'registration', start_date: null })
  await expect(callAs(program, admin, eventsContract.duplicate, { ...on(id), body: { as: 'model', parts: [] } })).rejects.toMatchObject(
    refused,
  )
  const training = await aTraining(world, admin.id)
  const body = { event_id: training.id, new_event: copy.id }
  const filled = await callAs(program, admin, eventsContract.updateNewEventData, { ...inWorld(), body })
  expect(filled).toMatchObject({ nature: 'registration', start_date: null, minutes: 0 })
  expect(await callAs(program, admin, eventsContract.slots, on(copy.id))).toEqual([])
})
