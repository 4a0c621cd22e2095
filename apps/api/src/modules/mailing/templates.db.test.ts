import { templatesContract as contract } from '@kxo/domain/mailing/templates-contract'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

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
const written = {
  language: 'fr' as const,
  subject: 'C’est fait\u00A0: {{task.label}}',
  body: '{{task.author}} a terminé {{words.task.le}}.\n\nMerci {{contact.first_name|à vous}}.',
}
const save = (moment: string, body = written, who = admin) => callAs(program, who, contract.saveTemplate, { ...at(moment), body })
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

describe('templates', () => {
  test('the default text is offered as a template; a version speaks from the next mail on, and the original comes back', async () => {
    const first = await callAs(program, admin, contract.template, at('task_done'))
    expect(first).toMatchObject({ is_on: true, versions: [], fr: { subject: 'Fait{{words.task.e}}\u00A0: {{task.label}}', is_own: false } })
    await tell('before')
    expect(await save('task_done')).toEqual({ version: 1 })
    await tell('after')
    expect((await mailOf('before'))?.subject).toBe('Faite\u00A0: Appeler <b>')
    const after = await mailOf('after')
    expect(after?.subject).toBe('C’est fait\u00A0: Appeler <b>')
    expect(after?.body_text).toContain('Inès a terminé la tâche.\n\nMerci Zoé.')
    await tell('nameless', '')
    expect((await mailOf('nameless'))?.body_text).toContain('Merci à vous.')
    expect(await save('task_done', { ...written, body: 'Deuxième' })).toEqual({ version: 2 })
    const { versions } = await callAs(program, admin, contract.template, at('task_done'))
    expect(versions.map(({ version, is_active }) => [version, is_active])).toEqual([
      [2, true],
      [1, false],
    ])
    await callAs(program, admin, contract.restoreOriginal, { ...at('task_done'), body: { language: 'fr' } })
    await tell('original')
    expect((await mailOf('original'))?.subject).toBe('Faite\u00A0: Appeler <b>')
  })

  test('a field the message does not have, one it needs and left out, and a fixed text are refused in words', async () => {
    await expect(save('task_done', { ...written, body: '{{bill.number}}' })).rejects.toMatchObject({
      status: 422,
      message: 'Le champ {{bill.number}} n’existe pas dans ce message.',
    })
    await expect(save('validation_code', { ...written, subject: 'Code', body: 'Voici' })).rejects.toMatchObject({
      status: 422,
      message: 'Le champ «\u00A0Code\u00A0» est obligatoire dans ce message.',
    })
    await expect(save('limit_reached')).rejects.toMatchObject({ status: 409 })
    await expect(save('no_such_moment')).rejects.toMatchObject({ status: 404 })
  })

  test('a message switched off does not leave; what always leaves or cannot leave yet has no switch', async () => {
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
    await expect(turn('alert_match', true)).rejects.toMatchObject({ status: 409 })
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

  test('for full administrators of a tenant that has the feature alone', async () => {
    const reader = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
    await expect(save('task_done', written, reader)).rejects.toMatchObject({ status: 403 })
    const without = await aTenant(program, { own: [] })
    const other = await without.anAdmin()
    await expect(callAs(program, other, contract.templates, { params: { client: without.name } })).rejects.toMatchObject({ status: 404 })
  })
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
