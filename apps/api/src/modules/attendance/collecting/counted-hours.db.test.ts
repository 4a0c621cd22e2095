import { attendanceContract } from '@kxo/domain/attendance/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { aLedSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { zoneAtNoon } from '../../../testing/zone-at-noon.ts'
import { tenantsWithSheetsDue } from '../sheets/lock-due.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { time_zone: zoneAtNoon() } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const day = 24 * 60
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const at = (id: number) => ({ client: tenant.name, id })
async function aDay(start: number, end: number) {
  const { event, registration, ...people } = await aLedSession(tenant, [{ start_at: from(start), end_at: from(end) }])
  return { id: event.id, slot: event.slots[0]!, ...people, registration: registration.id }
}
type Day = Awaited<ReturnType<typeof aDay>>
type Counted = { lock_after_days?: number; rounding?: 'quarter'; counts_exits?: boolean; means?: 'door' }
const settle = (of: Day, { means, ...counted }: Counted) =>
  callAs(program, admin, attendanceContract.changeSettings, {
    params: at(of.id),
    body: { means: [means ?? 'account'], open_minutes: 15, close_hours: 24, doors: [], ...counted },
  })
const sheetOf = (of: Day) => callAs(program, admin, attendanceContract.sheet, { params: at(of.id) })
const countersign = (of: Day) =>
  tenant.inTenant((db) =>
    db
      .insertInto('signatures')
      .values({
        event_id: of.id,
        slot_id: of.slot,
        partner_user_id: of.trainer.id,
        typed_name: 'X',
        consent_version: '1',
        evidence: JSON.stringify({ person: { name: 'X' }, mode: 'account', address: '', user_agent: '' }),
        previous_hash: '',
        hash: 'h',
      })
      .execute(),
  )
const isDue = async () => (await acrossTenants(program.database, ({ db }) => tenantsWithSheetsDue(db, new Date()))).includes(tenant.id)
const lockDue = () => runJobNow(program, tenant.id, 'lock-due-sheets', {})

test('FOR-32 a sheet locks by itself once its days are over and it is countersigned, and a sheet reopened waits for a hand', async () => {
  const [over, recent, unsaid] = [await aDay(-3 * day, -2 * day - 5), await aDay(-day, -day + 60), await aDay(-3 * day, -2 * day - 5)]
  for (const one of [over, recent]) await settle(one, { lock_after_days: 2 })
  for (const one of [recent, unsaid]) await countersign(one)
  expect(await isDue()).toBe(false)
  const { locks_at, slots } = await sheetOf(recent)
  expect(locks_at).toEqual(new Date(slots[0]!.end_at.getTime() + 2 * day * 60_000))
  await countersign(over)
  expect(await isDue()).toBe(true)
  await lockDue()
  expect([(await sheetOf(over)).locked_at, (await sheetOf(recent)).locked_at, (await sheetOf(unsaid)).locked_at]).toEqual([
    expect.any(Date),
    null,
    null,
  ])
  const lines = await tenant.inTenant((db) =>
    db.selectFrom('traces').select(['action', 'user_id']).where('event_id', '=', over.id).where('action', 'like', 'lock%').execute(),
  )
  expect(lines).toEqual([{ action: 'lock_attendance_due', user_id: null }])
  await callAs(program, admin, attendanceContract.reopenSheet, { params: at(over.id), body: { reason: 'Erreur' } })
  expect(await isDue()).toBe(false)
})

const scan = (of: Day, kind: 'entry' | 'exit', minutes: number) =>
  callAs(program, admin, attendanceContract.recordScans, {
    params: at(of.id),
    body: {
      sent_at: new Date(),
      door: null,
      scans: [{ id: crypto.randomUUID(), kind, registration: of.registration, at: from(minutes), is_offline: true }],
    },
  })
const minutesOf = async (of: Day) => {
  const [person] = (await sheetOf(of)).people
  return { minutes: person!.minutes, minutes_away: person!.marks[0]!.minutes_away }
}

test('FOR-31 where exits count, what is spent outside is taken off until the return, and comes back with a passage taken back', async () => {
  const there = await aDay(-120, 60)
  await settle(there, { means: 'door', counts_exits: true })
  await scan(there, 'entry', -118)
  await scan(there, 'exit', -60)
  expect(await minutesOf(there)).toEqual({ minutes: 60, minutes_away: 120 })
  const { results } = await scan(there, 'entry', -30)
  expect(await minutesOf(there)).toEqual({ minutes: 150, minutes_away: 30 })
  await callAs(program, admin, attendanceContract.undoPassage, {
    params: { client: tenant.name, passage: results[0]!.id },
    body: { reason: 'Erreur' },
  })
  expect(await minutesOf(there)).toEqual({ minutes: 60, minutes_away: 120 })
})

test('where exits do not count they change no hour', async () => {
  const there = await aDay(-120, 60)
  await settle(there, { means: 'door' })
  await scan(there, 'entry', -118)
  await scan(there, 'exit', -60)
  expect(await minutesOf(there)).toEqual({ minutes: 180, minutes_away: 0 })
})

test('FOR-35 the hours of a sheet are rounded down as its event says', async () => {
  const there = await aDay(-120, 60)
  await settle(there, { means: 'door', rounding: 'quarter' })
  await scan(there, 'entry', -118)
  await callAs(program, there.trainer, attendanceContract.markLate, {
    params: { client: tenant.name, slot: there.slot },
    body: { registration: there.registration, minutes: 8, reason: '' },
  })
  expect((await minutesOf(there)).minutes).toBe(165)
})
