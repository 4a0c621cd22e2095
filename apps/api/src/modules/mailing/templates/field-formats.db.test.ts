import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { partnerStatus } from '@kxo/domain/partners/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { aWrittenText } from '../../../testing/a-written-text.ts'
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

const at = (moment: string) => ({ params: { client: tenant.name, moment } })
const save = (moment: string, text: WrittenTemplate) =>
  callAs(program, admin, contract.saveTemplate, { ...at(moment), body: { ...text, is_new: false } })

async function registeredAt(start: string): Promise<number> {
  const event_id = await anOpenEvent(tenant)
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('events')
      .set({ start_date: new Date(start), end_date: new Date(Date.parse(start) + 3 * 3_600_000) })
      .where('id', '=', event_id)
      .execute()
    const promo = { code: `PRINTEMPS${event_id}`, discount: 10, discount_type: 'percent' }
    const { id: promo_code_id } = await db.insertInto('promo_codes').values(promo).returning('id').executeTakeFirstOrThrow()
    const values = {
      event_id,
      user_id: person.id,
      status: registrationStatus.codeOf('registered'),
      code: `format-${event_id}`,
      promo_code_id,
      promo_code: promo.code,
      promo_discount: promo.discount,
      promo_discount_type: promo.discount_type,
    }
    await db.insertInto('registrations').values(values).execute()
  })
  return event_id
}
async function mailed(
  moment: 'register_guest' | 'validate_partner',
  event_id: number,
  language: 'fr' | 'en',
  values: Record<string, string>,
) {
  const occurrence = `${moment} ${event_id} ${language}`
  await tenant.asMachine((context) =>
    context.services.enqueueMail(context, {
      moment,
      to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'Roux', language },
      occurrence,
      event_id,
      values,
    }),
  )
  return tenant.inTenant((db) =>
    db.selectFrom('mails').select(['subject', 'body_text', 'html']).where('occurrence', '=', occurrence).executeTakeFirstOrThrow(),
  )
}

test('a date, a time and a name leave in the format asked of them, in the subject and the text, in the language of each reader', async () => {
  const body = '{{event.start_date:full}}, {{event.start_date:time}}\u00A0: {{contact.last_name:upper}}, {{registration.promo_code}}.'
  const subject = '{{event.start_date:short}} – {{words.event:cap}}'
  await save('register_guest', aWrittenText(body, { subject }))
  await save('register_guest', aWrittenText(body, { subject, language: 'en' }))
  const event_id = await registeredAt('2027-03-03T08:05:00Z')
  const values = { title: 'Excel', dates: '', place: '' }
  expect(await mailed('register_guest', event_id, 'fr', values)).toMatchObject({
    subject: '03/03/2027 – Formation',
    body_text: expect.stringContaining('mercredi 3 mars 2027, 9\u202Fh\u202F05\u00A0: ROUX, PRINTEMPS'),
  })
  expect(await mailed('register_guest', event_id, 'en', values)).toMatchObject({
    body_text: expect.stringContaining('Wednesday, 3 March 2027, 09:05\u00A0: ROUX, PRINTEMPS'),
  })
})

test('hours planned and followed, and the half-days somebody is recorded away from, are read when a text calls them', async () => {
  await save(
    'register_guest',
    aWrittenText(
      '{{registration.hours_done}} h sur {{registration.hours_planned}} h, {{registration.attendance_rate}}, absence {{registration.absences}}',
    ),
  )
  const event_id = await registeredAt('2027-04-05T07:00:00Z')
  await tenant.inTenant(async (db) => {
    const slot = (from: string, to: string) => ({
      event_id,
      start_at: new Date(`2027-04-05T${from}Z`),
      end_at: new Date(`2027-04-05T${to}Z`),
    })
    const [morning, afternoon] = await db
      .insertInto('slots')
      .values([slot('07:00', '10:00'), slot('12:00', '15:00')])
      .returning('id')
      .execute()
    const { id: registration_id } = await db
      .selectFrom('registrations')
      .select('id')
      .where('event_id', '=', event_id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('presences')
      .values([
        { registration_id, slot_id: morning!.id, state: 1, source: 'regularisation', reason: 'vu en salle', recorded_by: admin.id },
        { registration_id, slot_id: afternoon!.id, state: 3, source: 'manual', reason: 'parti', recorded_by: admin.id },
      ])
      .execute()
  })
  const { body_text } = await mailed('register_guest', event_id, 'fr', { title: 'Excel', dates: '', place: '' })
  expect(body_text).toContain('3 h sur 6 h, 50\u00A0%, absence le 5 avril 2027 de 14\u202Fh à 17\u202Fh')
})

test('a message says where the funder is, and where to meet at a distance', async () => {
  await save('register_guest', aWrittenText('{{registration.funder_status|sans financeur}}, {{event.meeting_url|en salle}}.'))
  const [event_id, onSite] = [await registeredAt('2027-05-03T07:00:00Z'), await registeredAt('2027-05-04T07:00:00Z')]
  await tenant.inTenant(async (db) => {
    const manual_status = funderStatus.codeOf('agreed')
    await db.updateTable('registrations').set({ manual_status }).where('event_id', '=', event_id).execute()
    await db.updateTable('events').set({ meeting_url: 'https://visio.test/salle-1' }).where('id', '=', event_id).execute()
  })
  const textOf = async (id: number) => (await mailed('register_guest', id, 'fr', { title: 'Excel', dates: '', place: '' })).body_text
  expect(await textOf(event_id)).toContain('Accord du financeur, https://visio.test/salle-1.')
  expect(await textOf(onSite)).toContain('sans financeur, en salle.')
})

test('a partner reads their role, their hours and their fee', async () => {
  await save('validate_partner', aWrittenText('{{assignment.role:cap}}, {{assignment.amount:round}}'))
  const event_id = await anOpenEvent(tenant)
  await tenant.inTenant((db) =>
    db
      .insertInto('event_partners')
      .values({
        event_id,
        user_id: person.id,
        kind: 2,
        role_title: 'anime l’atelier',
        fee: 84000,
        status: partnerStatus.codeOf('validated'),
      })
      .execute(),
  )
  const { body_text } = await mailed('validate_partner', event_id, 'fr', { title: 'Excel', when: 'demain' })
  expect(body_text).toContain('Anime l’atelier, 840\u00A0€')
})

test('a bill is dated in a short form, and says how it was paid', async () => {
  const bill = await aBill(program, admin, { client: tenant.name, user: person.id, euros: 40 })
  const text = aWrittenText('Du {{bill.issue_date:short}}, {{bill.amount:number}}, {{payment.mode|rien de réglé}}')
  const { text: shown } = await callAs(program, admin, contract.previewTemplate, {
    ...at('send_bill'),
    body: { ...text, record: String(bill.id) },
  })
  expect(shown).toMatch(/Du \d{2}\/\d{2}\/\d{4}, 48,00, rien de réglé/)
})

test('a format a field cannot take is refused in words, with those it takes', async () => {
  await expect(save('register_guest', aWrittenText('{{event.name:long}}'))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Le format «\u00A0long\u00A0» ne convient pas au champ «\u00A0Intitulé de la formation\u00A0»'),
  })
  await expect(save('register_guest', aWrittenText('Bonjour', { subject: '{{event.start_date:shout}}' }))).rejects.toMatchObject({
    status: 422,
    details: [{ field: 'subject', message: expect.stringContaining('short (Date courte)') }],
  })
})
