import { eventsContract } from '@kxo/domain/events/contract'
import type { ChangedPart } from '@kxo/domain/events/notice/changed-part'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aPartnerOf, aRegistration } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../../testing/world.ts'

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

const inEvent = (id: number) => ({ params: { client: tenant.name, id } })
const register = async (event: number, status: RegistrationStatus) => {
  const person = await tenant.aPerson()
  return { person, ...(await aRegistration(tenant, event, person.id, status)) }
}
const runWaiting = async (name: string) => {
  for (const data of await waitingJobs(program, tenant.id, name)) await runJobNow(program, tenant.id, name, data)
}
const mailsTo = (mail: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'body_text']).where('recipient', '=', mail).orderBy('id').execute())
const preview = (id: number, what: ChangedPart) => callAs(program, admin, eventsContract.previewNotice, { ...inEvent(id), query: { what } })
const send = (id: number, what: ChangedPart) =>
  callAs(program, admin, eventsContract.sendNotice, { ...inEvent(id), body: { what, reason: 'Salle occupée' } })

test('a change is told to everyone once asked, even to those whose ticket says it already, and to nobody before', async () => {
  const { id } = await aTraining(tenant, admin.id)
  const holder = await register(id, 'registered')
  const other = await register(id, 'toValidate')
  const left = await register(id, 'cancelled')
  const teacher = await tenant.aPerson()
  await aPartnerOf(tenant, id, teacher.id)
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: holder.id })
  expect(await preview(id, 'place')).toMatchObject({ people: 2, partners: 1, tickets: 0 })
  await runWaiting('tell-move')
  expect(await mailsTo(other.person.mail)).toEqual([])
  expect(await send(id, 'place')).toMatchObject({ people: 2, partners: 1 })
  await runWaiting('tell-move')
  await runWaiting('issue-ticket')
  const message = { moment: 'change_event_place', body_text: expect.stringContaining('Salle occupée') as string }
  expect(await mailsTo(other.person.mail)).toMatchObject([message])
  expect(await mailsTo(teacher.mail)).toMatchObject([message])
  // Nothing of the ticket changed: it is not made anew, and the message stands alone.
  expect(await mailsTo(holder.person.mail)).toMatchObject([{ moment: 'register_guest' }, message])
  expect(await mailsTo(left.person.mail)).toEqual([])
})

test('a change of price is told to people alone, who keep theirs; a cancelled event tells nothing more', async () => {
  const { id } = await aTraining(tenant, admin.id)
  const { person } = await register(id, 'registered')
  const teacher = await tenant.aPerson()
  await aPartnerOf(tenant, id, teacher.id)
  expect(await send(id, 'price')).toMatchObject({ people: 1, partners: 0 })
  await runWaiting('tell-move')
  expect(await mailsTo(person.mail)).toMatchObject([
    { moment: 'change_event_price', body_text: expect.stringMatching(/garde son prix[^]*Salle/) },
  ])
  expect(await mailsTo(teacher.mail)).toEqual([])
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: new Date() }).where('id', '=', id).execute())
  await expect(send(id, 'date')).rejects.toThrow(Refused)
})
