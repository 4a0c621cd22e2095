import { eventNature } from '@kxo/domain/events/nature'
import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
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

test('a paragraph is written for each half-day of the event, and left out when it has none', async () => {
  await save('register_guest', aWrittenText('Vos demi-journées\u00A0:\n\n— {{slot.hours}}, {{slot.room|à distance}}\n\nÀ bientôt.'))
  const event_id = await anOpenEvent(tenant)
  const tell = (occurrence: string) =>
    tenant.asMachine((context) =>
      context.services.enqueueMail(context, {
        moment: 'register_guest',
        to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'Roux', language: 'fr' },
        occurrence,
        event_id,
        values: { title: 'Excel', dates: '', place: '' },
      }),
    )
  const textOf = async (occurrence: string) =>
    (await tenant.inTenant((db) => db.selectFrom('mails').select('body_text').where('occurrence', '=', occurrence).executeTakeFirst()))
      ?.body_text ?? ''
  await tell('none')
  expect(await textOf('none')).toContain('Vos demi-journées\u00A0:\n\nÀ bientôt.')
  const slot = (day: string, from: string, to: string) => ({
    event_id,
    start_at: new Date(`${day}T${from}Z`),
    end_at: new Date(`${day}T${to}Z`),
  })
  await tenant.inTenant((db) =>
    db
      .insertInto('slots')
      .values([slot('2027-03-30', '12:00', '15:00'), slot('2027-03-25', '08:00', '11:00')])
      .execute(),
  )
  await tell('two')
  // Clocks change between the two.
  expect(await textOf('two')).toMatch(
    /— le 25 mars 2027 de 9.h à 12.h, à distance\n\n— le 30 mars 2027 de 14.h à 17.h, à distance\n\nÀ bientôt\./,
  )
})

test('a bill says its lines, on a real one and as it leaves; a subject calls none', async () => {
  const bill = await aBill(program, admin, { client: tenant.name, user: person.id, euros: 40 })
  const text = aWrittenText('{{bill.number}}\n\n{{line.quantity}} × {{line.name}}\u00A0: {{line.amount}}')
  const shown = await callAs(program, admin, contract.previewTemplate, { ...at('send_bill'), body: { ...text, record: String(bill.id) } })
  expect(shown.text).toMatch(/1 × Atelier\u00A0: 48,00/)
  const examples = await callAs(program, admin, contract.previewTemplate, { ...at('send_bill'), body: text })
  expect(examples.text).toMatch(/1 × Conduire une réunion\u00A0: [\s\S]*2 × Déjeuner\u00A0: /)
  const taxed = aWrittenText(
    '{{tax.base}} à {{tax.rate}}\u00A0: {{tax.amount}}{{tax.reason}}\n\n{{instalment.date}}\u00A0: {{instalment.amount}}\n\nFin.',
  )
  const rates = await callAs(program, admin, contract.previewTemplate, { ...at('send_bill'), body: { ...taxed, record: String(bill.id) } })
  expect(rates.text).toMatch(/40,00.€ à 20.%.: 8,00.€\n\nFin\./)
  await expect(save('send_bill', aWrittenText('Bonjour', { subject: '{{line.name}}' }))).rejects.toMatchObject({ status: 422 })
  await expect(save('send_bill', aWrittenText('{{slot.date}}'))).rejects.toMatchObject({ status: 422 })
})

test('a message says each activity that still takes place, where and when', async () => {
  await save('register_guest', aWrittenText('{{activities.title}}, {{activities.hours}}, {{activities.place|à distance}}\n\nÀ bientôt.'))
  const event_id = await anOpenEvent(tenant)
  const location_id = await tenant.inTenant(async (db) => {
    const { id } = await db.insertInto('locations').values({ name: 'Campus Nord' }).returning('id').executeTakeFirstOrThrow()
    return id
  })
  const [start_date, end_date] = [new Date('2027-03-25T08:00:00Z'), new Date('2027-03-25T11:00:00Z')]
  const activity = (title: string, over: { location_id?: number; cancelled_at?: Date } = {}) =>
    anOpenEvent(tenant, { title, parent_id: event_id, nature: eventNature.codeOf('activity'), start_date, end_date, ...over })
  await activity('Plénière', { location_id })
  await activity('Atelier photo')
  await activity('Atelier annulé', { cancelled_at: new Date() })
  await tenant.asMachine((context) =>
    context.services.enqueueMail(context, {
      moment: 'register_guest',
      to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'Roux', language: 'fr' },
      occurrence: 'activities',
      event_id,
      values: { title: 'Excel', dates: '', place: '' },
    }),
  )
  const mail = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('occurrence', '=', 'activities').executeTakeFirst(),
  )
  expect(mail?.body_text).toMatch(
    /Plénière, le 25 mars 2027 de 9.h à 12.h, Campus Nord\n\nAtelier photo, le 25 mars 2027 de 9.h à 12.h, à distance\n\nÀ bientôt\./,
  )
})
