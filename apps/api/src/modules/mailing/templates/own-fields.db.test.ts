import { fieldsContract } from '@kxo/domain/fields/contract'
import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import type { Morph } from '@kxo/domain/fields/morph'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { own: ['templates'] })
  admin = await tenant.anAdmin()
  person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Roux' })
})
afterAll(() => program.close())

const client = () => ({ client: tenant.name })
const draft: Omit<RecordFieldDraft, 'name' | 'label' | 'input_type' | 'is_for_admins'> = {
  nature: 'custom',
  label_en: '',
  help: '',
  help_en: '',
  rubric: '',
  tab_id: null,
  is_required: false,
  minimum: null,
  maximum: null,
  digits: null,
  pattern: null,
  is_unique: false,
  options: [],
  terms: null,
  default_value: '',
  formula: null,
  shown_when: null,
  purpose: 'Organiser la journée',
  retention_months: null,
  places: ['record'],
}
const add = (morph: Morph, name: string, overrides: Partial<RecordFieldDraft> = {}) =>
  callAs(program, admin, fieldsContract.create, {
    params: client(),
    body: { morph, ...draft, name, label: `Question ${name}`, input_type: 'text', is_for_admins: false, ...overrides },
  })
const answer = (morph: Morph, id: number, answers: Record<string, string>) =>
  callAs(program, admin, fieldsContract.answer, { params: { ...client(), morph, id }, body: { answers } })
const written = (body: string): WrittenTemplate => ({
  language: 'fr',
  scope: 'tenant',
  scope_key: '',
  subject: 'Bonjour',
  preview_text: '',
  body: documentOfParagraphs(body),
  button: '',
  second_button: null,
  attachments: [],
})
const at = (moment: string) => ({ params: { ...client(), moment } })

test('a template merges the fields the tenant added to the person, the event and the registration; none kept by administrators', async () => {
  await add('User', 'regime')
  await add('User', 'secret', { is_for_admins: true })
  await add('Event', 'accueil', { input_type: 'checkbox' })
  await add('Guest', 'arrivee', { input_type: 'date' })
  const keys = async (moment: string) =>
    (await callAs(program, admin, contract.template, { ...at(moment), query: { scope: 'tenant', scope_key: '' } })).own_fields.map(
      ({ key }) => key,
    )
  expect(await keys('register_guest')).toEqual(['contact.own.regime', 'event.own.accueil', 'registration.own.arrivee'])
  expect(await keys('create_user')).toEqual(['contact.own.regime'])

  const event_id = await anOpenEvent(tenant)
  const registration = await tenant.inTenant(async (db) => {
    const values = { event_id, user_id: person.id, status: registrationStatus.codeOf('registered'), code: 'own' }
    return (await db.insertInto('registrations').values(values).returning('id').executeTakeFirstOrThrow()).id
  })
  await answer('User', person.id, { regime: '{{contact.mail}} & végétarien', secret: 'à ne pas dire' })
  await answer('Event', event_id, { accueil: 'true' })
  await answer('Guest', registration, { arrivee: '2027-03-30' })
  const body =
    'Régime\u00A0: {{contact.own.regime|aucun}}. Accueil\u00A0: {{event.own.accueil}}. Arrivée\u00A0: {{registration.own.arrivee}}.'
  const said = 'Régime\u00A0: {{contact.mail}} & végétarien. Accueil\u00A0: Oui. Arrivée\u00A0: 30 mars 2027.'
  const text = written(body)
  await callAs(program, admin, contract.saveTemplate, { ...at('register_guest'), body: { ...text, is_new: false } })
  const seen = await callAs(program, admin, contract.previewTemplate, {
    ...at('register_guest'),
    body: { ...text, record: String(registration) },
  })
  expect(seen.text).toContain(said)
  await tenant.asMachine((context) =>
    context.services.enqueueMail(context, {
      moment: 'register_guest',
      to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'Roux', language: 'fr' },
      occurrence: 'own fields',
      event_id,
      values: { title: 'Excel', dates: '', place: '' },
    }),
  )
  const mail = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('occurrence', '=', 'own fields').executeTakeFirstOrThrow(),
  )
  expect(mail.body_text).toContain(said)
  for (const [moment, unknown] of [
    ['register_guest', '{{contact.own.secret}}'],
    ['create_user', '{{event.own.accueil}}'],
  ] as const)
    await expect(
      callAs(program, admin, contract.saveTemplate, { ...at(moment), body: { ...written(unknown), is_new: false } }),
    ).rejects.toMatchObject({ status: 422 })
})
