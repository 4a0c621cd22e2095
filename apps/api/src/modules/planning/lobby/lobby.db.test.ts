import type { LobbyContent, PublicPage } from '@kxo/domain/events/catalogue/public-page'
import { visitor } from '@kxo/domain/kernel/actor'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { lobbyContract as contract } from '@kxo/domain/planning/lobby/lobby-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { lobbyPage } from './lobby-page.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let places: number[]
let rooms: number[]
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  const added = await tenant.inTenant((db) =>
    db
      .insertInto('locations')
      .values([
        { name: 'Campus', country: 'FR' },
        { name: 'Annexe', country: 'FR' },
      ])
      .returning('id')
      .execute(),
  )
  places = added.map(({ id }) => id)
  const made = await tenant.inTenant((db) =>
    db
      .insertInto('rooms')
      .values(places.map((location_id) => ({ location_id, name: `Salle ${location_id}`, capacity: 12 })))
      .returning('id')
      .execute(),
  )
  rooms = made.map(({ id }) => id)
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const open = (body: object = {}, who = admin) =>
  callAs(program, who, contract.open, { params: here(), body: { shows_names: false, ...body } as never })
/** What the screen at an address shows at an hour. */
const look = (address: string, now = new Date('2031-03-04T07:00:00Z')) =>
  tenant.asMachine(async (context) => {
    const { pathname } = new URL(address)
    const answer = await lobbyPage.read(
      { ...context, now, actor: visitor(tenant.id) },
      {
        params: { client: tenant.name, key: pathname.split('/').at(-1)! },
        path: pathname,
        search: new URLSearchParams(),
        isWholeTab: true,
      },
    )
    if (!('page' in answer)) throw new Error('no page')
    return { status: answer.status, content: (answer.page as PublicPage).content as LobbyContent }
  })
const aDay = async (title: string, day: string, room: number, is_active = true) => {
  const event = await aSession(tenant, {
    title,
    slots: [{ start_at: new Date(`${day}T08:00:00Z`), end_at: new Date(`${day}T11:30:00Z`) }],
  })
  await tenant.inTenant(async (db) => {
    await db.updateTable('slots').set({ room_id: room }).where('event_id', '=', event.id).execute()
    await db.updateTable('events').set({ is_active }).where('id', '=', event.id).execute()
  })
  return event
}
const shown = ({ days }: LobbyContent) => days.map(({ day, slots }) => [day, slots.map(({ title, room }) => `${title}, ${room}`)])

describe('the screen of a hall', () => {
  it('shows what is published of the days to come, in its place, and no name unless wanted', async () => {
    const paul = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard', is_partner: true })
    const zoe = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Martin', is_partner: true })
    const event = await aDay('Lire un bilan', '2031-03-04', rooms[0]!)
    await aDay('Négocier', '2031-03-06', rooms[1]!)
    await aDay('À venir, non publié', '2031-03-04', rooms[1]!, false)
    for (const [who, status] of [
      [paul, 'validated'],
      [zoe, 'inProgress'],
    ] as const)
      await callAs(program, admin, assignmentsContract.assign, {
        params: here(),
        body: { user_id: who.id, slot_ids: event.slots, kind: 'provider', role_title: 'Formateur', status },
      })
    const every = await open()
    const { status, content } = await look(every.address)
    expect([status, content.place]).toEqual([200, null])
    expect(shown(content)).toEqual([
      ['2031-03-04', [`Lire un bilan, Salle ${places[0]}`]],
      ['2031-03-06', [`Négocier, Salle ${places[1]}`]],
    ])
    expect(JSON.stringify(content)).not.toMatch(/Girard|Martin/)
    const named = await open({ location_id: places[0], shows_names: true })
    const ofPlace = (await look(named.address)).content
    expect([ofPlace.place, shown(ofPlace)]).toEqual(['Campus', [['2031-03-04', [`Lire un bilan, Salle ${places[0]}`]]]])
    // Who has not accepted is not announced.
    expect(ofPlace.days[0]!.slots[0]!.people).toEqual(['Paul Girard'])
    expect(shown((await look(named.address, new Date('2031-03-04T12:00:00Z'))).content)).toEqual([['2031-03-04', []]])
  })

  it('is dead once made anew or revoked, and says when it was last read', async () => {
    const first = await open({ location_id: places[1] })
    const second = await open({ location_id: places[1] })
    expect((await look(first.address)).status).toBe(404)
    expect((await look(second.address)).status).toBe(200)
    const screens = await callAs(program, admin, contract.screens, { params: here() })
    const screen = screens.find(({ location_id }) => location_id === places[1])!
    expect(screen.read_at).toEqual(new Date('2031-03-04T07:00:00Z'))
    await callAs(program, admin, contract.revoke, { params: { ...here(), id: screen.id } })
    expect((await look(second.address)).status).toBe(404)
    await expect(callAs(program, admin, contract.revoke, { params: { ...here(), id: screen.id } })).rejects.toMatchObject({ status: 404 })
  })

  it('is made by who plans, of a place there is', async () => {
    const stranger = await tenant.aPerson()
    await expect(open({}, stranger)).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, stranger, contract.screens, { params: here() })).rejects.toMatchObject({ status: 403 })
    await expect(open({ location_id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})
