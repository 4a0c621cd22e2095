import { attendanceContract } from '@kxo/domain/attendance/contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLedSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { zoneAtNoon } from '../../../testing/zone-at-noon.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { time_zone: zoneAtNoon() } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const inClient = <T extends object>(more: T) => ({ client: tenant.name, ...more })
/** A session from so many minutes from now on, two hours long. */
async function aDay(starts: number) {
  const { event, registration, ...people } = await aLedSession(tenant, [{ start_at: from(starts), end_at: from(starts + 120) }], {
    first_name: 'Léa',
    last_name: 'Roy',
  })
  return { id: event.id, slot: event.slots[0]!, ...people, registration: registration.id }
}
type Day = Awaited<ReturnType<typeof aDay>>
type Said = { kind?: 'late' | 'absent'; minutes?: number | null; slot?: number | null; reason?: string }
const give = (day: Day, { kind = 'absent', minutes = null, slot = day.slot, reason = 'Grève' }: Said = {}, who = day.learner) =>
  callAs(program, who, attendanceContract.giveNotice, {
    params: inClient({ id: day.registration }),
    body: { slot, kind, minutes, absence_reason: 'transport', reason },
  })
const decide = (who: Persona, notice: number, is_excused: boolean, reason = '') =>
  callAs(program, who, attendanceContract.decideNotice, { params: inClient({ notice }), body: { is_excused, reason } })
const sheetOf = (who: Persona, day: Day) => callAs(program, who, attendanceContract.sheet, { params: inClient({ id: day.id }) })
const own = (day: Day) => callAs(program, day.learner, attendanceContract.ownHalfDays, { params: inClient({}), query: {} })
const bells = async (who: Persona) => (await callAs(program, who, tasksContract.notifications, {})).map(({ label }) => label)
const markAbsent = (day: Day) =>
  callAs(program, day.trainer, attendanceContract.markAbsent, {
    params: inClient({ slot: day.slot }),
    body: { registration: day.registration, absence_reason: 'unexplained', reason: '' },
  })

test('who will be late says it: whoever leads and whoever organises hear it and read it on the sheet, where nothing is recorded', async () => {
  const day = await aDay(60)
  await give(day, { kind: 'late', minutes: 20 })
  const sheet = await sheetOf(day.trainer, day)
  expect(sheet.notices).toMatchObject([{ registration: day.registration, slot: day.slot, kind: 'late', minutes: 20, status: 'waiting' }])
  expect(sheet.people[0]!.marks[0]).toMatchObject({ state: 'coming', presence: null, minutes_late: 0, signed_at: null })
  for (const who of [day.trainer, admin]) expect((await bells(who))[0]).toContain('Léa Roy arrivera en retard')
  expect(await own(day)).toMatchObject([{ notice: { kind: 'late' }, notices_open: ['late', 'absent'] }])
})

test('said again, it takes the place of what was said; taken back, it is gone and those who were told hear it', async () => {
  const day = await aDay(60)
  await give(day, { kind: 'late', minutes: 20 })
  const { id } = await give(day)
  expect((await sheetOf(admin, day)).notices).toMatchObject([{ id, kind: 'absent', minutes: null }])
  await callAs(program, day.learner, attendanceContract.withdrawNotice, { params: inClient({ notice: id }) })
  expect((await sheetOf(admin, day)).notices).toEqual([])
  expect((await bells(day.trainer))[0]).toContain('Léa Roy sera finalement là')
})

test('nobody says it for somebody else: neither who leads, nor an administrator, nor another learner', async () => {
  const day = await aDay(60)
  const other = await aDay(60)
  for (const who of [day.trainer, admin, other.learner]) await expect(give(day, {}, who)).rejects.toMatchObject({ status: 403 })
  await expect(give(day, { slot: other.slot })).rejects.toMatchObject({ status: 404 })
})

test('what was seen needs no notice, what is over is explained only when an absence is noted', async () => {
  const day = await aDay(-180)
  await expect(give(day)).rejects.toMatchObject({ status: 409, code: 'noticeTooLate' })
  await expect(give(day, { slot: null })).rejects.toMatchObject({ status: 409 })
  await markAbsent(day)
  await expect(give(day, { kind: 'late', minutes: 5 })).rejects.toMatchObject({ code: 'noticeTooLate' })
  await give(day)
  expect((await bells(admin))[0]).toContain('Léa Roy explique une absence')
  const here = await aDay(-30)
  await callAs(program, here.trainer, attendanceContract.markLate, {
    params: inClient({ slot: here.slot }),
    body: { registration: here.registration, minutes: 10, reason: '' },
  })
  await expect(give(here)).rejects.toMatchObject({ code: 'presenceSeen' })
})

test('absent from the whole event, one explanation is for all of it', async () => {
  const day = await aDay(-180)
  await markAbsent(day)
  const { id } = await give(day, { slot: null })
  expect((await sheetOf(admin, day)).notices).toMatchObject([{ id, slot: null }])
  expect(await own(day)).toMatchObject([{ state: 'absent', notice: { id } }])
})

test('the organiser excuses or not, saying why not; the record of the half-day is as it was, its person is told', async () => {
  const day = await aDay(-180)
  await markAbsent(day)
  const before = (await sheetOf(admin, day)).people[0]!.marks
  const { id } = await give(day)
  await expect(decide(day.trainer, id, true)).rejects.toMatchObject({ status: 403 })
  await expect(decide(admin, id, false)).rejects.toThrow('required')
  expect(await decide(admin, id, false, 'Sans justificatif')).toMatchObject({ status: 'refused', decision_reason: 'Sans justificatif' })
  expect((await bells(day.learner))[0]).toContain('n’est pas retenue')
  await expect(give(day)).rejects.toMatchObject({ code: 'noticeSettled' })
  expect(await decide(admin, id, true)).toMatchObject({ status: 'excused', decision_reason: null })
  expect((await bells(day.learner))[0]).toContain('Votre absence est excusée')
  expect((await sheetOf(admin, day)).people[0]!.marks).toEqual(before)
  const traced = await tenant.inTenant((db) =>
    db.selectFrom('traces').select('action').where('subject_id', '=', day.registration).where('subject', '=', 'registration').execute(),
  )
  expect(traced.map(({ action }) => action)).toEqual(expect.arrayContaining(['report_absence', 'refuse_absence_excuse', 'excuse_absence']))
})

test('what proves it is opened by its person and the administration, not by who leads', async () => {
  const day = await aDay(60)
  const { id } = await give(day)
  const sent = await sendFile(program, day.learner, attendanceContract.attachNoticeProof, {
    params: inClient({ notice: id }),
    name: 'bulletin.pdf',
    bytes: '%PDF-1.4\n',
  })
  expect(sent.has_proof).toBe(true)
  const url = `/api/clients/${tenant.name}/attendance-notices/${id}/proof/`
  const read = async (who: Persona) => (await program.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })).statusCode
  expect([await read(day.learner), await read(admin), await read(day.trainer)]).toEqual([200, 200, 403])
})
