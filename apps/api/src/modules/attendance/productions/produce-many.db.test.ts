import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import type { ProducedForMany } from '@kxo/domain/attendance/productions/produce-many'
import { consentVersion } from '@kxo/domain/attendance/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLedSession, aRegistration } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
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
afterAll(() => program.close())

const request = (ids: number[], kind: ProducedForMany) => ({ params: { client: tenant.name }, body: { ids, kind } })
const preview = (ids: number[], kind: ProducedForMany, who = admin) => callAs(program, who, contract.previewProductions, request(ids, kind))
const produce = (ids: number[], kind: ProducedForMany, who = admin) => callAs(program, who, contract.produceMany, request(ids, kind))
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('attestations of many events: those of locked sheets, once; the others say why', async () => {
  const { event, learner, trainer, registration } = await aLedSession(tenant, [{ start_at: from(-180), end_at: from(-60) }])
  const body = { typed_name: 'Élodie Œuvrard', consent_version: consentVersion }
  const slot = { params: { client: tenant.name, slot: event.slots[0]! } }
  await callAs(program, learner, contract.sign, { ...slot, body })
  await callAs(program, trainer, contract.sign, { ...slot, body: { ...body, as: 'partner' } })
  const { id: open } = await aTraining(tenant, admin.id, { title: 'À venir' })
  const ids = [event.id, open]
  expect((await preview([event.id], 'attestation')).left).toMatchObject([{ reason: 'Feuille d’émargement à verrouiller d’abord' }])
  await callAs(program, admin, contract.changeProductions, {
    params: { client: tenant.name, id: event.id },
    body: { kind: 'attestation', is_automatic: false },
  })
  await callAs(program, trainer, contract.lockSheet, { params: { client: tenant.name, id: event.id } })
  expect(await preview(ids, 'attestation')).toMatchObject({ changed: 1, documents: 1, left: [{ names: ['À venir'] }] })
  expect(await waitingJobs(program, tenant.id, 'produce-documents')).toEqual([])
  expect(await produce(ids, 'attestation')).toMatchObject({ changed: 1, documents: 1 })
  const [job] = await waitingJobs(program, tenant.id, 'produce-documents')
  expect(job).toMatchObject({ event_ids: [event.id], kind: 'attestation' })
  await runJobNow(program, tenant.id, 'produce-documents', job!)
  expect(await waitingJobs(program, tenant.id, 'issue-attestation')).toContainEqual(
    expect.objectContaining({ registration_id: registration.id }),
  )
})

test('tickets of those who have none; an event that has no such document says so in its own words', async () => {
  const { id } = await aTraining(tenant, admin.id, { title: 'Convoquée' })
  const people = [await tenant.aPerson(), await tenant.aPerson()]
  for (const person of people) await aRegistration(tenant, id, person.id)
  const plain = await anOpenEvent(tenant, { title: 'Sans certificat' })
  expect(await preview([id], 'ticket')).toMatchObject({ changed: 1, documents: 2 })
  expect((await preview([plain], 'certificate')).left).toEqual([
    { reason: 'Aucun modèle de document est configuré pour générer le certificat de réalisation', count: 1, names: ['Sans certificat'] },
  ])
})

test('is refused to whoever issues none', async () => {
  const id = await anOpenEvent(tenant)
  await expect(preview([id], 'ticket', await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  await expect(produce([id], 'ticket', await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
})
