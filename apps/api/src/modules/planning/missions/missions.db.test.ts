import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { missionContract } from '@kxo/domain/partners/missions/mission-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aSession } from '../../../testing/a-session.ts'
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

/** A training of two half-days in Paris, in winter. */
const aTraining = () =>
  aSession(tenant, {
    title: 'Manager une équipe',
    slots: [
      { start_at: new Date('2031-01-14T08:00:00Z'), end_at: new Date('2031-01-14T11:30:00Z') },
      { start_at: new Date('2031-01-14T13:00:00Z'), end_at: new Date('2031-01-14T16:30:00Z') },
    ],
  })
const assign = (event: number, user: number, status: 'inProgress' | 'validated', sends_mission = false) =>
  callAs(program, admin, partnersContract.addPartner, {
    params: { client: tenant.name, id: event },
    body: { user_id: user, kind: 'provider', role_title: 'Formatrice', status, fee: 84_000, sends_mission },
  })
const print = async (who: Persona, id: number) => {
  const response = await program.app.inject({
    url: `/api/clients/${tenant.name}/assignments/${id}/mission-order/`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
  })
  const text = response.statusCode === 200 ? (await printedText(response.rawPayload)).join(' ').replace(/\s+/g, ' ') : ''
  return { status: response.statusCode, text }
}
const send = (who: Persona, id: number) =>
  callAs(program, who, missionContract.sendMissionOrder, { params: { client: tenant.name, id }, body: {} })

test('a mission order says who goes where, when and for how much, to its person and to whoever assigns', async () => {
  const event = await aTraining()
  const trainer = await tenant.aPartner()
  const { id } = await assign(event.id, trainer.id, 'validated')
  const { text } = await print(trainer, id)
  for (const expected of [
    'Ordre de mission',
    `OM-2031-${String(id).padStart(6, '0')}`,
    'Formatrice',
    '840,00 €',
    '14 janvier 2031',
    '09:00–12:30',
  ])
    expect(text).toContain(expected)
  expect(text).toContain('Total : 7 h')
  expect((await print(admin, id)).text).toContain('Manager une équipe')
  expect((await print(await tenant.aPartner(), id)).status).toBe(403)
  expect((await print(await tenant.anAdmin({ is_restricted: 2 }), id)).status).toBe(403)
})

test('there is none before the part is confirmed, nor once it has ended', async () => {
  const event = await aTraining()
  const trainer = await tenant.aPartner()
  const { id } = await assign(event.id, trainer.id, 'inProgress')
  expect((await print(trainer, id)).status).toBe(409)
  await expect(send(admin, id)).rejects.toMatchObject({ status: 409, code: 'missionNotConfirmed' })
  await expect(send(trainer, id)).rejects.toMatchObject({ status: 403 })
})

test('sent with the assignment when wanted, it is mailed and stays among the documents of its person, the latest alone', async () => {
  const event = await aTraining()
  const trainer = await tenant.aPartner()
  const { id } = await assign(event.id, trainer.id, 'validated', true)
  expect(await waitingJobs(program, tenant.id, 'send-mission-order')).toEqual([expect.objectContaining({ assignment_id: id })])
  await runJobNow(program, tenant.id, 'send-mission-order', { assignment_id: id })
  await send(admin, id)
  await runJobNow(program, tenant.id, 'send-mission-order', { assignment_id: id })
  const mails = await tenant.inTenant((db) =>
    db.selectFrom('mails').select(['recipient', 'attachments']).where('moment', '=', 'send_mission_order').execute(),
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({ recipient: trainer.mail, attachments: [{ content_type: 'application/pdf' }] })
  const documents = await tenant.inTenant((db) =>
    db.selectFrom('documents').select(['name', 'replaced_by']).where('user_id', '=', trainer.id).orderBy('id').execute(),
  )
  expect(documents.map(({ replaced_by }) => replaced_by === null)).toEqual([false, true])
})

test('a proposal has its mission order sent once it is accepted, or confirmed by who assigns, and not twice', async () => {
  const event = await aTraining()
  const [trainer, colleague, third] = [await tenant.aPartner(), await tenant.aPartner(), await tenant.aPartner()]
  const due = async (id: number) =>
    (await waitingJobs(program, tenant.id, 'send-mission-order')).filter(({ assignment_id }) => assignment_id === id).length
  const { id } = await assign(event.id, trainer.id, 'inProgress', true)
  expect(await due(id)).toBe(0)
  await callAs(program, trainer, assignmentsContract.accept, { params: { client: tenant.name, id }, body: {} })
  expect(await due(id)).toBe(1)
  // Confirmed for good: what changes later of the part sends nothing.
  const change = (part: number, body: object) =>
    callAs(program, admin, partnersContract.changePartner, { params: { client: tenant.name, id: event.id, partner: part }, body })
  await change(id, { role_title: 'Formateur principal' })
  expect(await due(id)).toBe(1)
  const second = await assign(event.id, colleague.id, 'inProgress', true)
  await change(second.id, { status: 'validated' })
  expect(await due(second.id)).toBe(1)
  const without = await assign(event.id, third.id, 'inProgress')
  await callAs(program, third, assignmentsContract.accept, { params: { client: tenant.name, id: without.id }, body: {} })
  expect(await due(without.id)).toBe(0)
})
