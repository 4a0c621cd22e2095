import { eventsContract } from '@kxo/domain/events/contract'
import { locationsContract as contract } from '@kxo/domain/locations/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSession } from '../../testing/a-session.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const on = (id: number) => ({ ...here(), id })
const at = (time: string, day = '2031-03-04') => new Date(`${day}T${time}:00+01:00`)
const aPlace = async (name: string, room: object = {}) => {
  const place = await callAs(program, admin, contract.create, { params: here(), body: { name, country: 'FR' } })
  return {
    place,
    room: await callAs(program, admin, contract.addRoom, { params: on(place.id), body: { name: 'Une', capacity: 12, ...room } }),
  }
}
const book = (event: number, room_id: number, from: string, to: string) =>
  callAs(program, admin, eventsContract.addSlot, {
    params: on(event),
    body: { start_at: at(from), end_at: at(to), title: '', room_id },
  })
const rooms = (query: object) => callAs(program, admin, contract.availability, { params: here(), query: query as never })

describe('the record of a place', () => {
  it('keeps what is written of it', async () => {
    const { place } = await aPlace('Atelier')
    const card = {
      name: 'Atelier',
      country: 'FR',
      kind: 'rented',
      phone: '+33472000000',
      contact: 'Accueil',
      accessibility: ['step_free', 'lift'],
      day_cost: 45_000,
      opening_hours: [{ weekday: 1, from: '08:30', to: '18:00' }],
    } as const
    const changed = await callAs(program, admin, contract.change, {
      params: on(place.id),
      body: { ...card, accessibility: [...card.accessibility], opening_hours: [...card.opening_hours], version: place.version },
    })
    expect(changed).toMatchObject(card)
    const { results } = await callAs(program, admin, contract.list, {
      params: here(),
      query: { page: 1, page_size: 25, filters: [{ field: 'is_accessible', comparator: '=', value: true }] },
    })
    expect(results).toMatchObject([{ name: 'Atelier', kind: 'rented', is_accessible: true, rooms_count: 1, capacity: 12 }])
  })

  it('archived, is listed apart and proposed no more', async () => {
    const { place, room } = await aPlace('Ancienne adresse')
    const put = (is_archived: boolean) => callAs(program, admin, contract.archive, { params: on(place.id), body: { is_archived } })
    expect(await put(true)).toMatchObject({ is_archived: true })
    const listed = async (tab: 'current' | 'archived') =>
      (await callAs(program, admin, contract.list, { params: here(), query: { page: 1, page_size: 25, tab } })).results.map(
        ({ name }) => name,
      )
    expect(await listed('archived')).toEqual(['Ancienne adresse'])
    expect(await listed('current')).not.toContain('Ancienne adresse')
    expect((await rooms({})).map(({ id }) => id)).not.toContain(room.id)
    expect(await put(false)).toMatchObject({ is_archived: false })
  })
})

describe('margins', () => {
  it('part two events, in a sentence that names the first, and not the half-days of one', async () => {
    const { room } = await aPlace('Marges', { margin_before: 15, margin_after: 30 })
    const [one, two] = [await aSession(tenant, { title: 'Vendre' }), await aSession(tenant)]
    await book(one.id, room.id, '09:00', '12:00')
    await book(one.id, room.id, '12:00', '13:00')
    await expect(book(two.id, room.id, '13:44', '15:00')).rejects.toMatchObject({
      status: 409,
      message:
        'La salle Une est réservée par «\u00A0Vendre\u00A0» le 04/03/2031 de 12:00 à 13:00, et 45 minutes sont à laisser entre deux créneaux.',
    })
    await book(two.id, room.id, '13:45', '15:00')
  })

  it('wider ones are refused by the database when they would overlap what is planned', async () => {
    const { place, room } = await aPlace('Plus larges')
    const [one, two] = [await aSession(tenant), await aSession(tenant)]
    await book(one.id, room.id, '09:00', '12:00')
    await book(two.id, room.id, '12:30', '14:00')
    const widen = (margin_after: number) =>
      callAs(program, admin, contract.changeRoom, {
        params: { ...on(place.id), room: room.id },
        body: { name: 'Une', capacity: 12, margin_before: 0, margin_after },
      })
    await expect(widen(31)).rejects.toMatchObject({ status: 409 })
    expect(await widen(30)).toMatchObject({ margin_after: 30 })
  })
})

describe('closures', () => {
  it('refuse a half-day with their reason, hold for a new room, and are lifted together', async () => {
    const { place, room } = await aPlace('Fermée')
    const closed = await callAs(program, admin, contract.block, {
      params: on(place.id),
      body: { start_at: at('08:00'), end_at: at('20:00'), reason: 'Travaux' },
    })
    expect(closed).toMatchObject({ room_id: null })
    const second = await callAs(program, admin, contract.addRoom, { params: on(place.id), body: { name: 'Deux', capacity: 4 } })
    const event = await aSession(tenant)
    await expect(book(event.id, room.id, '09:00', '12:00')).rejects.toMatchObject({
      status: 409,
      message: 'La salle Une est fermée du 04/03/2031 à 08:00 au 04/03/2031 à 20:00\u00A0: Travaux.',
    })
    await expect(book(event.id, second.id, '09:00', '12:00')).rejects.toMatchObject({ status: 409 })
    const { blocks } = await callAs(program, admin, contract.get, { params: on(place.id) })
    expect(blocks).toEqual([closed])
    await callAs(program, admin, contract.unblock, { params: { ...on(place.id), block: closed.id } })
    await book(event.id, room.id, '09:00', '12:00')
    await expect(
      callAs(program, admin, contract.block, {
        params: on(place.id),
        body: { room_id: room.id, start_at: at('11:00'), end_at: at('13:00'), reason: 'Ménage' },
      }),
    ).rejects.toMatchObject({ status: 409 })
  })
})

describe('the search of a free room', () => {
  it('tells who holds a room, what is closed at that hour, and keeps those that seat enough and have what is asked', async () => {
    const { place, room } = await aPlace('Recherche', { equipment: ['Vidéoprojecteur'] })
    await callAs(program, admin, contract.addRoom, { params: on(place.id), body: { name: 'Petite', capacity: 3, equipment: [] } })
    await callAs(program, admin, contract.change, {
      params: on(place.id),
      body: { name: 'Recherche', country: 'FR', opening_hours: [{ weekday: 2, from: '09:00', to: '18:00' }], version: place.version },
    })
    const event = await aSession(tenant, { title: 'Lire un bilan' })
    await book(event.id, room.id, '09:00', '12:00')
    const found = async (query: object) => (await rooms(query)).filter(({ location_id }) => location_id === place.id)
    expect(await found({ from: at('11:00'), to: at('13:00'), capacity: 10, equipment: 'videoproj' })).toMatchObject([
      { id: room.id, is_free: false, is_open: true, held_by: { title: 'Lire un bilan', start_at: at('09:00'), is_block: false } },
    ])
    expect(await found({ from: at('18:00'), to: at('19:00'), capacity: 10 })).toMatchObject([
      { is_free: true, is_open: false, held_by: null },
    ])
    expect(await found({ equipment: 'piano' })).toEqual([])
  })
})
