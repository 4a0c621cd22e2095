import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { ProductionKind, ProofKind } from '@kxo/domain/attendance/productions/productions'
import { consentVersion } from '@kxo/domain/attendance/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aLedSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const on = (id: number) => ({ params: { client: tenant.name, id } })
/** A morning that is over, signed by its learner and its trainer. */
async function aSignedDay() {
  const day = await aLedSession(tenant, [{ start_at: from(-180), end_at: from(-60) }])
  const slot = day.event.slots[0]!
  await tenant.inTenant((db) => db.updateTable('events').set({ is_training: true }).where('id', '=', day.event.id).execute())
  const body = { typed_name: 'Élodie Œuvrard', consent_version: consentVersion }
  await callAs(program, day.learner, attendanceContract.sign, { params: { client: tenant.name, slot }, body })
  await callAs(program, day.trainer, attendanceContract.sign, { params: { client: tenant.name, slot }, body: { ...body, as: 'partner' } })
  return day
}
const lock = (who: Persona, id: number) => callAs(program, who, attendanceContract.lockSheet, on(id))
const choose = (who: Persona, id: number, kind: ProofKind, is_automatic: boolean) =>
  callAs(program, who, attendanceContract.changeProductions, { ...on(id), body: { kind, is_automatic } })
const produced = async (id: number, kind: ProductionKind) =>
  (await callAs(program, admin, attendanceContract.productions, on(id))).productions.find((one) => one.kind === kind)
const waiting = async (job: 'issue-attestation' | 'issue-certificate', registration: number) =>
  (await waitingJobs(program, tenant.id, job)).filter(({ registration_id }) => registration_id === registration).length

test('an attestation is made as the sheet locks unless the event says otherwise; the rest is then made by hand', async () => {
  const usual = await aSignedDay()
  expect(await produced(usual.event.id, 'attestation')).toMatchObject({ made: 0, missing: null, is_automatic: true })
  await lock(usual.trainer, usual.event.id)
  expect(await waiting('issue-attestation', usual.registration.id)).toBe(1)

  const { event, registration, trainer } = await aSignedDay()
  await choose(admin, event.id, 'attestation', false)
  await lock(trainer, event.id)
  expect(await waiting('issue-attestation', registration.id)).toBe(0)
  expect(await produced(event.id, 'attestation')).toMatchObject({ made: 0, missing: 1, is_automatic: false })
  const ask = (who: Persona) => callAs(program, who, attendanceContract.issueAttestations, { ...on(event.id), body: {} })
  await expect(ask(trainer)).rejects.toMatchObject({ status: 403 })
  expect(await ask(admin)).toEqual({ count: 1 })
  await runJobNow(program, tenant.id, 'issue-attestation', { registration_id: registration.id })
  expect(await produced(event.id, 'attestation')).toMatchObject({ made: 1, missing: 0, last_at: expect.any(Date) })
  expect(await ask(admin)).toEqual({ count: 0 })
})

test('FOR-35 a certificat de réalisation is made as the sheet locks once the event asks for it', async () => {
  const { event, registration, trainer } = await aSignedDay()
  expect(await produced(event.id, 'certificate')).toMatchObject({ is_automatic: false })
  await choose(admin, event.id, 'certificate', true)
  await lock(trainer, event.id)
  expect(await waiting('issue-certificate', registration.id)).toBe(1)
  await tenant.inTenant((db) => db.updateTable('events').set({ is_training: false }).where('id', '=', event.id).execute())
  expect(await produced(event.id, 'certificate')).toBeUndefined()
})

test('attestations wait for the lock, and who does not build the event chooses nothing', async () => {
  const { event, learner } = await aSignedDay()
  await expect(callAs(program, admin, attendanceContract.issueAttestations, { ...on(event.id), body: {} })).rejects.toMatchObject({
    status: 409,
    code: 'notLocked',
  })
  await expect(choose(learner, event.id, 'attestation', false)).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, learner, attendanceContract.productions, on(event.id))).rejects.toMatchObject({ status: 403 })
})
