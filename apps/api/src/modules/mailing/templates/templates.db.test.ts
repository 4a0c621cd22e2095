import { billingContract } from '@kxo/domain/billing/contract'
import { trainingKind } from '@kxo/domain/events/nature'
import { actsContract } from '@kxo/domain/history/acts-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { mailingContract } from '@kxo/domain/mailing/contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailRequest } from '../../../platform/mail.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { findBill } from '../../billing/index.ts'
import { writeToPayer } from '../../payments/write-to-payer.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Académie d’Évry', own: ['templates', 'mailing'] })
  admin = await tenant.anAdmin()
  person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Bénédicte' })
})
afterAll(() => program.close())

const at = (moment: string) => ({ params: { client: tenant.name, moment } })
const inTenant = () => ({ params: { client: tenant.name } })
const whole = { scope: 'tenant' as const, scope_key: '' }
const text = (body: string) => ({ body: documentOfParagraphs(body) })
const written: WrittenTemplate = {
  language: 'fr',
  ...whole,
  subject: 'C’est fait\u00A0: {{task.label}}',
  preview_text: '',
  ...text('{{task.author}} a terminé {{words.task.le}}.\n\nMerci {{contact.first_name|à vous}}.'),
  button: '',
  second_button: null,
  attachments: [],
}
const save = (moment: string, body: Partial<WrittenTemplate> = {}, who = admin, is_new = false) =>
  callAs(program, who, contract.saveTemplate, { ...at(moment), body: { ...written, ...body, is_new } })
const read = (moment: string) => callAs(program, admin, contract.template, { ...at(moment), query: whole })
const tell = (occurrence: string, first_name = 'Zoé') =>
  tenant.asMachine((context) =>
    context.services.enqueueMail(context, {
      moment: 'task_done',
      to: { user_id: person.id, mail: person.mail, first_name, last_name: '', language: 'fr' },
      occurrence,
      values: { title: 'Appeler <b>', author: 'Inès' },
    }),
  )
const mailOf = (occurrence: string) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['subject', 'body_text', 'html']).where('occurrence', '=', occurrence).executeTakeFirst(),
  )

const waitingOf = (moment: string) =>
  tenant.inTenant(
    async (db) => (await db.selectFrom('mails').select('id').where('moment', '=', moment).where('status', '=', 6).execute()).length,
  )

describe('templates', () => {
  test('the default text is offered as a template; a version speaks from the next mail on, and the original comes back', async () => {
    const first = await read('task_done')
    expect(first).toMatchObject({ is_on: true, versions: [], fr: { subject: 'Fait{{words.task.e}}\u00A0: {{task.label}}', is_own: false } })
    await tell('before')
    expect(await save('task_done')).toMatchObject({ version: 1 })
    await tell('after')
    expect((await mailOf('before'))?.subject).toBe('Faite\u00A0: Appeler <b>')
    const after = await mailOf('after')
    expect(after?.subject).toBe('C’est fait\u00A0: Appeler <b>')
    expect(after?.body_text).toContain('Inès a terminé la tâche.\n\nMerci Zoé.')
    await tell('nameless', '')
    expect((await mailOf('nameless'))?.body_text).toContain('Merci à vous.')
    expect(await save('task_done', text('Deuxième'))).toMatchObject({ version: 2 })
    const { versions } = await read('task_done')
    expect(versions.map(({ version, is_active }) => [version, is_active])).toEqual([
      [2, true],
      [1, false],
    ])
    await callAs(program, admin, contract.restoreOriginal, { ...at('task_done'), body: { language: 'fr', ...whole } })
    await tell('original')
    expect((await mailOf('original'))?.subject).toBe('Faite\u00A0: Appeler <b>')
  })

  test('a field the message does not have, one it needs and left out, and a fixed text are refused in words', async () => {
    await expect(save('task_done', text('{{bill.number}}'))).rejects.toMatchObject({
      status: 422,
      message: 'Le champ {{bill.number}} n’existe pas dans ce message.',
    })
    await expect(save('validation_code', { subject: 'Code', ...text('Voici') })).rejects.toMatchObject({
      status: 422,
      message: 'Le champ «\u00A0Code\u00A0» est obligatoire dans ce message.',
    })
    await expect(save('suspension_notice')).rejects.toMatchObject({ status: 409 })
    await expect(save('no_such_moment')).rejects.toMatchObject({ status: 404 })
  })

  test('a message switched off does not leave; what always leaves has no switch', async () => {
    const turn = (moment: string, is_on: boolean) => callAs(program, admin, contract.switchMoment, { ...at(moment), body: { is_on } })
    await turn('task_done', false)
    await tell('off')
    expect(await mailOf('off')).toBeUndefined()
    const lines = await callAs(program, admin, contract.templates, inTenant())
    expect(lines.find(({ moment }) => moment === 'task_done')).toMatchObject({ is_on: false, own: [] })
    await turn('task_done', true)
    await tell('on')
    expect(await mailOf('on')).toBeDefined()
    await expect(turn('reset_password', false)).rejects.toMatchObject({ status: 409 })
  })

  test('the list tells the subject the tenant wrote and the channels a message takes', async () => {
    await save('open_attendance', { subject: 'Bravo\u00A0!', ...text('Merci') })
    await save('open_attendance', { subject: 'Bravo Excel', ...text('Merci'), scope: 'type', scope_key: '2' })
    await callAs(program, admin, contract.switchMoment, { ...at('open_attendance'), body: { by_bell: true } })
    const lines = await callAs(program, admin, contract.templates, inTenant())
    const line = (name: string) => lines.find(({ moment }) => moment === name)
    expect(line('open_attendance')).toMatchObject({ subjects: { fr: 'Bravo\u00A0!', en: null }, own: ['fr'], scopes: 1 })
    expect(line('open_attendance')?.channels).toEqual(['mail', 'bell'])
    expect(line('remind_attendance')?.channels).toEqual(['mail'])
  })

  test('what waits takes the text of a newer version when it is applied, and only then', async () => {
    const { waiting } = await save('task_done', { subject: 'Un\u00A0: {{task.label}}' })
    expect(waiting).toBe(await waitingOf('task_done'))
    await callAs(program, admin, contract.rewriteWaiting, { ...at('task_done'), body: { language: 'fr', ...whole, after: 0 } })
    await tell('late')
    await tell('left')
    await tenant.inTenant((db) => db.updateTable('mails').set({ claimed_at: new Date() }).where('occurrence', '=', 'left').execute())
    const second = await callAs(program, admin, contract.saveTemplate, {
      ...at('task_done'),
      body: { ...written, subject: 'Deux\u00A0: {{task.label}}', is_new: false, reason: 'Plus court' },
    })
    expect((await mailOf('late'))?.subject).toBe('Un\u00A0: Appeler <b>')
    expect((await read('task_done')).versions[0]).toMatchObject({ version: second.version, reason: 'Plus court' })
    const { rewritten, last } = await callAs(program, admin, contract.rewriteWaiting, {
      ...at('task_done'),
      body: { language: 'fr', ...whole, after: 0 },
    })
    expect([rewritten, last]).toEqual([second.waiting, null])
    expect((await mailOf('late'))?.subject).toBe('Deux\u00A0: Appeler <b>')
    expect((await mailOf('left'))?.subject).toBe('Un\u00A0: Appeler <b>')
    const { results } = await callAs(program, admin, mailingContract.mails, { ...inTenant(), query: { page: 1, page_size: 10, q: 'Deux' } })
    expect(results[0]).toMatchObject({ template: `Version ${second.version} (Français)`, sender: 'Académie d’Évry' })
    await callAs(program, admin, contract.restoreOriginal, { ...at('task_done'), body: { language: 'fr', ...whole } })
  })

  test('what waits takes the first text of the entity, the kind, the theme or the event it is about', async () => {
    const event = await anOpenEvent(tenant, { type_formation: 2, themes: ['Bureautique'] })
    const entity = await tenant.inTenant((db) =>
      db
        .insertInto('entities')
        .values({ name: 'Sud', siren: '100000001', siret: '10000000100001', address: '1 quai', code_postal: '13001', town: 'Marseille' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const scopes = [
      ['entity', String(entity.id)],
      ['type', '2'],
      ['theme', 'Bureautique'],
      ['event', String(event)],
    ] as const
    const write = (occurrence: string, about: { event_id?: number; entity_id?: number }) =>
      tenant.asMachine((context) =>
        context.services.enqueueMail(context, {
          moment: 'invite_guest',
          occurrence,
          to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'Roy', language: 'fr' },
          values: { title: 'Excel', client: 'Forma', dates: 'le 4 mars 2027', place: 'Lyon' },
          ...about,
        }),
      )
    await write('scoped', { event_id: event, entity_id: entity.id })
    await write('about nothing', {})
    const mail = () =>
      tenant.inTenant((db) => db.selectFrom('mails').select('subject').where('occurrence', '=', 'scoped').executeTakeFirstOrThrow())
    for (const [scope, scope_key] of scopes) {
      const body = { ...written, subject: `Pour ${scope}`, body: documentOfParagraphs('Venez.'), scope, scope_key, is_new: true }
      const { waiting } = await callAs(program, admin, contract.saveTemplate, { ...at('invite_guest'), body })
      expect([scope, waiting]).toEqual([scope, 1])
      await callAs(program, admin, contract.rewriteWaiting, { ...at('invite_guest'), body: { language: 'fr', scope, scope_key, after: 0 } })
      expect((await mail()).subject).toBe(`Pour ${scope}`)
    }
  })

  test('copies reach the addresses of the message, without personal links, and never for a code', async () => {
    const set = (moment: string, copy_to: string[]) => callAs(program, admin, contract.switchMoment, { ...at(moment), body: { copy_to } })
    await expect(set('validation_code', ['a@b.test'])).rejects.toMatchObject({ status: 409 })
    await set('task_done', ['Compta@Forma.test', 'compta@forma.test', person.mail])
    await tell('copied')
    const all = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['recipient', 'subject', 'user_id']).where('occurrence', 'like', 'copied%').orderBy('id').execute(),
    )
    expect(all).toEqual([
      { recipient: person.mail, subject: 'Faite\u00A0: Appeler <b>', user_id: person.id },
      { recipient: 'compta@forma.test', subject: 'Copie\u00A0: Faite\u00A0: Appeler <b>', user_id: null },
    ])
    expect((await callAs(program, admin, contract.nextRecipients, at('task_done'))).copy_to).toContain('compta@forma.test')
    await set('task_done', [])
  })

  test('copies reach whoever is in charge of the event, its partners and the referent, as they stand, without personal links', async () => {
    const [boss, trainer, waiting, referent] = await Promise.all([
      tenant.aPerson({ mail: 'chef@forma.test' }),
      tenant.aPerson({ mail: 'formateur@forma.test' }),
      tenant.aPerson({ mail: 'attente@forma.test' }),
      tenant.aPerson({ mail: 'referent@cabinet.test' }),
    ])
    const company = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Cabinet', referent_id: referent.id }).returning('id').executeTakeFirstOrThrow(),
    )
    const reader = await tenant.aPerson({ company_id: company.id })
    const event = await anOpenEvent(tenant, { responsible_id: boss.id })
    const kind = partnerKind.codeOf('provider')
    await tenant.inTenant((db) =>
      db
        .insertInto('event_partners')
        .values([
          { event_id: event, user_id: trainer.id, kind, status: partnerStatus.codeOf('validated') },
          { event_id: event, user_id: waiting.id, kind, status: partnerStatus.codeOf('inProgress') },
        ])
        .execute(),
    )
    const set = (moment: string, copy_roles: ('partner' | 'referent' | 'responsible')[]) =>
      callAs(program, admin, contract.switchMoment, { ...at(moment), body: { copy_roles } })
    await expect(set('task_done', ['partner'])).rejects.toMatchObject({ status: 409 })
    const write = (occurrence: string) =>
      tenant.asMachine(async (context) => {
        const link = `${context.services.publicUrl()}/${tenant.name}/lien-sms/aB3xK9aB3xK9aB3xK9`
        const rendered = { subject: 'Invitation', html: `<a href="${link}">Répondre</a>`, text: link }
        const to = { user_id: reader.id, mail: reader.mail, first_name: 'Zoé', last_name: 'Roy', language: 'fr' as const }
        await context.services.enqueueMail(context, { moment: 'invite_guest', occurrence, to, event_id: event, rendered })
      })
    await set('invite_guest', ['partner', 'referent', 'responsible'])
    await write('roles')
    const copies = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['recipient', 'html', 'body_text'])
        .where('occurrence', 'like', 'roles copy%')
        .orderBy('recipient')
        .execute(),
    )
    expect(copies.map(({ recipient }) => recipient)).toEqual(['chef@forma.test', 'formateur@forma.test', 'referent@cabinet.test'])
    for (const { html, body_text } of copies) expect(html + body_text).not.toContain('aB3xK9')
    expect((await callAs(program, admin, contract.nextRecipients, at('invite_guest'))).copy_roles).toEqual([
      'partner',
      'referent',
      'responsible',
    ])
    await set('invite_guest', [])
    await write('nobody else')
    const none = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('id').where('occurrence', 'like', 'nobody else copy%').execute(),
    )
    expect(none).toEqual([])
  })

  test('whom the tenant removed receives nothing; who pays and who funds have their copy in their place, and somebody always does', async () => {
    const change = (moment: string, body: Input<typeof contract.switchMoment>['body']) =>
      callAs(program, admin, contract.switchMoment, { ...at(moment), body })
    await expect(change('cancel_event', { removed_roles: ['partner'] })).rejects.toMatchObject({ status: 409 })
    await expect(change('pay_guest', { removed_roles: ['payer'] })).rejects.toMatchObject({ status: 422 })
    const [employer] = await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values([
          { name: 'Cabinet Roy', billing_mail: 'factures@roy.test' },
          { name: 'Atlas', mail: 'dossiers@atlas.test', is_funder: true },
        ])
        .returning('id')
        .execute(),
    )
    const reader = await tenant.aPerson({ company_id: employer!.id })
    const event = await anOpenEvent(tenant)
    await tenant.inTenant(async (db) => {
      const { id } = await db
        .insertInto('registrations')
        .values({ event_id: event, user_id: reader.id, status: registrationStatus.codeOf('toPay'), code: 'who-pays' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const said = { registration_id: id, kind: payerKind.codeOf('funder'), company_id: employer!.id, funder: 'ATLAS' }
      await db.insertInto('registration_payers').values(said).execute()
    })
    const write = (moment: 'pay_guest' | 'register_guest', occurrence: string, more: Partial<MailRequest> = {}) =>
      tenant.asMachine((context) =>
        context.services.enqueueMail(context, {
          moment,
          occurrence,
          event_id: event,
          to: { user_id: reader.id, mail: reader.mail, first_name: 'Zoé', last_name: 'Roy', language: 'fr' },
          values: { title: 'Excel', name: 'Zoé Roy', dates: '', place: '', programme: '', confirmation: '', reason: '' },
          ...more,
        }),
      )
    const written = (occurrence: string) =>
      tenant.inTenant((db) =>
        db
          .selectFrom('mails')
          .select(['recipient', 'status', 'reason'])
          .where('occurrence', 'like', `${occurrence}%`)
          .orderBy('id')
          .execute(),
      )
    await change('pay_guest', { removed_roles: ['payer'], copy_roles: ['funder'] })
    await write('pay_guest', 'funded')
    expect(await written('funded')).toEqual([
      { recipient: reader.mail, status: mailStatus.codeOf('sent'), reason: 'left_out' },
      { recipient: 'dossiers@atlas.test', status: mailStatus.codeOf('sending'), reason: null },
    ])
    const register = await callAs(program, admin, mailingContract.mails, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, moment: 'pay_guest' },
    })
    expect(register.results.map(({ recipient }) => recipient)).toEqual(['dossiers@atlas.test'])
    expect(await callAs(program, admin, contract.nextRecipients, at('pay_guest'))).toMatchObject({
      removed_roles: ['payer'],
      copy_roles: ['funder'],
    })
    await change('register_guest', { removed_roles: ['referent'], copy_roles: ['payer'] })
    await write('register_guest', 'employed')
    const referent = { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'B', language: 'fr' as const }
    await write('register_guest', 'employed', { to: referent, is_copy: true })
    expect(await written('employed')).toEqual([
      { recipient: reader.mail, status: mailStatus.codeOf('sending'), reason: null },
      { recipient: 'factures@roy.test', status: mailStatus.codeOf('sending'), reason: null },
    ])
    const lines = await callAs(program, admin, contract.templates, inTenant())
    expect(lines.find(({ moment }) => moment === 'pay_guest')).toMatchObject({ removed_roles: ['payer'], sent: 1 })
    await change('pay_guest', { removed_roles: [], copy_roles: [] })
    await change('register_guest', { removed_roles: [], copy_roles: [] })
  })

  test('a bill and what is paid of it are copied to the company that pays, the funder of the place and whoever is in charge', async () => {
    const change = (moment: string, body: Input<typeof contract.switchMoment>['body']) =>
      callAs(program, admin, contract.switchMoment, { ...at(moment), body })
    const boss = await tenant.aPerson({ mail: 'pilote@forma.test' })
    const referent = await tenant.aPerson({ mail: 'jeanne@duval.test' })
    const reader = await tenant.aPerson()
    const event = await anOpenEvent(tenant, { responsible_id: boss.id })
    const { registration, company } = await tenant.inTenant(async (db) => {
      const [employer] = await db
        .insertInto('companies')
        .values([
          { name: 'Duval', billing_mail: 'compta@duval.test', referent_id: referent.id, siret: '12345678200010', ...postalAddress },
          { name: 'Opale', mail: 'dossiers@opale.test', is_funder: true, siret: null, ...postalAddress },
        ])
        .returning('id')
        .execute()
      const { id } = await db
        .insertInto('registrations')
        .values({ event_id: event, user_id: reader.id, status: registrationStatus.codeOf('toPay'), code: 'billed-place' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const said = { registration_id: id, kind: payerKind.codeOf('company'), company_id: employer!.id, funder: 'Opale' }
      await db.insertInto('registration_payers').values(said).execute()
      return { registration: id, company: employer!.id }
    })
    const { id } = await aBill(program, admin, { client: tenant.name, company, event, issued: false })
    const onBill = { params: { client: tenant.name, id } }
    await tenant.inTenant((db) => db.updateTable('bills').set({ registration_id: registration }).where('id', '=', id).execute())
    await callAs(program, admin, billingContract.issueBill, { ...onBill, body: { is_sent: false } })
    await runJobNow(program, tenant.id, 'print-bill', { bill_id: id })
    const mailsOf = (moment: string) =>
      tenant.inTenant((db) =>
        db.selectFrom('mails').select(['recipient', 'event_id']).where('moment', '=', moment).orderBy('recipient').execute(),
      )
    await change('send_bill', { copy_roles: ['payer', 'funder', 'responsible'] })
    await change('validate_payment', { copy_roles: ['funder'] })
    await save('send_bill', {
      subject: 'Pour vous : {{bill.number}}',
      ...text('{{bill.type}}, {{bill.amount_ht}}, {{bill.tax_amount}}, {{bill.paid}}, {{company.employees_number|non dit}}'),
    })
    await callAs(program, admin, billingContract.sendBill, onBill)
    const [mail] = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['subject', 'body_text']).where('moment', '=', 'send_bill').where('copy_of', 'is', null).execute(),
    )
    expect(mail!.subject).toMatch(/^Pour vous : F/)
    expect(mail!.body_text).toMatch(/Facture, 10,00\s€, 2,00\s€, 0,00\s€, non dit/)
    await expect(save('task_done', text('{{bill.paid}}'))).rejects.toMatchObject({ status: 422 })
    expect(await mailsOf('send_bill')).toEqual(
      ['compta@duval.test', 'dossiers@opale.test', 'jeanne@duval.test', 'pilote@forma.test'].map((recipient) => ({
        recipient,
        event_id: event,
      })),
    )
    await tenant.asMachine(async (context) => {
      const paid = await findBill(context.db, id)
      await writeToPayer(context, 'validate_payment', { bill: paid!, amount: 1200, occurrence: 'paid once' })
    })
    expect((await mailsOf('validate_payment')).map(({ recipient }) => recipient)).toEqual(['dossiers@opale.test', 'jeanne@duval.test'])
    await change('send_bill', { copy_roles: [] })
    await change('validate_payment', { copy_roles: [] })
  })

  test('a text says the places of an event and what is left of them, and what its reader is', async () => {
    const reader = await tenant.aPerson()
    await tenant.inTenant((db) => db.updateTable('users').set({ birth_date: '1990-03-12' }).where('id', '=', reader.id).execute())
    const event = await anOpenEvent(tenant)
    await tenant.inTenant((db) =>
      db.updateTable('event_places').set({ max_participants: 16, taken: 14 }).where('event_id', '=', event).execute(),
    )
    const fields = '{{event.max_participants}}/{{event.places_left}}, {{contact.profile_name}}, {{contact.birth_date}}'
    await save('invite_guest', { subject: 'Places', ...text(fields) })
    await tenant.asMachine((context) =>
      context.services.enqueueMail(context, {
        moment: 'invite_guest',
        occurrence: 'places',
        event_id: event,
        to: { user_id: reader.id, mail: reader.mail, first_name: 'Zoé', last_name: 'Roy', language: 'fr' },
      }),
    )
    expect((await mailOf('places'))!.body_text).toContain('16/2, Utilisateur, 12 mars 1990')
    await callAs(program, admin, contract.restoreOriginal, { ...at('invite_guest'), body: { language: 'fr', ...whole } })
  })

  test('a text says the price of a place, its options and the hours of its event, or what is set beside them', async () => {
    const reader = await tenant.aPerson()
    const start_date = new Date('2027-03-03T08:00:00Z')
    const whole_day = { start_date, end_date: new Date('2027-03-03T16:00:00Z') }
    const [sold, free] = [await anOpenEvent(tenant, { ...whole_day, price_ht: 37_500 }), await anOpenEvent(tenant, whole_day)]
    const status = registrationStatus.codeOf('toComplete')
    await tenant.inTenant(async (db) => {
      const place = await db
        .insertInto('registrations')
        .values([sold, free].map((event_id) => ({ event_id, user_id: reader.id, status, code: `place-${event_id}` })))
        .returning('id')
        .execute()
      for (const [name, quantity] of [
        ['Déjeuner', 1],
        ['Nuitée', 2],
      ] as const) {
        const said = { amount_ht: 1_000, vat_rate: 1000 }
        const option = await db
          .insertInto('event_options')
          .values({ ...said, event_id: sold, name, max_per_person: 2, rank: quantity })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('option_choices')
          .values({ ...said, registration_id: place[0]!.id, option_id: option.id, quantity })
          .execute()
      }
      const slot = (from: number, to: number) => ({
        event_id: sold,
        start_at: new Date(Date.UTC(2027, 2, 3, from)),
        end_at: new Date(Date.UTC(2027, 2, 3, to)),
      })
      await db
        .insertInto('slots')
        .values([slot(13, 16), slot(8, 11)])
        .execute()
    })
    const fields = '{{registration.price|gratuit}}, {{registration.options|aucune}}, {{event.schedule}}'
    await save('invite_guest', { subject: 'Tarif', ...text(fields) })
    for (const event_id of [sold, free])
      await tenant.asMachine((context) =>
        context.services.enqueueMail(context, {
          moment: 'invite_guest',
          occurrence: `price ${event_id}`,
          event_id,
          to: { user_id: reader.id, mail: reader.mail, first_name: 'Zoé', last_name: 'Roy', language: 'fr' },
        }),
      )
    expect((await mailOf(`price ${sold}`))!.body_text).toMatch(/450,00\s€, Déjeuner, Nuitée × 2, 9\sh – 12\sh, 14\sh – 17\sh/)
    expect((await mailOf(`price ${free}`))!.body_text).toMatch(/gratuit, aucune, 9\sh – 17\sh/)
    await callAs(program, admin, contract.restoreOriginal, { ...at('invite_guest'), body: { language: 'fr', ...whole } })
  })

  test('of what ends, the partner removed is said so among what is coming, and gets nothing as the day comes', async () => {
    const [boss, trainer] = [await tenant.aPerson({}), await tenant.aPerson({})]
    const end_date = new Date(Date.now() + 5 * 86_400_000)
    const event = await anOpenEvent(tenant, { responsible_id: boss.id, is_training: true, start_date: end_date, end_date })
    await tenant.inTenant((db) =>
      db
        .insertInto('event_partners')
        .values({ event_id: event, user_id: trainer.id, kind: partnerKind.codeOf('provider'), status: partnerStatus.codeOf('validated') })
        .execute(),
    )
    const change = (removed_roles: 'partner'[]) =>
      callAs(program, admin, contract.switchMoment, { ...at('end_event'), body: { removed_roles } })
    await change(['partner'])
    const coming = await callAs(program, admin, upcomingContract.upcoming, { ...inTenant(), query: { page: 1, page_size: 25, event } })
    const ends = coming.results.filter(({ moment }) => moment === 'end_event')
    expect(new Map(ends.map(({ user, is_left_out }) => [user, is_left_out]))).toEqual(
      new Map([
        [boss.id, false],
        [trainer.id, true],
      ]),
    )
    const due = ends[0]!.due_at
    await sendDueAt(program, tenant.id, new Date(due.getTime() + 60_000))
    const of = (user_id: number) =>
      tenant.inTenant((db) =>
        db.selectFrom('mails').select(['status', 'reason']).where('moment', '=', 'end_event').where('user_id', '=', user_id).execute(),
      )
    expect(await of(boss.id)).toEqual([{ status: mailStatus.codeOf('sending'), reason: null }])
    expect(await of(trainer.id)).toEqual([{ status: mailStatus.codeOf('sent'), reason: 'left_out' }])
    const explained = await callAs(program, admin, upcomingContract.explainMails, { ...inTenant(), query: { user: trainer.id } })
    expect(explained.results.find(({ moment }) => moment === 'end_event')?.verdict).toBe('leftOut')
    await change([])
  })

  test('the preview shows the tenant’s look and example values; a test reaches whoever asks, and counts as no sending of the moment', async () => {
    const shown = await callAs(program, admin, contract.previewTemplate, { ...at('task_done'), body: written })
    expect(shown.subject).toBe('C’est fait\u00A0: Appeler l’OPCO')
    expect(shown.html).toContain('Académie d’Évry')
    await callAs(program, admin, contract.testTemplate, { ...at('task_done'), body: written })
    const sent = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'subject']).where('recipient', '=', admin.mail).execute(),
    )
    expect(sent).toEqual([{ moment: 'free_message', subject: '[Essai] C’est fait\u00A0: Appeler l’OPCO' }])
  })

  test('the closest scope speaks, and a new text never replaces one that is there', async () => {
    const event_id = await anOpenEvent(tenant, { themes: ['Langues'], type_formation: trainingKind.codeOf('intra'), title: 'Anglais' })
    const scope = (name: WrittenTemplate['scope'], scope_key: string, subject: string) => ({
      scope: name,
      scope_key,
      subject,
      ...text('Bonne route.'),
    })
    await save('thank_guest', { ...text('Bonne route.'), subject: 'Merci à tous' })
    await save('thank_guest', scope('type', '2', 'Merci à l’entreprise'))
    await save('thank_guest', scope('theme', 'Langues', 'Thank you'))
    const thank = (occurrence: string) =>
      tenant.asMachine((context) =>
        context.services.enqueueMail(context, {
          moment: 'thank_guest',
          to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: '', language: 'fr' },
          occurrence,
          event_id,
        }),
      )
    await thank('theme')
    expect((await mailOf('theme'))?.subject).toBe('Thank you')
    await save('thank_guest', scope('event', String(event_id), 'Merci pour {{event.code|cette session}}'))
    await thank('event')
    expect((await mailOf('event'))?.subject).toBe('Merci pour cette session')
    await expect(save('thank_guest', scope('event', String(event_id), 'Encore'), admin, true)).rejects.toMatchObject({
      status: 409,
      message: 'Un modèle actif existe déjà pour ce moment et ce périmètre\u00A0: Anglais.',
    })
    await expect(save('thank_guest', scope('event', '999999', 'Ailleurs'))).rejects.toMatchObject({ status: 404 })
    expect((await read('thank_guest')).scopes.map(({ label }) => label).sort()).toEqual(['', 'Anglais', 'Intra-entreprise', 'Langues'])
  })

  test('a text carries its preview, its buttons and the files of the product, and is seen on a real registration', async () => {
    const start_date = new Date('2027-03-03T08:00:00Z')
    const event_id = await anOpenEvent(tenant, { title: 'Excel <1>', start_date, end_date: new Date('2027-03-03T16:00:00Z') })
    const { id } = await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id, user_id: person.id, status: registrationStatus.codeOf('registered'), code: 'seen' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const body: Partial<WrittenTemplate> = {
      subject: 'À demain {{contact.first_name}}',
      preview_text: '{{event.start_date}}',
      ...text('{{event.name}} vous attend.'),
      button: 'J’y vais',
      second_button: { label: 'Tout voir', link: 'registrations' },
      attachments: ['calendar'],
    }
    const [record] = await callAs(program, admin, contract.previewRecords, { ...at('remind_event_2'), query: { q: 'bénédicte' } })
    expect(record).toEqual({ key: String(id), label: 'Zoé Bénédicte · Excel <1>' })
    const seen = await callAs(program, admin, contract.previewTemplate, {
      ...at('remind_event_2'),
      body: { ...written, ...body, record: String(id) },
    })
    expect(seen.subject).toBe('À demain Zoé')
    expect(seen.html).toContain('Excel &#60;1&#62; vous attend.')
    expect(seen.html).toContain('>3 mars 2027')
    expect(seen.html).toContain(`/myEvents?client=${tenant.name}`)
    expect(seen.text).toContain('Excel <1> vous attend.\n\nJ’y vais\n')
    await save('remind_event_2', body)
    await tenant.asMachine((context) =>
      context.services.enqueueMail(context, {
        moment: 'remind_event_2',
        to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: '', language: 'fr' },
        occurrence: 'joined',
        event_id,
      }),
    )
    const joined = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('attachments').where('occurrence', '=', 'joined').executeTakeFirstOrThrow(),
    )
    expect(joined.attachments).toMatchObject([{ name: 'agenda.ics', content_type: 'text/calendar' }])
    await callAs(program, admin, contract.restoreOriginal, { ...at('remind_event_2'), body: { language: 'fr', ...whole } })
  })

  test('conditions, delays, business days and sending hours decide what leaves and when', async () => {
    const other = await aTenant(program, { own: ['templates'] })
    const boss = await other.anAdmin()
    const guest = await other.aPerson({})
    const set = (body: Input<typeof contract.switchMoment>['body']) =>
      callAs(program, boss, contract.switchMoment, { params: { client: other.name, moment: 'remind_event_2' }, body })
    // Easter Monday of 2027 is 29 March.
    const event_id = await anOpenEvent(other, { start_date: new Date('2027-03-31T07:00:00Z'), end_date: new Date('2027-03-31T15:00:00Z') })
    await other.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({
          event_id,
          user_id: guest.id,
          status: registrationStatus.codeOf('registered'),
          code: 'x',
          created_at: new Date('2026-01-01'),
        })
        .execute(),
    )
    const left = () => other.inTenant((db) => db.selectFrom('mails').select('moment').where('moment', '=', 'remind_event_2').execute())
    await set({
      timing: [{ anchor: 'start', days: -2, at: '09:00' }],
      business_days: true,
      conditions: [{ fact: 'event.is_online', is: true }],
    })
    await expect(set({ timing: [{ anchor: 'bill_due', days: 1 }] })).rejects.toMatchObject({ status: 422 })
    await sendDueAt(program, other.id, new Date('2027-03-30T07:30:00Z'))
    expect(await left()).toEqual([])
    await set({ conditions: [{ fact: 'event.is_online', is: false }] })
    await sendDueAt(program, other.id, new Date('2027-03-29T12:00:00Z'))
    expect(await left()).toEqual([])
    const hours = (opens: string, closes: string) =>
      callAs(program, boss, contract.changeMailHours, { params: { client: other.name }, body: { opens, closes } })
    await expect(hours('20:00', '08:00')).rejects.toMatchObject({ status: 422 })
    await hours('10:30', '18:00')
    await sendDueAt(program, other.id, new Date('2027-03-30T07:30:00Z'))
    expect(await left()).toEqual([])
    await sendDueAt(program, other.id, new Date('2027-03-30T08:30:00Z'))
    expect(await left()).toHaveLength(1)
    await expect(
      callAs(program, boss, contract.switchMoment, {
        params: { client: other.name, moment: 'reset_password' },
        body: { conditions: [{ fact: 'contact.is_member', is: true }] },
      }),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('for full administrators of a tenant that has the feature alone', async () => {
    const reader = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
    await expect(save('task_done', {}, reader)).rejects.toMatchObject({ status: 403 })
    const without = await aTenant(program, { own: [] })
    const other = await without.anAdmin()
    await expect(callAs(program, other, contract.templates, { params: { client: without.name } })).rejects.toMatchObject({ status: 404 })
  })
})

test('texts go to another space by a file; what it does not have says why and leaves the others', async () => {
  const [from, to] = [await aTenant(program, { own: ['templates'] }), await aTenant(program, { own: ['templates'] })]
  const [author, taker] = [await from.anAdmin(), await to.anAdmin()]
  const write = (moment: string, body: Partial<WrittenTemplate>) =>
    callAs(program, author, contract.saveTemplate, { params: { client: from.name, moment }, body: { ...written, ...body, is_new: false } })
  await write('thank_guest', { subject: 'Merci\u00A0!', ...text('À bientôt {{contact.first_name|vous}}.'), attachments: ['calendar'] })
  await write('thank_guest', { scope: 'type', scope_key: '1', subject: 'Entre nous', ...text('Merci.') })
  const { file, count } = await callAs(program, author, contract.exportTemplates, { params: { client: from.name } })
  expect(count).toBe(2)
  const take = (taken: string) => callAs(program, taker, contract.importTemplates, { params: { client: to.name }, body: { file: taken } })
  expect(await take(file)).toEqual({ written: 2, left: [] })
  const read = () => callAs(program, taker, contract.template, { params: { client: to.name, moment: 'thank_guest' }, query: whole })
  expect((await read()).fr).toMatchObject({ subject: 'Merci\u00A0!', is_own: true, attachments: ['calendar'] })
  expect((await read()).scopes.map(({ scope }) => scope).sort()).toEqual(['tenant', 'type'])
  const strange = file.replaceAll('contact.first_name', 'contact.shoe_size').replace('Entre nous', 'Entre eux')
  expect(await take(strange)).toMatchObject({
    written: 1,
    left: [{ moment: 'thank_guest', reason: expect.stringContaining('contact.shoe_size') }],
  })
  expect((await read()).fr).toMatchObject({ subject: 'Merci\u00A0!', version: 1 })
  await expect(take('{"format":"other"}')).rejects.toMatchObject({ status: 422 })
})

describe('what will leave', () => {
  test('is the query that sends: listed, stopped, resumed, sent early, once', async () => {
    const start = new Date(Date.now() + 3 * 86_400_000)
    const event_id = await anOpenEvent(tenant, { start_date: start, end_date: new Date(start.getTime() + 3_600_000) })
    const created_at = new Date('2026-01-01')
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id, user_id: person.id, status: registrationStatus.codeOf('registered'), code: 'coming', created_at })
        .execute(),
    )
    const coming = async () =>
      (await callAs(program, admin, upcomingContract.upcoming, { ...inTenant(), query: { page: 1, page_size: 25 } })).results.filter(
        ({ event }) => event === event_id,
      )
    const [tomorrow] = await coming()
    expect(tomorrow).toMatchObject({
      moment: 'remind_event_2',
      name: 'Zoé Bénédicte',
      recipient: person.mail,
      event_title: 'Conduire une réunion',
      is_suspended: false,
    })
    const one = { moment: tomorrow!.moment, occurrence: tomorrow!.occurrence }
    const suspend = (is_suspended: boolean) =>
      callAs(program, admin, upcomingContract.suspendMail, { ...inTenant(), body: { ...one, is_suspended } })
    await suspend(true)
    expect((await coming())[0]).toMatchObject({ ...one, is_suspended: true })
    await sendDueAt(program, tenant.id, tomorrow!.due_at)
    expect(await mailOf(one.occurrence)).toBeUndefined()
    await suspend(false)
    await callAs(program, admin, upcomingContract.sendMailNow, { ...inTenant(), body: one })
    expect((await mailOf(one.occurrence))?.subject).toBe('Demain\u00A0: Conduire une réunion')
    expect((await coming()).map(({ moment }) => moment)).not.toContain('remind_event_2')
    await expect(callAs(program, admin, upcomingContract.sendMailNow, { ...inTenant(), body: one })).rejects.toMatchObject({ status: 404 })
    const decided = ['suspend_mail', 'resume_mail', 'send_mail_now'] as const
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select(['action', 'user_id']).where('action', 'in', decided).orderBy('id').execute(),
    )
    expect(traces).toEqual(decided.map((action) => ({ action, user_id: admin.id })))
    const history = await callAs(program, admin, actsContract.mailActs, { ...inTenant(), query: { sort: 'at' } as never })
    const acts = 'results' in history ? history.results.filter(({ moment }) => moment === one.moment) : []
    expect(acts.map(({ action, recipient, event_title, status }) => [action, recipient, event_title, status])).toEqual([
      ['suspend_mail', person.mail, 'Conduire une réunion', null],
      ['resume_mail', person.mail, 'Conduire une réunion', null],
      ['send_mail_now', person.mail, 'Conduire une réunion', 'sending'],
    ])
    expect(acts.map(({ mail_id }) => mail_id === null)).toEqual([true, true, false])
  })

  test('tells why each message left or did not, shows one before it leaves, and writes one again', async () => {
    const other = await aTenant(program, { own: ['templates'] })
    const boss = await other.anAdmin()
    const guest = await other.aPerson({ first_name: 'Ali', last_name: 'Ben' })
    const now = Date.now()
    const event_id = await anOpenEvent(other, {
      start_date: new Date(now + 5 * 86_400_000),
      end_date: new Date(now + 5 * 86_400_000 + 3_600_000),
    })
    await other.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({
          event_id,
          user_id: guest.id,
          status: registrationStatus.codeOf('registered'),
          code: 'why',
          created_at: new Date(now - 3_600_000),
        })
        .execute(),
    )
    const here = { params: { client: other.name } }
    const explain = async () => (await callAs(program, boss, upcomingContract.explainMails, { ...here, query: { user: guest.id } })).results
    const verdicts = async () => Object.fromEntries((await explain()).map(({ moment, verdict }) => [moment, verdict]))
    // A week before its start was two days ago, before the person registered.
    expect(await verdicts()).toEqual({ remind_event_1: 'beforeCause', remind_event_2: 'coming' })
    const coming = (await explain()).find(({ moment }) => moment === 'remind_event_2')!
    const one = { moment: coming.moment, occurrence: coming.occurrence }
    const seen = await callAs(program, boss, upcomingContract.dryRun, { ...here, body: one })
    expect(seen).toMatchObject({ recipient: guest.mail, subject: 'Demain\u00A0: Conduire une réunion' })
    expect(await other.inTenant((db) => db.selectFrom('mails').select('id').execute())).toEqual([])
    // One whose button is a personal link is shown too, and the link is taken back.
    const payer = await other.aPerson()
    const owed = { event_id, user_id: payer.id, status: registrationStatus.codeOf('toPay'), code: 'owed' }
    await other.inTenant((db) => db.insertInto('registrations').values(owed).execute())
    const { results } = await callAs(program, boss, upcomingContract.explainMails, { ...here, query: { user: payer.id } })
    const { moment, occurrence } = results.find((mail) => mail.moment === 'remind_payment' && mail.verdict === 'coming')!
    const reminder = await callAs(program, boss, upcomingContract.dryRun, { ...here, body: { moment, occurrence } })
    expect(reminder).toMatchObject({ recipient: payer.mail, html: expect.stringContaining('Conduire une réunion') })
    expect(await other.inTenant((db) => db.selectFrom('personal_links').select('id').execute())).toEqual([])
    expect(await other.inTenant((db) => db.selectFrom('mails').select('id').execute())).toEqual([])
    const set = (body: Input<typeof contract.switchMoment>['body']) =>
      callAs(program, boss, contract.switchMoment, { params: { client: other.name, moment: 'remind_event_2' }, body })
    await set({ is_on: false })
    expect((await verdicts())['remind_event_2']).toBe('off')
    await set({ is_on: true, conditions: [{ fact: 'event.is_online', is: true }] })
    expect((await verdicts())['remind_event_2']).toBe('condition')
    await set({ conditions: [] })
    const replay = (moment: string, occurrence: string) =>
      callAs(program, boss, upcomingContract.replayMail, { ...here, body: { moment, occurrence, reason: 'Perdu' } })
    const missed = (await explain()).find(({ moment }) => moment === 'remind_event_1')!
    await replay('remind_event_1', missed.occurrence)
    await replay('remind_event_1', missed.occurrence)
    const written = () => other.inTenant((db) => db.selectFrom('mails').select(['id', 'subject', 'html']).orderBy('id').execute())
    expect(await written()).toHaveLength(2)
    const [first] = await written()
    await callAs(program, boss, upcomingContract.copyMail, { params: { client: other.name, id: first!.id } })
    expect((await written())[2]).toMatchObject({ subject: first!.subject, html: first!.html })
    const authors = await other.inTenant((db) =>
      db.selectFrom('traces').select('user_id').where('action', 'in', ['replay_mail', 'resend_mail']).execute(),
    )
    expect(authors.map(({ user_id }) => user_id)).toEqual([boss.id, boss.id, boss.id])
    await expect(callAs(program, boss, upcomingContract.explainMails, { ...here, query: {} })).rejects.toMatchObject({ status: 422 })
    const { people } = await callAs(program, boss, upcomingContract.mailSubjects, { ...here, query: { q: 'ali b' } })
    expect(people).toEqual([{ key: guest.id, label: `Ali Ben · ${guest.mail}` }])
  })

  test('only those who may send may stop or send', async () => {
    const reader = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
    const body = { moment: 'remind_event_2', occurrence: 'x' }
    await expect(callAs(program, reader, upcomingContract.sendMailNow, { ...inTenant(), body })).rejects.toMatchObject({ status: 403 })
    expect((await callAs(program, reader, upcomingContract.upcoming, { ...inTenant(), query: { page: 1, page_size: 25 } })).count).toEqual(
      expect.any(Number),
    )
  })
})
