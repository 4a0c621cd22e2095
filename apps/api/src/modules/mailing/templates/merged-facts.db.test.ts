import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { aPartnerOf } from '../../../testing/a-session.ts'
import { aWrittenText } from '../../../testing/a-written-text.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { tellLimit } from '../../tenants/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Académie d’Évry', own: ['templates', 'mailing'] })
  admin = await tenant.anAdmin({ first_name: 'Inès', last_name: 'Faure', phone: '+33199001235' })
  person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Roux' })
})
afterAll(() => program.close())

const at = (moment: string) => ({ params: { client: tenant.name, moment } })
const save = (moment: string, text: WrittenTemplate) =>
  callAs(program, admin, contract.saveTemplate, { ...at(moment), body: { ...text, is_new: false } })
/** What a text of the tenant says once it left, in each language. */
async function said(body: string, request: Omit<MailRequest, 'to' | 'occurrence'>, to: Persona = person) {
  const texts: string[] = []
  for (const language of ['fr', 'en'] as const) {
    await save(request.moment, aWrittenText(body, { language }))
    const occurrence = `${request.moment} ${language} ${body}`
    const reader = { user_id: to.id, mail: to.mail, first_name: 'Zoé', last_name: 'Roux', language }
    await tenant.asMachine((context) => context.services.enqueueMail(context, { ...request, to: reader, occurrence }))
    const { body_text } = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('body_text').where('occurrence', '=', occurrence).executeTakeFirstOrThrow(),
    )
    texts.push(body_text.split('\n\n')[1] ?? '')
  }
  return texts
}

async function registered(status: 'registered' | 'toPay' = 'registered') {
  const event_id = await anOpenEvent(tenant)
  const { id } = await tenant.inTenant(async (db) => {
    await db
      .updateTable('events')
      .set({ responsible_id: admin.id, is_training: true, meeting_url: 'https://visio.test/1', onboarding: 1, is_active: true })
      .where('id', '=', event_id)
      .execute()
    return db
      .insertInto('registrations')
      .values({ event_id, user_id: person.id, status: registrationStatus.codeOf(status), code: `facts-${event_id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return { event_id, registration_id: id }
}
const about = (event_id: number) => ({ moment: 'register_guest' as const, event_id, values: { title: 'Excel', dates: '', place: '' } })

test('a message says who sends it, the legal notice, the nature of the action and the purchase order', async () => {
  const { event_id, registration_id } = await registered()
  await acrossTenants(program.database, ({ db }) =>
    db
      .updateTable('tenants')
      .set({ texts: JSON.stringify({ mentions_legales: 'Éditeur\u00A0: Académie.\nHébergeur\u00A0: OVH.' }) })
      .where('id', '=', tenant.id)
      .execute(),
  )
  program.services.tenants.forget()
  await tenant.inTenant((db) =>
    db
      .insertInto('registration_payers')
      .values({ registration_id, kind: payerKind.codeOf('company'), purchase_order: '4500012345' })
      .execute(),
  )
  const body = '{{sender.full_name}} ({{sender.signature}})\u00A0: {{event.action_nature}}, {{company.order_number}}. {{org.legal_notice}}'
  expect(await said(body, about(event_id))).toEqual([
    'Inès Faure (Inès Faure, Académie d’Évry)\u00A0: action de formation, 4500012345. Éditeur\u00A0: Académie. Hébergeur\u00A0: OVH.',
    'Inès Faure (Inès Faure, Académie d’Évry)\u00A0: action de formation, 4500012345. Éditeur\u00A0: Académie. Hébergeur\u00A0: OVH.',
  ])
})

test('a message writes out where its reader signs, meets, follows their place, keeps the date and finds their documents', async () => {
  const { event_id } = await registered()
  const body = '{{link.sign_in}} {{link.attendance}} {{link.meeting}} {{link.cancel}} {{link.ticket}} {{link.document}} {{link.calendar}}'
  const url = program.services.publicUrl()
  const door = `client=${tenant.name}`
  const [fr] = await said(body, about(event_id))
  expect(fr?.split(' ')).toEqual([
    `${url}/events/${event_id}/signin?${door}`,
    `${url}/emargement?${door}`,
    `${url}/meeting/${event_id}?${door}`,
    `${url}/myEvents?${door}`,
    `${url}/tickets?${door}`,
    `${url}/otherdocs?${door}`,
    `${url}/api/clients/${tenant.name}/public/events/${event_id}/calendar.ics/`,
  ])
  const { statusCode } = await program.app.inject(fr!.split(' ').at(-1)!.slice(url.length))
  expect(statusCode).toBe(200)
})

test('a message to whoever has a part in an event names them, their role and their hours there', async () => {
  const { event_id } = await registered()
  const partner = await tenant.aPerson({ first_name: 'Marc', last_name: 'Diaz', is_partner: true })
  await aPartnerOf(tenant, event_id, partner.id)
  await tenant.inTenant(async (db) => {
    await db.updateTable('event_partners').set({ role_title: 'Formateur', fee: 84000 }).where('user_id', '=', partner.id).execute()
    const start_at = new Date('2027-03-03T08:00:00Z')
    const { id: slot_id } = await db
      .insertInto('slots')
      .values({ event_id, start_at, end_at: new Date(start_at.getTime() + 210 * 60_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('slot_partners')
      .values({ slot_id, user_id: partner.id, start_at, end_at: new Date(start_at.getTime() + 210 * 60_000) })
      .execute()
  })
  const body = '{{partner.full_name}}, {{assignment.role}}\u00A0: {{assignment.hours}}, {{assignment.amount}}.'
  const part = { moment: 'validate_partner' as const, event_id, values: { title: 'Excel', when: '' } }
  expect(await said(body, part, partner)).toEqual([
    'Marc Diaz, Formateur\u00A0: 3,5, 840,00\u00A0€.',
    'Marc Diaz, Formateur\u00A0: 3.5, €840.00.',
  ])
})

test('a message says in what capacity the issuer is represented, whom to ask with a disability and on whose behalf it takes place', async () => {
  const { event_id } = await registered()
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('entities')
      .set({ representative: 'Nadia Morel', representative_title: 'directrice' })
      .where('is_default', '=', true)
      .execute()
    await db
      .updateTable('events')
      .set({ sheet: JSON.stringify({ disability_referent: 'Hugo Blanc', ordered_by: 'Atelier du Rhône' }) })
      .where('id', '=', event_id)
      .execute()
  })
  const body = '{{entity.representative}}, {{entity.representative_title}}. {{event.disability_referent}}, {{event.ordered_by}}.'
  const line = 'Nadia Morel, directrice. Hugo Blanc, Atelier du Rhône.'
  expect(await said(body, about(event_id))).toEqual([line, line])
})

test('where a button leads is written out as its reader’s own way in', async () => {
  const [fr, en] = await said('Ici\u00A0: {{link.choose_password}}', {
    moment: 'choose_password',
    path: `/${tenant.name}/choose-password/abc`,
  })
  expect(fr).toBe(`Ici\u00A0: ${program.services.publicUrl()}/${tenant.name}/choose-password/abc`)
  expect(en).toBe(fr)
})

test('a bill says its down payment, and a message about a place speaks of the bill of that place', async () => {
  const { event_id, registration_id } = await registered('toPay')
  await tenant.inTenant(async (db) => {
    const { id: entity_id } = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
    const of = { registration_id, morph: 'Event', morph_id: event_id, user_id: person.id, entity_id }
    const sums = { amount: 144000, amount_ht: 120000, tax_amount: 24000, to_be_paid: 144000 }
    await db
      .insertInto('bills')
      .values({ ...of, ...sums, status: billStatus.codeOf('draft'), category: billCategory.codeOf('invoice'), nature: 1 })
      .execute()
    const plan = [
      { registration_id, rank: 1, due_on: '2027-03-01', amount: 43200 },
      { registration_id, rank: 2, due_on: '2027-04-01', amount: 100800 },
    ]
    await db.insertInto('instalments').values(plan).execute()
  })
  const pay = `${program.services.publicUrl()}/events/${event_id}/signin/payment?client=${tenant.name}`
  expect(await said('{{bill.downpayment}}, {{bill.to_be_paid}} {{link.pay}}', about(event_id))).toEqual([
    `30\u00A0%, 432,00\u00A0€, 1\u202F440,00\u00A0€ ${pay}`,
    `30%, €432.00, €1,440.00 ${pay}`,
  ])
})

test('a reminder of a bill says which one it is, and where the bill is read', async () => {
  const bill = await aBill(program, admin, { client: tenant.name, user: person.id, euros: 1200 })
  const url = program.services.publicUrl()
  const values = { number: bill.number ?? '', rest: '', due: '', rank: 2 }
  expect(await said('{{bill.reminder_number}} {{link.document}}', { moment: 'remind_bill_2', bill_id: bill.id, values })).toEqual(
    Array(2).fill(`2 ${url}/bills/${bill.number}?client=${tenant.name}`),
  )
})

test('a limit says what it counts, and its text may be written anew', async () => {
  await save('limit_reached', aWrittenText('{{limit.used}} sur {{limit.max}} {{limit.name}}. {{limit.next_step}}'))
  await tenant.asMachine((context) => tellLimit(context, 'mails', 1600, 2000))
  const mails = await tenant.inTenant((db) =>
    db.selectFrom('mails').select(['subject', 'body_text']).where('moment', '=', 'limit_reached').execute(),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body_text).toContain(
    '1\u202F600 sur 2\u202F000 mails par mois. À la limite, les campagnes s’arrêtent jusqu’au mois suivant.',
  )
})
