import { addDays } from '@kxo/domain/kernel/dates'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { found } from '../../../platform/context.ts'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { readFile } from '../../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const begin = (event: number, submit: boolean, by = person) =>
  callAs(program, by, registrations.start, { ...on(event), body: { submit, ...(by === person ? {} : { user: person.id }) } })
const submit = (id: number) => callAs(program, person, registrations.submit, { ...on(id), body: {} })
const offersOf = (id: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('traces')
      .select(['user_id', 'change', 'event_id'])
      .where('action', '=', 'offer_syllabus')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  )
const versionOf = async (event: number) =>
  (await tenant.inTenant((db) => db.selectFrom('events').select('version').where('id', '=', event).executeTakeFirstOrThrow())).version

async function setInternalRules(text: string): Promise<void> {
  const at = { params: { client: tenant.name } }
  const { last_change: _, wordings: _wordings, ...texts } = await callAs(program, admin, settingsContract.texts, at)
  await callAs(program, admin, settingsContract.saveTexts, { ...at, body: { ...texts, reglement_interieur: text } })
}

it('FOR-14: whoever registers for a training is offered its syllabus, a contact and the rules, and which ones is logged with the moment', async () => {
  const { id: event } = await aTraining(tenant, admin.id)
  await setInternalRules('Port du casque.')
  const { id } = await begin(event, false)
  const { syllabus } = await callAs(program, person, registrations.get, on(id))
  expect(syllabus).toEqual({ contact: { name: expect.any(String), mail: admin.mail }, has_internal_rules: true })
  expect(await offersOf(id)).toEqual([])
  await submit(id)
  const { id: wording } = await tenant.inTenant((db) =>
    db.selectFrom('text_versions').select('id').where('name', '=', 'reglement_interieur').executeTakeFirstOrThrow(),
  )
  const change = { syllabus_version: await versionOf(event), internal_rules: wording }
  expect(await offersOf(id)).toEqual([{ user_id: person.id, event_id: event, change }])
})

it('FOR-14: a registration finished in one call is logged once', async () => {
  const { id: event } = await aTraining(tenant, admin.id)
  const { id, status } = await begin(event, true)
  expect(status).toBe('registered')
  await begin(event, true)
  expect(await offersOf(id)).toMatchObject([{ change: { internal_rules: null } }])
})

it('FOR-14: who pays for themselves reads when they pay and what stopping costs before they register, and it is logged', async () => {
  const { id: event } = await aTraining(tenant, admin.id, { price: { amount_ht: 100_000 } })
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ self_cancel_days: 3, cancel_scale: JSON.stringify([{ days: 10, rate: 20 }]) })
      .where('id', '=', event)
      .execute(),
  )
  const { id } = await begin(event, false)
  const { order_terms: read, start_date } = await callAs(program, person, registrations.get, on(id))
  const start = found(start_date ?? undefined).getTime()
  expect(read).toMatchObject({
    rate: 20,
    limit: new Date(start - 3 * 86_400_000),
    scale: [{ until: new Date(start - 10 * 86_400_000), rate: 20 }],
    is_training: true,
  })
  const [deposit, ...rest] = found(read ?? undefined).plan
  expect([deposit?.amount, rest.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([36_000, 84_000])
  const withdrawal = found(read?.withdrawal_until ?? undefined)
  expect(withdrawal >= addDays(new Date().toISOString().slice(0, 10), 14) && found(deposit).due_on > withdrawal).toBe(true)
  await submit(id)
  expect(await offersOf(id)).toMatchObject([{ change: { order_terms: { rate: 20, withdrawal_until: withdrawal } } }])
  expect((await callAs(program, person, registrations.get, on(id))).order_terms).toBeNull()
})

it('FOR-14: terms of payment are not those of whoever is paid for, nor of what is free', async () => {
  const { id: free } = await aTraining(tenant, admin.id)
  const { id: paid } = await aTraining(tenant, admin.id, { price: { amount_ht: 100_000 } })
  const [ofFree, ofPaid] = [await begin(free, false), await begin(paid, false)]
  await tenant.inTenant((db) => db.updateTable('registrations').set({ is_company_paid: true }).where('id', '=', ofPaid.id).execute())
  for (const { id } of [ofFree, ofPaid]) expect((await callAs(program, person, registrations.get, on(id))).order_terms).toBeNull()
})

async function mailOf(moment: string) {
  const mail = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text', 'attachments'])
      .where('user_id', '=', person.id)
      .where('moment', '=', moment)
      .executeTakeFirst(),
  )
  return mail && { ...mail, names: (mail.attachments as { name: string }[]).map(({ name }) => name) }
}
const confirmationOf = async () => found(await mailOf('register_guest'))
const sendingsOf = (id: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('traces')
      .select(['user_id', 'info', 'change'])
      .where('action', '=', 'send_syllabus')
      .where('subject_id', '=', id)
      .execute(),
  )

it('FOR-14: whoever is registered by others receives the programme, the contact and the rules with the confirmation, and which ones is logged', async () => {
  const { id: event } = await aTraining(tenant, admin.id)
  await setInternalRules('Port du casque.\nPas de retard.')
  const { id } = await begin(event, true, admin)
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: id })
  const { names, body_text } = await confirmationOf()
  expect(names.filter((name) => name.startsWith('Fiche'))).toHaveLength(1)
  expect(body_text).toContain('Le programme est en pièce jointe, avec le règlement intérieur')
  const { id: wording } = await tenant.inTenant((db) =>
    db.selectFrom('text_versions').select('id').where('name', '=', 'reglement_interieur').executeTakeFirstOrThrow(),
  )
  const syllabus_version = await versionOf(event)
  expect(await sendingsOf(id)).toEqual([
    { user_id: person.id, info: `v${syllabus_version}`, change: { syllabus_version, internal_rules: wording } },
  ])
  const { file_id } = await tenant.inTenant((db) =>
    db.selectFrom('printed_syllabuses').select('file_id').where('event_id', '=', event).executeTakeFirstOrThrow(),
  )
  const { bytes } = await tenant.asMachine((context) => readFile(context, file_id))
  const text = (await printedText(bytes)).join(' ')
  expect(text).toContain('Port du casque.')
  expect(text).toContain(admin.mail)
})

it('FOR-14: whoever is registered by others and is not confirmed yet receives them at once, and not again with the confirmation', async () => {
  const { id: event } = await aTraining(tenant, admin.id, { price: { amount_ht: 50_000 } })
  await setInternalRules('Port du casque.')
  const { id, status } = await begin(event, true, admin)
  expect(status).toBe('toPay')
  expect(await mailOf('create_guest')).toBeUndefined()
  const [news] = await waitingJobs(program, tenant.id, 'tell-group')
  expect(news).toMatchObject({ letters: [{ registration_id: id, moment: 'create_guest' }] })
  await runJobNow(program, tenant.id, 'tell-group', found(news))
  const first = await mailOf('create_guest')
  expect(first?.names.filter((name) => name.startsWith('Fiche'))).toHaveLength(1)
  expect(first?.body_text).toContain('Le programme est en pièce jointe, avec le règlement intérieur')
  expect(await sendingsOf(id)).toHaveLength(1)
  await callAs(program, admin, registrations.changeStatus, { ...on(id), body: { status: 'registered', reason: 'Bon reçu' } })
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: id })
  const { names, body_text } = await confirmationOf()
  expect(names.filter((name) => name.startsWith('Fiche'))).toEqual([])
  expect(body_text).not.toContain('Le programme est en pièce jointe')
  expect(await sendingsOf(id)).toHaveLength(1)
})

it('FOR-14: whoever read it before registering is not sent it again', async () => {
  const { id: event } = await aTraining(tenant, admin.id)
  const { id } = await begin(event, true)
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: id })
  const { names, body_text } = await confirmationOf()
  expect(names.filter((name) => name.startsWith('Fiche'))).toEqual([])
  expect(body_text).not.toContain('Le programme est en pièce jointe')
  expect(await sendingsOf(id)).toEqual([])
})

it('logs as offered nothing for what is no training, nor for whoever is registered by others', async () => {
  const event = await anOpenEvent(tenant)
  const own = await begin(event, true)
  expect((await callAs(program, person, registrations.get, on(own.id))).syllabus).toBeNull()
  const { id: training } = await aTraining(tenant, admin.id)
  const theirs = await begin(training, true, admin)
  expect([...(await offersOf(own.id)), ...(await offersOf(theirs.id))]).toEqual([])
})
