import type { CopyPart } from '@kxo/domain/events/acts/copy-parts'
import { eventsContract } from '@kxo/domain/events/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPartnerOf, aRegistration } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const record = (id: number) => callAs(program, admin, eventsContract.record, on(id))
const slotsOf = (id: number) => callAs(program, admin, eventsContract.slots, on(id))
const copy = (id: number, body: { title?: string; first_day?: string; as?: 'event' | 'model'; parts?: CopyPart[] }) =>
  callAs(program, admin, eventsContract.duplicate, {
    ...on(id),
    body: { as: 'event', parts: ['page', 'registration', 'pricing', 'slots'], ...body },
  })
const pricesOf = (id: number) => tenant.inTenant((db) => db.selectFrom('prices').select('name').where('event_id', '=', id).execute())
const later = (instant: Date | null, days: number) => new Date((instant as Date).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A paid training in a room, with a partner who holds its half-days and one person registered. */
async function aFullTraining() {
  const { id, slots } = await aTraining(tenant, admin.id, { price: { amount_ht: 10_000 }, question: { name: 'q', label: 'Pourquoi ?' } })
  const trainer = await tenant.aPartner()
  await aPartnerOf(tenant, id, trainer.id)
  await tenant.inTenant(async (db) => {
    const place = await db
      .insertInto('locations')
      .values({ name: `Lieu ${id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const room = await db
      .insertInto('rooms')
      .values({ location_id: place.id, name: `Salle ${id}`, capacity: 12 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('slots').set({ room_id: room.id }).where('event_id', '=', id).execute()
    for (const slot of await db.selectFrom('slots').select(['id', 'start_at', 'end_at']).where('event_id', '=', id).execute())
      await db
        .insertInto('slot_partners')
        .values({ slot_id: slot.id, user_id: trainer.id, start_at: slot.start_at, end_at: slot.end_at })
        .execute()
  })
  await aRegistration(tenant, id, (await tenant.aPerson()).id)
  return { id, slots, trainer, source: await record(id) }
}

test('takes along what is chosen, and only that; registrations never', async () => {
  const { id, source } = await aFullTraining()
  const bare = await copy(id, { parts: [] })
  expect(bare).toMatchObject({
    title: source.title,
    description: null,
    form_id: null,
    is_payable: false,
    max_participants: null,
    taken: 0,
    town: 'Lyon',
  })
  expect(bare.sheet).toEqual({ summary: 'Une journée' })
  expect(await slotsOf(bare.id)).toEqual([])
  expect(await pricesOf(bare.id)).toEqual([])

  const day = later(source.start_date, 7)
  const whole = await copy(id, { first_day: day, title: 'Nouvelle date' })
  expect(whole).toMatchObject({
    title: 'Nouvelle date',
    description: source.description,
    sheet: source.sheet,
    form_id: source.form_id,
    is_payable: true,
    max_participants: 12,
    taken: 0,
    is_active: false,
  })
  expect((await slotsOf(whole.id)).map(({ room_id, partners }) => [room_id, partners])).toEqual([
    [null, []],
    [null, []],
  ])
  expect(await pricesOf(whole.id)).toEqual([{ name: 'Tarif' }])
})

test('with its rooms and partners, who are proposed the new half-days; refused when they are taken then', async () => {
  const { id, trainer, source } = await aFullTraining()
  const parts: CopyPart[] = ['slots', 'rooms', 'partners']
  const moved = await copy(id, { first_day: later(source.start_date, 14), parts })
  const slots = await slotsOf(moved.id)
  expect(slots.map(({ room_id, partners }) => [room_id !== null, partners.length])).toEqual([
    [true, 1],
    [true, 1],
  ])
  const mails = await tenant.inTenant((db) => db.selectFrom('mails').select('moment').where('recipient', '=', trainer.mail).execute())
  expect(mails.map(({ moment }) => moment)).toEqual(['assign_partner'])
  await expect(copy(id, { parts: ['slots', 'rooms'] })).rejects.toMatchObject({ status: 409, code: 'roomBooked' })
  await expect(copy(id, { parts: ['slots', 'partners'] })).rejects.toMatchObject({ status: 409, code: 'partnerBusy' })
})

test('a model is listed apart, never published nor registered for, and events are created from it on the day chosen', async () => {
  const { id, source } = await aFullTraining()
  const model = await copy(id, { as: 'model', title: 'Modèle' })
  expect(model.nature).toBe('model')
  const { results } = await callAs(program, admin, eventsContract.list, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 100, space: 'admin', tab: 'models' },
  })
  expect(results.map((row) => row.id)).toContain(model.id)
  await expect(callAs(program, admin, eventsContract.publish, on(model.id))).rejects.toMatchObject({
    status: 409,
    code: 'modelNotPublished',
  })
  await expect(copy(model.id, {})).rejects.toMatchObject({ status: 422, code: 'dayNeeded', details: [{ field: 'first_day' }] })
  const created = await copy(model.id, { first_day: later(source.start_date, 21), title: 'Session de printemps' })
  expect(created).toMatchObject({ nature: 'master', model_id: model.id, title: 'Session de printemps' })
  expect((await callAs(program, admin, eventsContract.publish, on(created.id))).is_active).toBe(true)
  // A copy of a date is of the same model.
  expect((await copy(created.id, {})).model_id).toBe(model.id)
})

test('a draft just created takes the data of another event, from its own first day; one online takes none', async () => {
  const { id, source } = await aFullTraining()
  const first_day = later(source.start_date, 21)
  const draft = await callAs(program, admin, eventsContract.create, {
    params: { client: tenant.name },
    body: {
      title: 'Reprise',
      nature: 'master',
      start_date: new Date(`${first_day}T08:00:00Z`),
      end_date: new Date(`${first_day}T20:00:00Z`),
      is_training: true,
    },
  })
  const fill = (new_event: number) => callAs(program, admin, eventsContract.updateNewEventData, { body: { event_id: id, new_event } })
  const filled = await fill(draft.id)
  expect(filled).toMatchObject({ id: draft.id, title: 'Reprise', description: source.description, is_payable: true, is_active: false })
  const days = (await slotsOf(draft.id)).map(({ start_at }) => start_at.toISOString().slice(0, 10))
  expect(days).toEqual((await slotsOf(id)).map(({ start_at }) => later(start_at, 21)))
  expect(await pricesOf(draft.id)).toHaveLength(1)
  await expect(fill(id)).rejects.toMatchObject({ status: 409, code: 'draftNeeded' })
  expect(await callAs(program, admin, eventsContract.quizzes, { ...on(id), query: { moment: 'Subscription' } })).toEqual([])
})

test('what an event is by yes or no is told of it, finds it in the list, and goes with its copy', async () => {
  const { id } = await callAs(program, admin, eventsContract.create, {
    params: { client: tenant.name },
    body: { title: 'VAE aide-soignante', nature: 'master', is_training: true, is_vae: true },
  })
  const copy = await callAs(program, admin, eventsContract.duplicate, { ...on(id), body: { title: 'VAE, bis', as: 'event', parts: [] } })
  expect([copy.is_training, copy.is_vae, copy.is_asynchronous]).toEqual([true, true, false])
  const { version, title } = copy
  await callAs(program, admin, eventsContract.change, { ...on(copy.id), body: { version, title, is_vae: false } })
  const { results } = await callAs(program, admin, eventsContract.list, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25, space: 'admin', tab: 'drafts', filters: [{ field: 'is_vae', comparator: '=', value: 'true' }] },
  })
  expect(results.map((row) => row.id)).toEqual([id])
})
