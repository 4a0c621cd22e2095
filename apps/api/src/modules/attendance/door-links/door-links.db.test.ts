import { randomUUID } from 'node:crypto'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
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

const client = () => tenant.name
const minutes = (n: number) => new Date(Date.now() + n * 60_000)
const aDoor = () => aSession(tenant, { slots: [{ start_at: minutes(-30), end_at: minutes(150) }] })
const aGuest = async (event: number) => aRegistration(tenant, event, (await tenant.aPerson()).id)
async function aHelper(event: number, name = 'Zoé') {
  const { address } = await callAs(program, admin, attendanceContract.addHelper, {
    params: { client: client(), id: event },
    body: { name },
  })
  return address.split('/').at(-1)!
}
const helpers = (event: number) => callAs(program, admin, attendanceContract.helpers, { params: { client: client(), id: event } })
const entrance = (key: string, q?: string) =>
  callAs(program, null, attendanceContract.helperEntrance, { params: { client: client(), key }, query: q ? { q } : {} })
const enter = (key: string, code: string, scan: { is_offline?: boolean; at?: Date } = {}) =>
  callAs(program, null, attendanceContract.helperScans, {
    params: { client: client(), key },
    body: {
      sent_at: new Date(),
      door: 'Nord',
      scans: [{ id: randomUUID(), code, kind: 'entry', at: new Date(), is_offline: false, ...scan }],
    },
  }).then(({ results }) => results[0]!)

test('EXT-10 a helper checks in at the event they were given, under their name, and nowhere else', async () => {
  const [here, elsewhere] = [await aDoor(), await aDoor()]
  const [guest, other] = [await aGuest(here.id), await aGuest(elsewhere.id)]
  const key = await aHelper(here.id)
  expect(await enter(key, guest.code)).toMatchObject({ outcome: 'welcome', may_force: false })
  expect(await enter(key, other.code)).toMatchObject({ outcome: 'refused' })
  expect(await entrance(key)).toMatchObject({ present: 1, takes_registrations: false, last: [{ by: 'Zoé', door: 'Nord' }] })
  expect(await enter(key, guest.code)).toMatchObject({ outcome: 'again', message: expect.stringContaining('Zoé') })
  expect(await helpers(here.id)).toMatchObject([{ name: 'Zoé', passages: 1, revoked_at: null, last_seen_at: expect.any(Date) }])
  const traces = await tenant.inTenant((db) =>
    db.selectFrom('traces').select(['action', 'info']).where('event_id', '=', here.id).where('info', '=', 'Zoé').orderBy('id').execute(),
  )
  expect(traces.map(({ action }) => action)).toEqual(['give_door', 'checkin'])
})

test('takes back what they let through, never what another event saw', async () => {
  const [here, elsewhere] = [await aDoor(), await aDoor()]
  const [guest, other] = [await aGuest(here.id), await aGuest(elsewhere.id)]
  const [key, foreign] = [await aHelper(here.id), await aHelper(elsewhere.id)]
  const [mine, theirs] = [await enter(key, guest.code), await enter(foreign, other.code)]
  const undo = (passage: string) =>
    callAs(program, null, attendanceContract.helperUndo, { params: { client: client(), key, passage }, body: {} })
  await expect(undo(theirs.id)).rejects.toMatchObject({ status: 404 })
  expect(await undo(mine.id)).toEqual({ done: true })
  expect(await entrance(key)).toMatchObject({ present: 0 })
})

test('a revoked link opens nothing any more; one that is over still takes in what was seen without the network', async () => {
  const event = await aDoor()
  const [first, second] = [await aGuest(event.id), await aGuest(event.id)]
  const key = await aHelper(event.id)
  const over = (expires_at: Date) =>
    tenant.inTenant((db) => db.updateTable('door_helpers').set({ expires_at }).where('event_id', '=', event.id).execute())
  await over(minutes(-5))
  await expect(entrance(key)).rejects.toMatchObject({ status: 409 })
  await expect(enter(key, first.code)).rejects.toMatchObject({ status: 409 })
  expect(await enter(key, first.code, { is_offline: true, at: minutes(-10) })).toMatchObject({ outcome: 'welcome' })
  await over(minutes(60))
  const [helper] = await helpers(event.id)
  await callAs(program, admin, attendanceContract.revokeHelper, { params: { client: client(), id: helper!.id } })
  await expect(enter(key, second.code, { is_offline: true })).rejects.toMatchObject({ status: 409 })
  await expect(entrance('x'.repeat(32))).rejects.toMatchObject({ status: 404 })
})

test('is given by an administrator only', async () => {
  const event = await aDoor()
  for (const who of [await tenant.anAdmin({ is_restricted: 1 }), await tenant.aPerson({ profile_code: 'CNS' }), await tenant.aPerson()])
    await expect(
      callAs(program, who, attendanceContract.addHelper, { params: { client: client(), id: event.id }, body: { name: 'Zoé' } }),
    ).rejects.toMatchObject({ status: 403 })
})
