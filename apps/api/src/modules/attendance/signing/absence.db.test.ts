import { attendanceContract } from '@kxo/domain/attendance/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLedSession, aRegistration } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
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
const at = (id: number) => ({ client: tenant.name, id })
async function aDay() {
  const { event, registration, ...people } = await aLedSession(tenant, [{ start_at: from(-60), end_at: from(60) }], {
    first_name: 'Léa',
    last_name: 'Roy',
  })
  return { id: event.id, slot: event.slots[0]!, ...people, registration: registration.id }
}
type Day = Awaited<ReturnType<typeof aDay>>
const absent = (who: Persona, { slot, registration }: Day, absence_reason: 'transport' | 'other', reason = '') =>
  callAs(program, who, attendanceContract.markAbsent, {
    params: { client: tenant.name, slot },
    body: { registration, absence_reason, reason },
  })
const late = (who: Persona, { slot, registration }: Day) =>
  callAs(program, who, attendanceContract.markLate, {
    params: { client: tenant.name, slot },
    body: { registration, minutes: 0, reason: '' },
  })
const markOf = async (day: Day) => (await callAs(program, admin, attendanceContract.sheet, { params: at(day.id) })).people[0]!.marks[0]!
const lines = (who: Persona, day: Day, presence?: 'absent') =>
  callAs(program, who, attendanceContract.sheetLines, {
    params: at(day.id),
    query: { page: 1, page_size: 25, ...(presence && { presence }) },
  })

test('FOR-31 why somebody was absent is on the sheet and before their own eyes, and goes with the absence', async () => {
  const day = await aDay()
  await absent(day.trainer, day, 'transport', 'Grève')
  expect(await markOf(day)).toMatchObject({ state: 'absent', absence_reason: 'transport', reason: 'Grève' })
  const own = await callAs(program, day.learner, attendanceContract.ownHalfDays, { params: { client: tenant.name }, query: {} })
  expect(own).toMatchObject([{ state: 'absent', absence_reason: 'transport', reason: 'Grève' }])
  await late(day.trainer, day)
  expect(await markOf(day)).toMatchObject({ presence: 'present', absence_reason: null })
})

test('coming in after all takes the absence and its reason back', async () => {
  const day = await aDay()
  await absent(admin, day, 'transport')
  const scan = { id: crypto.randomUUID(), kind: 'entry', registration: day.registration, at: new Date(), is_offline: false } as const
  await callAs(program, admin, attendanceContract.recordScans, { params: at(day.id), body: { sent_at: new Date(), scans: [scan] } })
  expect(await markOf(day)).toMatchObject({ presence: 'present', absence_reason: null })
})

test('whoever keeps the sheet reads it as a table and takes it away, absences and reasons included; others do not', async () => {
  const day = await aDay()
  await aRegistration(tenant, day.id, (await tenant.aPerson({ first_name: 'Zoé', last_name: 'Nô' })).id)
  await absent(day.trainer, day, 'other', 'Grève')
  expect((await lines(day.trainer, day)).results).toMatchObject([
    { name: 'Zoé Nô', presence: null, absence_reason: null },
    { name: 'Léa Roy', presence: 'absent', absence_reason: 'other', reason: 'Grève', minutes_late: 0, signed_at: null },
  ])
  expect((await lines(admin, day, 'absent')).results).toMatchObject([{ name: 'Léa Roy' }])
  await expect(lines(day.learner, day)).rejects.toMatchObject({ status: 403 })
  const file = await program.app.inject({
    url: `/api/clients/${tenant.name}/events/${day.id}/attendance-sheet/lines/?format=csv&columns=name,presence,absence_reason,reason`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(file.body.split('\r\n').slice(1, 3)).toEqual(['Zoé Nô;;;', 'Léa Roy;Absence;Autre motif;Grève'])
})
