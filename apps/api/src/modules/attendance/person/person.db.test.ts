import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { presenceState } from '@kxo/domain/attendance/presence'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLedSession } from '../../../testing/a-session.ts'
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

const year = new Date().getFullYear()
const on = (of: number, from: string, to: string) => ({
  start_at: new Date(`${of}-01-15T${from}:00Z`),
  end_at: new Date(`${of}-01-15T${to}:00Z`),
})
const page = { page: 1, page_size: 25 }
/** Three half-days last year, and one that is still to come: one regularised late, one missed, one absent. */
async function aPerson() {
  const { event, learner, registration } = await aLedSession(tenant, [
    on(year - 1, '08:00', '11:00'),
    on(year - 1, '12:00', '15:00'),
    on(year - 1, '16:00', '18:00'),
    on(year + 1, '08:00', '11:00'),
  ])
  const [first, , third] = event.slots as [number, number, number]
  await tenant.inTenant(async (db) => {
    const row = { registration_id: registration.id }
    await db
      .insertInto('presences')
      .values([
        { ...row, slot_id: first, state: presenceState.codeOf('late'), source: 'regularisation', minutes_late: 30, reason: 'Oubli' },
        { ...row, slot_id: third, state: presenceState.codeOf('absent'), source: 'absence' },
      ])
      .execute()
  })
  return { event, learner }
}
const hours = (who: Persona, id: number) => callAs(program, who, contract.personHours, { params: { client: tenant.name, id } })
const halfDays = (who: Persona, id: number) =>
  callAs(program, who, contract.personHalfDays, { params: { client: tenant.name, id }, query: page })

test('FOR-31: hours are counted by calendar year from what proves each half-day, less the lateness', async () => {
  const { learner } = await aPerson()
  const expected = {
    years: [
      { year, minutes: 0 },
      { year: year - 1, minutes: 150 },
      { year: year - 2, minutes: 0 },
    ],
  }
  expect(await callAs(program, learner, contract.ownHours, { params: { client: tenant.name } })).toEqual(expected)
  expect(await hours(admin, learner.id)).toEqual(expected)
})

test('each half-day says what proves it, the latest first', async () => {
  const { learner, event } = await aPerson()
  const { results, count } = await halfDays(admin, learner.id)
  expect(count).toBe(4)
  expect(results.map(({ state, minutes, minutes_late }) => [state, minutes, minutes_late])).toEqual([
    ['coming', null, 0],
    ['absent', null, 0],
    ['missed', null, 0],
    ['regularised', 150, 30],
  ])
  expect(results.every((one) => one.event === event.id)).toBe(true)
})

test('is read by those who read sheets, and of nobody of another tenant', async () => {
  const { learner } = await aPerson()
  const other = await tenant.aPerson()
  for (const read of [hours, halfDays]) {
    await expect(read(other, learner.id)).rejects.toMatchObject({ status: 403 })
    await expect(read(learner, learner.id)).rejects.toMatchObject({ status: 403 })
  }
  const elsewhere = await aTenant(program)
  const stranger = await elsewhere.anAdmin()
  await expect(
    callAs(program, stranger, contract.personHours, { params: { client: elsewhere.name, id: learner.id } }),
  ).rejects.toMatchObject({ status: 404 })
})
