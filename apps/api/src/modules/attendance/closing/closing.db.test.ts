import { attendanceContract } from '@kxo/domain/attendance/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
const at = (id: number) => ({ client: tenant.name, id })
const closing = (id: number) => callAs(program, admin, attendanceContract.closing, { params: at(id) })
const close = (id: number, registrations: number[], reason = 'Non venu') =>
  callAs(program, admin, attendanceContract.closeDay, { params: at(id), body: { registrations, reason } })
const undo = (id: number, registrations: number[]) =>
  callAs(program, admin, attendanceContract.undoClosing, { params: at(id), body: { registrations } })
const statusOf = async (id: number) =>
  registrationStatus.keyOf(
    (await tenant.inTenant((db) => db.selectFrom('registrations').select('status').where('id', '=', id).executeTakeFirstOrThrow())).status,
  )
const aPerson = async (event: number) => (await aRegistration(tenant, event, (await tenant.aPerson()).id)).id
const enter = (event: number, registration: number) =>
  callAs(program, admin, attendanceContract.recordScans, {
    params: at(event),
    body: { sent_at: new Date(), scans: [{ id: crypto.randomUUID(), registration, kind: 'entry', at: new Date(), is_offline: false }] },
  })

describe('the end of a day', () => {
  test('marks who never came at what is over, leaves half-days to come alone, and is taken back', async () => {
    const event = await aSession(tenant, {
      slots: [
        { start_at: hours(-4), end_at: hours(-1) },
        { start_at: hours(20), end_at: hours(23) },
      ],
    })
    const gone = await aPerson(event.id)
    expect(await closing(event.id)).toMatchObject({ expected: 1, came: 0, half_days: 1, missing: [{ registration: gone, half_days: 1 }] })
    expect(await close(event.id, [gone])).toEqual({ count: 1 })
    expect(await closing(event.id)).toMatchObject({ missing: [] })
    expect(await statusOf(gone)).toBe('registered')
    const marks = await tenant.inTenant((db) =>
      db.selectFrom('presences').select(['slot_id', 'reason']).where('registration_id', '=', gone).execute(),
    )
    expect(marks).toEqual([{ slot_id: event.slots[0], reason: 'Non venu' }])
    expect(await undo(event.id, [gone])).toEqual({ count: 1 })
    expect(await closing(event.id)).toMatchObject({ missing: [{ registration: gone }] })
  })

  test('an only half-day missed makes an absence, taken back it is expected again; who came is never touched', async () => {
    const event = await aSession(tenant, { slots: [{ start_at: hours(-4), end_at: hours(-1) }] })
    const [gone, spared] = [await aPerson(event.id), await aPerson(event.id)]
    expect(await close(event.id, [gone])).toEqual({ count: 1 })
    expect([await statusOf(gone), await statusOf(spared)]).toEqual(['absent', 'registered'])
    expect(await closing(event.id)).toMatchObject({ absent: [{ registration: gone }], missing: [{ registration: spared }] })
    expect(await undo(event.id, [gone])).toEqual({ count: 1 })
    expect(await statusOf(gone)).toBe('registered')
  })

  test('without half-days, entries alone tell who came', async () => {
    const event = await aSession(tenant)
    const [came, gone] = [await aPerson(event.id), await aPerson(event.id)]
    await enter(event.id, came)
    expect(await closing(event.id)).toMatchObject({ expected: 2, came: 1, half_days: null, missing: [{ registration: gone }] })
    expect(await close(event.id, [came, gone])).toEqual({ count: 1 })
    expect([await statusOf(came), await statusOf(gone)]).toEqual(['present', 'absent'])
    expect(await undo(event.id, [gone, came])).toEqual({ count: 1 })
    expect([await statusOf(came), await statusOf(gone)]).toEqual(['present', 'registered'])
  })

  test('a locked sheet takes no absence, and those who only read close nothing', async () => {
    const event = await aSession(tenant, { slots: [{ start_at: hours(-4), end_at: hours(-1) }] })
    const gone = await aPerson(event.id)
    await tenant.inTenant((db) => db.insertInto('attendance_sheets').values({ event_id: event.id, locked_at: new Date() }).execute())
    await expect(close(event.id, [gone])).rejects.toMatchObject({ status: 409 })
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    await expect(callAs(program, reader, attendanceContract.closing, { params: at(event.id) })).rejects.toMatchObject({ status: 403 })
    expect(await statusOf(gone)).toBe('registered')
  })
})
