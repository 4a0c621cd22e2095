import { afterAll, beforeAll, expect, it } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let places: number[]
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  const partner = await tenant.aPartner()
  places = await tenant.inTenant(async (db) => {
    const values = ['Campus', 'Annexe'].map((name) => ({ name, country: 'FR' }))
    return (await db.insertInto('locations').values(values).returning('id').execute()).map(({ id }) => id)
  })
  const room = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('rooms')
          .values({ location_id: places[0]!, name: 'Saône', capacity: 12 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  const slot = (day: string) => ({ start_at: new Date(`${day}T08:00:00Z`), end_at: new Date(`${day}T11:30:00Z`) })
  const course = await aSession(tenant, { title: 'Lire un bilan', slots: [slot('2031-03-04'), slot('2031-03-12')] })
  await aSession(tenant, { title: 'Ailleurs', slots: [slot('2031-03-05')] })
  const cancelled = await aSession(tenant, { title: 'Annulé', slots: [slot('2031-03-06')] })
  await tenant.inTenant(async (db) => {
    await db.updateTable('slots').set({ room_id: room }).where('event_id', '=', course.id).execute()
    await db.updateTable('event_places').set({ taken: 9 }).where('event_id', '=', course.id).execute()
    await db.updateTable('events').set({ cancelled_at: new Date() }).where('id', '=', cancelled.id).execute()
    const slots = await db.selectFrom('slots').select(['id', 'start_at', 'end_at']).where('event_id', '=', course.id).execute()
    for (const { id, start_at, end_at } of slots)
      await db.insertInto('slot_partners').values({ slot_id: id, user_id: partner.id, start_at, end_at }).execute()
  })
})
afterAll(() => program.close())

const file = async (query: Record<string, string>, who = admin) => {
  const search = new URLSearchParams({ from: '2031-03-02T23:00:00Z', to: '2031-03-09T23:00:00Z', format: 'csv', ...query })
  const { statusCode, body } = await program.app.inject({
    url: `/api/clients/${tenant.name}/planning/slots/?${search.toString()}`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
  })
  return { statusCode, lines: body.replace('\uFEFF', '').trim().split(/\r?\n/) }
}

it('the slots of a week are taken away in their order, with room, place, people and who holds them, without what is cancelled', async () => {
  const { lines } = await file({})
  expect(lines.map((line) => line.split(';').slice(2))).toEqual([
    ['Formation', 'Créneau', 'Salle', 'Lieu', 'Formateurs', 'Personnes attendues', 'Publié'],
    ['Lire un bilan', '', 'Saône', 'Campus', 'Camille Durand', '9', 'Oui'],
    ['Ailleurs', '', '', '', '', '0', 'Oui'],
  ])
  expect(lines[1]).toMatch(/^04\/03\/2031 09:00;04\/03\/2031 12:30;/)
})

it('one place is asked for, and a restricted administrator takes nothing', async () => {
  expect((await file({ location: String(places[0]) })).lines).toHaveLength(2)
  expect((await file({ location: String(places[1]) })).lines).toHaveLength(1)
  expect((await file({}, await tenant.anAdmin({ is_restricted: 1 }))).statusCode).toBe(403)
})
