import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { planningContract } from '@kxo/domain/planning/contract'
import { logisticsContract as contract } from '@kxo/domain/planning/logistics/logistics-contract'
import { productKind } from '@kxo/domain/products/kind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let places: number[]
let rooms: number[]
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  places = await tenant.inTenant(async (db) => {
    const values = ['Campus', 'Annexe'].map((name) => ({ name, country: 'FR' }))
    return (await db.insertInto('locations').values(values).returning('id').execute()).map(({ id }) => id)
  })
  rooms = await tenant.inTenant(async (db) => {
    const values = places.map((location_id) => ({ location_id, name: `Salle ${location_id}`, capacity: 12 }))
    return (await db.insertInto('rooms').values(values).returning('id').execute()).map(({ id }) => id)
  })
})
afterAll(() => program.close())

const week = { from: new Date('2031-03-03T00:00:00+01:00'), to: new Date('2031-03-10T00:00:00+01:00') }
const read = (query: object = {}, who = admin) =>
  callAs(program, who, contract.logistics, { params: { client: tenant.name }, query: { ...week, ...query } })
const taken = async (title: string, days: string[], room: number, people: number, meals: number) => {
  const event = await aSession(tenant, {
    title,
    slots: days.map((day) => ({ start_at: new Date(`${day}T08:00:00Z`), end_at: new Date(`${day}T16:00:00Z`) })),
  })
  await tenant.inTenant(async (db) => {
    await db.updateTable('slots').set({ room_id: room }).where('event_id', '=', event.id).execute()
    await db.updateTable('event_places').set({ taken: people }).where('event_id', '=', event.id).execute()
    await db
      .insertInto('event_options')
      .values([
        { event_id: event.id, name: 'Déjeuner', vat_rate: 1000, taken: meals },
        { event_id: event.id, name: 'Parking', vat_rate: 2000, taken: 0 },
      ])
      .execute()
  })
  return event
}

describe('what the days of a week ask for', () => {
  it('rooms every day, options taken and badges the day an event begins, of one place when asked', async () => {
    const two = await taken('Deux jours', ['2031-03-04', '2031-03-05'], rooms[0]!, 9, 7)
    await taken('Commencé avant', ['2031-02-27', '2031-03-06'], rooms[1]!, 4, 3)
    const all = await read()
    expect(all.rooms.map(({ day, room_id, people, titles }) => [day, room_id, people, titles])).toEqual([
      ['2031-03-04', rooms[0], 9, ['Deux jours']],
      ['2031-03-05', rooms[0], 9, ['Deux jours']],
      ['2031-03-06', rooms[1], 4, ['Commencé avant']],
    ])
    const first = { day: '2031-03-04', event_id: two.id, event_title: 'Deux jours' }
    expect(all.options).toEqual([{ ...first, name: 'Déjeuner', family: '', kind: null, quantity: 7 }])
    expect(all.badges).toEqual([{ ...first, people: 9 }])
    const annex = await read({ location: places[1] })
    expect([annex.rooms.map(({ day }) => day), annex.options]).toEqual([['2031-03-06'], []])
    await expect(read({}, await tenant.anAdmin({ is_restricted: 1 }))).rejects.toMatchObject({ status: 403 })
  })

  it('a slot says when its hours or its room last changed, and nothing of its title', async () => {
    const event = await taken('Bouge', ['2031-03-07'], rooms[0]!, 1, 0)
    const slots = async () =>
      (await callAs(program, admin, planningContract.read, { params: { client: tenant.name }, query: { ...week, event: event.id } })).slots
    const write = (change: object) =>
      tenant.inTenant((db) => db.updateTable('slots').set(change).where('event_id', '=', event.id).execute())
    await tenant.inTenant((db) => db.updateTable('slots').set({ changed_at: null }).where('event_id', '=', event.id).execute())
    await write({ title: 'Matinée', room_id: rooms[0] })
    expect((await slots())[0]?.changed_at).toBeNull()
    await write({ room_id: rooms[1] })
    expect((await slots())[0]?.changed_at).toEqual(expect.any(Date))
  })

  it('a slot that changes hands has changed, unless it was laid down this week', async () => {
    const event = await taken('Passe de main en main', ['2031-03-08'], rooms[0]!, 1, 0)
    const [slot] = await tenant.inTenant((db) => db.selectFrom('slots').selectAll().where('event_id', '=', event.id).execute())
    const { id: slot_id, start_at, end_at } = slot!
    const { id: user_id } = await tenant.anAdmin()
    const change = (created_at: Date) =>
      tenant.inTenant(async (db) => {
        await db.updateTable('slots').set({ created_at, changed_at: null }).where('id', '=', slot_id).execute()
        await db.insertInto('slot_partners').values({ slot_id, user_id, start_at, end_at }).execute()
        const { changed_at } = await db.selectFrom('slots').select('changed_at').where('id', '=', slot_id).executeTakeFirstOrThrow()
        await db.deleteFrom('slot_partners').where('slot_id', '=', slot_id).execute()
        return changed_at
      })
    expect(await change(new Date())).toBeNull()
    expect(await change(new Date('2026-01-05T08:00:00Z'))).toEqual(expect.any(Date))
    await tenant.inTenant((db) => db.updateTable('slots').set({ changed_at: null }).where('id', '=', slot_id).execute())
  })

  it('of each slot, whose people come and what is brought: of a chosen activity, those who chose it', async () => {
    const hours = (start: number) => ({
      start_at: new Date(`2031-04-07T${start}:00:00Z`),
      end_at: new Date(`2031-04-07T${start + 2}:00:00Z`),
    })
    const event = await aSession(tenant, { title: 'Par entreprise', slots: [hours(10)] })
    const chosen = await aSession(tenant, { title: 'Atelier', parent_id: event.id, slots: [hours(12)] })
    const shared = await aSession(tenant, { title: 'Plénière', parent_id: event.id, slots: [hours(14)] })
    const company_id = await tenant.inTenant(async (db) => {
      await db
        .updateTable('events')
        .set({ enrolment: enrolment.codeOf('optional') })
        .where('id', '=', chosen.id)
        .execute()
      await db
        .updateTable('events')
        .set({ enrolment: enrolment.codeOf('mandatory') })
        .where('id', '=', shared.id)
        .execute()
      const kind = productKind.codeOf('catering')
      const meal = await db
        .insertInto('products')
        .values({ name: 'Plateau', kind, vat_rate: 1000 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('event_options')
        .values({ event_id: event.id, product_id: meal.id, name: 'Plateau', vat_rate: 1000, taken: 2 })
        .execute()
      return (await db.insertInto('companies').values({ name: 'Valoria' }).returning('id').executeTakeFirstOrThrow()).id
    })
    const person = async () => (await tenant.aPerson()).id
    const first = await aRegistration(tenant, event.id, await person(), 'registered', company_id)
    await aRegistration(tenant, event.id, await person(), 'registered', company_id)
    await aRegistration(tenant, event.id, await person(), 'cancelled', company_id)
    await aRegistration(tenant, event.id, await person())
    await tenant.inTenant((db) =>
      db.insertInto('registration_activities').values({ registration_id: first.id, activity_id: chosen.id }).execute(),
    )
    const beside = await callAs(program, admin, contract.beside, {
      params: { client: tenant.name },
      query: { from: new Date('2031-04-07T00:00:00Z'), to: new Date('2031-04-08T00:00:00Z') },
    })
    const all = [
      { company_id: null, name: '', people: 1 },
      { company_id, name: 'Valoria', people: 2 },
    ]
    expect(beside).toEqual([
      { slot_id: event.slots[0], companies: all, kinds: ['catering'] },
      { slot_id: chosen.slots[0], companies: [{ company_id, name: 'Valoria', people: 1 }], kinds: ['catering'] },
      { slot_id: shared.slots[0], companies: all, kinds: ['catering'] },
    ])
  })
})
