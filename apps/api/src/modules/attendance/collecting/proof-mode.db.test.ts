import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { SigningMeans } from '@kxo/domain/attendance/signing-means'
import { consentVersion } from '@kxo/domain/attendance/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLedSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { zoneAtNoon } from '../../../testing/zone-at-noon.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { time_zone: zoneAtNoon() } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const client = () => tenant.name
async function aDay(slots = [{ start_at: from(-60), end_at: from(60) }]) {
  const { registration, ...day } = await aLedSession(tenant, slots)
  return { ...day, registration: registration.id, slot: day.event.slots[0]! }
}
const prove = (event: { id: number }, means: SigningMeans[], late_after: number | null = null) =>
  callAs(program, admin, attendanceContract.changeSettings, {
    params: { client: client(), id: event.id },
    body: { means, open_minutes: 15, close_hours: 24, doors: [], remind_start: 30, remind_end: 0, late_after },
  })
const sign = (person: Persona, slot: number, as?: 'partner') =>
  callAs(program, person, attendanceContract.sign, {
    params: { client: client(), slot },
    body: { typed_name: 'Léa', consent_version: consentVersion, ...(as && { as }) },
  })
const regularise = (slot: number, registration: number) =>
  callAs(program, admin, attendanceContract.regularise, { params: { client: client(), slot }, body: { registration, reason: 'Oubli' } })
const late = (who: Persona, slot: number, registration: number, minutes: number) =>
  callAs(program, who, attendanceContract.markLate, { params: { client: client(), slot }, body: { registration, minutes, reason: '' } })
const enter = (event: { id: number }, registration: number, at = new Date()) =>
  callAs(program, admin, attendanceContract.recordScans, {
    params: { client: client(), id: event.id },
    body: { sent_at: new Date(), door: null, scans: [{ id: crypto.randomUUID(), kind: 'entry', registration, at, is_offline: true }] },
  })
const rowOf = async (event: { id: number }, who = admin) => {
  const sheet = await callAs(program, who, attendanceContract.sheet, { params: { client: client(), id: event.id } })
  return { minutes: sheet.people[0]!.minutes, ...sheet.people[0]!.marks[0]! }
}
const ownOf = (person: Persona) =>
  callAs(program, person, attendanceContract.ownHalfDays, { params: { client: client() }, query: { user: 'me' } })
const lock = (who: Persona, event: { id: number }) =>
  callAs(program, who, attendanceContract.lockSheet, { params: { client: client(), id: event.id } })

test('nothing proves presence: nobody signs, nobody regularises, no sheet is locked, nothing is listed to sign', async () => {
  const { event, learner, trainer, registration, slot } = await aDay([{ start_at: from(-60), end_at: from(-10) }])
  await prove(event, [])
  await expect(sign(learner, slot)).rejects.toMatchObject({ status: 409, code: 'notProved' })
  await expect(sign(trainer, slot, 'partner')).rejects.toMatchObject({ code: 'notProved' })
  await expect(regularise(slot, registration)).rejects.toMatchObject({ code: 'notProved' })
  await expect(lock(trainer, event)).rejects.toMatchObject({ code: 'notProved' })
  expect([await ownOf(learner), await ownOf(trainer)]).toEqual([[], []])
})

test('where coming in is the proof, an entry counts as the half-day, a lateness confirmed is taken off it, and nobody else signs', async () => {
  const { event, learner, trainer, registration, slot } = await aDay()
  await prove(event, ['door'], 15)
  await expect(sign(learner, slot)).rejects.toMatchObject({ status: 409, code: 'notSigned' })
  expect(await ownOf(learner)).toEqual([])
  await enter(event, registration, from(-30))
  expect(await rowOf(event)).toMatchObject({ state: 'entered', minutes: 120, late_to_confirm: 30 })
  expect(await ownOf(learner)).toMatchObject([{ slot, state: 'entered' }])
  await late(trainer, slot, registration, 30)
  expect(await rowOf(event)).toMatchObject({ state: 'entered', minutes: 90, minutes_late: 30, late_to_confirm: null })
  await sign(trainer, slot, 'partner')
})

test('at any other event an entry shows that somebody came and proves nothing', async () => {
  const { event, registration } = await aDay()
  await enter(event, registration)
  expect(await rowOf(event)).toMatchObject({ state: 'open', presence: 'present', minutes: 0 })
})

test('an entry taken back proves nothing any more', async () => {
  const { event, registration } = await aDay()
  await prove(event, ['door'])
  const { results } = await enter(event, registration)
  await callAs(program, admin, attendanceContract.undoPassage, {
    params: { client: client(), passage: results[0]!.id },
    body: { reason: 'Mauvaise personne' },
  })
  expect(await rowOf(event)).toMatchObject({ state: 'open', presence: null, minutes: 0 })
})

test('where the organisation asks for the code shown on site, an event that chose nothing asks for it too', async () => {
  const strict = await aTenant(program, { params: { time_zone: zoneAtNoon(), attendance_code: true } })
  const [day, usual] = [await aLedSession(strict, [{ start_at: from(-60), end_at: from(60) }]), await aDay()]
  const signs = (who: Persona, slot: number, at: string) =>
    callAs(program, who, attendanceContract.sign, {
      params: { client: at, slot },
      body: { typed_name: 'Léa', consent_version: consentVersion },
    })
  await expect(signs(day.learner, day.event.slots[0]!, strict.name)).rejects.toMatchObject({ status: 422, code: 'codeNeeded' })
  await signs(usual.learner, usual.slot, tenant.name)
})

test('from the first proof the mode is frozen, its means and its delays are not', async () => {
  const { event, learner, slot } = await aDay()
  expect((await prove(event, ['account'])).proofs).toBe(0)
  await sign(learner, slot)
  await expect(prove(event, ['door'])).rejects.toMatchObject({ status: 409, code: 'modeFrozen' })
  await expect(prove(event, [])).rejects.toMatchObject({ code: 'modeFrozen' })
  expect(await prove(event, ['code', 'tablet'], 20)).toMatchObject({ means: ['code', 'tablet'], late_after: 20, proofs: 1 })
})

test('FOR-32 who signed later than the event counts from is suggested as late, until whoever leads the half-day judges it', async () => {
  const { event, learner, trainer, registration, slot } = await aDay([{ start_at: from(-20.5), end_at: from(60) }])
  await prove(event, ['account'], 30)
  await sign(learner, slot)
  expect(await rowOf(event)).toMatchObject({ late_to_confirm: null })
  await prove(event, ['account'], 15)
  expect(await rowOf(event, trainer)).toMatchObject({ late_to_confirm: 20, minutes_late: 0 })
  await late(trainer, slot, registration, 0)
  expect(await rowOf(event)).toMatchObject({ late_to_confirm: null, minutes_late: 0, state: 'signed' })
})
