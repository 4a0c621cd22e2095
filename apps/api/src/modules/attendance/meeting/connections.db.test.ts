import { attendanceContract } from '@kxo/domain/attendance/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { anOnlineDay } from '../../../testing/an-online-day.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { readSheetPrint } from '../sheets/read-sheet-print.ts'
import { endLostConnections, tenantsWithLostConnections } from './end-lost-connections.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let learner: Persona
let event: number
let registration: number
const minute = 60_000
const meetings = { url: 'https://meet.test', appId: 'kxo', secret: 's'.repeat(32) }

beforeAll(async () => {
  program = await startProgram()
  Object.assign(program.services.config, { meetings })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

/** A half-day in the room of the product, held for an hour and lasting two more, whose exits count. */
beforeEach(async () => {
  ;({ event, registration, learner } = await anOnlineDay(tenant, { responsible: admin.id, startsIn: -60, changes: { meeting_url: null } }))
  await callAs(program, admin, attendanceContract.changeSettings, {
    ...at(),
    body: { means: ['account', 'meeting'], open_minutes: 15, close_hours: 24, doors: [], counts_exits: true },
  })
})
const at = () => ({ params: { client: tenant.name, id: event } })
const enter = async (): Promise<number> => (await callAs(program, learner, attendanceContract.enterMeeting, at())).entry!
const tell = (entry: number, moment: 'here' | 'left', by = learner) =>
  callAs(program, by, attendanceContract.stayInMeeting, { params: { client: tenant.name, id: event, entry }, body: { moment } })
/** As if an entry had been made, heard of and left that many minutes earlier. */
const backdate = (entry: number, minutes: number) =>
  tenant.inTenant((db) =>
    sql`update meeting_entries set entered_at = entered_at - make_interval(mins => ${minutes}::int), seen_at = seen_at - make_interval(mins => ${minutes}::int),
      left_at = left_at - make_interval(mins => ${minutes}::int) where id = ${entry}`.execute(db),
  )
const away = () =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('presences').select('minutes_away').where('registration_id', '=', registration).execute()).map(
      (row) => row.minutes_away,
    ),
  )
const mark = async (by: Persona = admin) =>
  (await callAs(program, by, attendanceContract.sheet, at())).people.find((person) => person.registration === registration)?.marks[0]
const between = (from: number, to: number) => Math.round((to - from) / minute)

describe('FOR-34 the connections to a video meeting', () => {
  test('say when each began and ended, on the sheet and beside who leads', async () => {
    const entry = await enter()
    expect(await tell(entry, 'here')).toEqual({ is_open: true })
    expect((await mark())?.connections).toEqual([{ from: expect.any(Date), to: null }])
    expect(await tell(entry, 'left')).toEqual({ is_open: false })
    await backdate(entry, 20)
    await enter()
    const [first, second] = (await mark())?.connections ?? []
    expect([first?.to, second?.to]).toEqual([expect.any(Date), null])
    const { people } = await callAs(program, admin, attendanceContract.meeting, at())
    expect(people).toEqual([{ id: registration, name: 'Ada Roy', entered_at: first?.from, left_at: null }])
  })

  test('leave out of the hours what was spent out of the room, and say so again at each return', async () => {
    const entry = await enter()
    // The first hour is a lateness, which whoever leads confirms.
    expect(await away()).toEqual([0])
    await tell(entry, 'left')
    expect(await away()).toEqual([120])
    await backdate(entry, 30)
    await enter()
    expect(await away()).toEqual([30])
  })

  test('end when the room was last heard of, once it no longer is', async () => {
    const entry = await enter()
    await backdate(entry, 10)
    const due = () => acrossTenants(program.database, ({ db }) => tenantsWithLostConnections(db, new Date()))
    expect(await due()).toContain(tenant.id)
    await tenant.asMachine(endLostConnections)
    expect(await due()).not.toContain(tenant.id)
    const [connection] = (await mark())?.connections ?? []
    expect(between(connection!.from.getTime(), connection!.to!.getTime())).toBe(0)
    expect(await away()).toEqual([10 + 120])
    await expect(tell(entry, 'here')).rejects.toMatchObject({ status: 404 })
  })

  test('are told by whoever made them alone, and change nothing of a locked sheet', async () => {
    const entry = await enter()
    await expect(tell(entry, 'left', admin)).rejects.toMatchObject({ status: 404 })
    const before = await away()
    await tenant.inTenant((db) => db.insertInto('attendance_sheets').values({ event_id: event, locked_at: new Date() }).execute())
    await tell(entry, 'left')
    expect(await away()).toEqual(before)
  })

  test('are printed with the sheet', async () => {
    const entry = await enter()
    await tell(entry, 'left')
    await backdate(entry, 15)
    const { print } = await tenant.asMachine((context) => readSheetPrint(context, event, { sealedAt: null, isBlank: false }))
    expect(print.connections?.rows).toEqual([
      ['Ada Roy', expect.any(String), expect.stringMatching(/^\d+\u202fh\u202f\d+ – \d+\u202fh\u202f\d+$/), '0\u202fh'],
    ])
    const blank = await tenant.asMachine((context) => readSheetPrint(context, event, { sealedAt: null, isBlank: true }))
    expect(blank.print.connections).toBeNull()
  })
})
