import type { Input } from '@kxo/domain/kernel/contract'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { findingContract } from '@kxo/domain/planning/finding/finding-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

type Needs = Partial<Input<typeof findingContract.freeDates>['query']>
const find = (more: Needs, who = admin) =>
  callAs(program, who, findingContract.freeDates, {
    params: { client: tenant.name },
    // A Monday.
    query: { from: '2031-01-13', starts: '09:00', ends: '12:30', days: 1, without_room: true, ...more },
  })
const daysOf = (dates: Awaited<ReturnType<typeof find>>) => dates.map(({ spans }) => spans[0]!.start_at.toISOString().slice(8, 10))
const aRoom = (name: string, capacity: number, equipment: string[] = []) =>
  tenant.inTenant(async (db) => {
    const location = await db
      .insertInto('locations')
      .values({ name: `Site ${name}`, town: 'Lyon' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { location_id: location.id, name, capacity, equipment, margin_before: 15, margin_after: 15 }
    return (await db.insertInto('rooms').values(row).returning('id').executeTakeFirstOrThrow()).id
  })

test('a date suits everybody wanted: what they teach and when they are away are left out', async () => {
  const [one, other] = [await tenant.aPartner(), await tenant.aPartner()]
  const morning = { start_at: new Date('2031-01-13T08:00:00Z'), end_at: new Date('2031-01-13T11:00:00Z') }
  const event = await aSession(tenant, { slots: [morning] })
  await callAs(program, admin, partnersContract.addPartner, {
    params: { client: tenant.name, id: event.id },
    body: { user_id: one.id, kind: 'provider', role_title: '', status: 'validated' },
  })
  const away = { start_at: new Date('2031-01-14T07:00:00Z'), end_at: new Date('2031-01-14T18:00:00Z'), reason: '' }
  await callAs(program, other, assignmentsContract.addUnavailability, { params: { client: tenant.name }, body: away })
  expect(daysOf(await find({ partners: [one.id, other.id] })).slice(0, 2)).toEqual(['15', '16'])
  expect(daysOf(await find({ partners: [other.id] }))[0]).toBe('13')
  await expect(find({ partners: [(await tenant.aPerson()).id] })).rejects.toMatchObject({ status: 404 })
  await expect(find({}, one)).rejects.toMatchObject({ status: 403 })
})

test('a room is free with its margins, seats enough and has what is needed; the smallest that fits is told', async () => {
  const [small, large] = [await aRoom('Petite', 8), await aRoom('Grande', 40, ['Vidéoprojecteur'])]
  const event = await aSession(tenant, {
    slots: [{ start_at: new Date('2031-01-13T11:40:00Z'), end_at: new Date('2031-01-13T13:00:00Z') }],
  })
  await tenant.inTenant((db) => db.updateTable('slots').set({ room_id: small }).where('id', '=', event.slots[0]!).execute())
  const first = async (more: Needs) => (await find({ without_room: false, ...more }))[0]
  expect(await first({})).toMatchObject({ room: { id: large }, spans: [{ start_at: new Date('2031-01-13T08:00:00Z') }] })
  expect((await first({ ends: '12:00' }))?.room?.id).toBe(small)
  expect((await first({ room: small }))?.spans[0]?.start_at).toEqual(new Date('2031-01-14T08:00:00Z'))
  expect((await first({ from: '2031-01-14', equipment: 'video' }))?.room).toMatchObject({
    id: large,
    name: 'Grande',
    location_name: 'Site Grande',
  })
  expect(await find({ without_room: false, capacity: 100 })).toEqual([])
  await tenant.inTenant((db) => sql`update locations set archived_at = now()`.execute(db))
  expect(await find({ without_room: false })).toEqual([])
})
