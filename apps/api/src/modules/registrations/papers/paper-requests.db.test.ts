import { requestedPapersContract as requestedPapers } from '@kxo/domain/events/papers/requested-papers-contract'
import { templatesContract as templates } from '@kxo/domain/mailing/templates-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationPapersContract as papers } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aWrittenText } from '../../../testing/a-written-text.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { start_date: new Date(Date.now() + 30 * day), end_date: new Date(Date.now() + 31 * day) })
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const day = 86_400_000
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')
const on = (id: number) => ({ params: { client: tenant.name, id } })
const at = (id: number, paper: number) => ({ params: { client: tenant.name, id, paper } })
const ask = (name: string, is_required = true, due_days: number | null = null) =>
  callAs(program, admin, requestedPapers.askPaper, {
    ...on(event),
    body: { name, is_required, is_checked: true, due_days, releases_place: false, is_each_time: false },
  })
const register = () => callAs(program, person, registrations.start, { ...on(event), body: { submit: true } })
const deposit = (id: number, paper: number) =>
  sendFile(program, person, papers.depositPaper, { ...at(id, paper), name: 'diplome.pdf', bytes: pdf })
const moments = async () =>
  (
    await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'subject']).where('user_id', '=', person.id).orderBy('id').execute(),
    )
  ).map(({ moment, subject }) => [moment, subject])
/** What is due once the minute that follows has passed. */
const due = () => sendDueAt(program, tenant.id, new Date(Date.now() + 60_000))
/** The same early in the afternoon five days later, where events are. */
const fiveDaysLater = () => {
  const date = new Date(Date.now() + 5 * day).toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
  return sendDueAt(program, tenant.id, new Date(`${date}T12:00:00Z`))
}
const asksFor = (names: string) => ['request_document', `Une pièce vous est demandée\u00A0: ${names}`]

it('is asked for by its name as a place is taken, once, and again five days later while it lacks', async () => {
  const { id: diploma } = await ask('Diplôme')
  const { id: photo } = await ask('Photo')
  await ask('Logo', false)
  const { id } = await register()
  expect(await moments()).toEqual([asksFor('Diplôme, Photo')])
  await due()
  expect(await moments()).toHaveLength(1)
  await deposit(id, diploma)
  await fiveDaysLater()
  await fiveDaysLater()
  expect(await moments()).toEqual([asksFor('Diplôme, Photo'), asksFor('Photo')])
  await deposit(id, photo)
  await fiveDaysLater()
  expect(await moments()).toHaveLength(2)
})

it('asked for later, is asked of the places held already, once', async () => {
  await register()
  const first = await moments()
  await ask('Diplôme')
  await due()
  await due()
  expect(await moments()).toEqual([...first, asksFor('Diplôme')])
})

it('is asked for no more once deposited, no longer requested, or its place given up', async () => {
  const { id } = await register()
  const first = await moments()
  const { id: diploma } = await ask('Diplôme')
  await deposit(id, diploma)
  const { id: photo } = await ask('Photo')
  await callAs(program, admin, requestedPapers.retireRequestedPaper, at(event, photo))
  await due()
  expect(await moments()).toEqual(first)
  await ask('Licence')
  await tenant.inTenant((db) => db.updateTable('registrations').set({ status: 9 }).where('id', '=', id).execute())
  await due()
  expect(await moments()).toEqual(first)
})

it('says, in a text of the tenant’s own, what kind it is, where it stands and its first day due; refused, accepted too', async () => {
  for (const moment of ['request_document', 'reject_document', 'validate_document'])
    await callAs(program, admin, templates.saveTemplate, {
      params: { client: tenant.name, moment },
      body: {
        ...aWrittenText('{{document.name}} ({{document.category}})\u00A0: {{document.status}}, {{document.deadline|sans date}}.'),
        is_new: false,
      },
    })
  const { id: diploma } = await ask('Diplôme', true, 5)
  await ask('Photo', true, 2)
  const { id } = await register()
  const decide = (body: { is_accepted: boolean; reason?: string }) =>
    callAs(program, admin, papers.decidePaper, { ...at(id, diploma), body })
  await deposit(id, diploma)
  await decide({ is_accepted: false, reason: 'flou' })
  await deposit(id, diploma)
  await decide({ is_accepted: true })
  const texts = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('user_id', '=', person.id).orderBy('id').execute(),
  )
  const due = new Date(Date.now() + 25 * day)
    .toLocaleDateString('fr', { timeZone: 'Europe/Paris', dateStyle: 'long' })
    .replace(/^1 /, '1er ')
  expect(texts.map(({ body_text }) => body_text.split('\n\n')[1])).toEqual([
    `Diplôme, Photo (Autre document)\u00A0: À compléter, ${due}.`,
    `Diplôme (Autre document)\u00A0: Rejeté, ${due}.`,
    'Diplôme (Autre document)\u00A0: Validé, sans date.',
  ])
})
