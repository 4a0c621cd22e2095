import type { RichText, ShownIf } from '@kxo/domain/kernel/rich-text'
import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { own: ['templates'] })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const said = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const shown = (attrs: ShownIf, text: string) => ({ type: 'shownIf' as const, attrs, content: [said(text)] })
const written = (...content: RichText['content']): WrittenTemplate => ({
  language: 'fr',
  scope: 'tenant',
  scope_key: '',
  subject: 'Bonjour',
  preview_text: '',
  body: { type: 'doc', content },
  button: '',
  second_button: null,
  attachments: [],
})
const at = () => ({ params: { client: tenant.name, moment: 'register_guest' } })
const save = (text: WrittenTemplate) => callAs(program, admin, contract.saveTemplate, { ...at(), body: { ...text, is_new: false } })

test('blocks leave for those their condition holds for, in the mail and its text, and all are seen without anybody', async () => {
  const text = written(
    said('Votre place est confirmée.'),
    shown({ of: 'event.is_online', test: 'yes', value: '' }, 'Le lien arrive la veille.'),
    shown({ of: 'event.is_online', test: 'no', value: '' }, 'Venez à l’accueil.'),
    shown({ of: 'contact.job', test: 'equals', value: 'CHEF' }, 'À vos équipes aussi.'),
  )
  await save(text)
  const event_id = await anOpenEvent(tenant)
  const mailed = async (job: string, is_online: boolean) => {
    const person = await tenant.aPerson()
    const occurrence = `shown ${person.id}`
    await tenant.inTenant(async (db) => {
      await db.updateTable('users').set({ job }).where('id', '=', person.id).execute()
      await db.updateTable('events').set({ is_online }).where('id', '=', event_id).execute()
    })
    await tenant.asMachine((context) =>
      context.services.enqueueMail(context, {
        moment: 'register_guest',
        to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: 'Roux', language: 'fr' },
        occurrence,
        event_id,
        values: { title: 'Excel', dates: '', place: '' },
      }),
    )
    return tenant.inTenant((db) =>
      db.selectFrom('mails').select(['html', 'body_text']).where('occurrence', '=', occurrence).executeTakeFirstOrThrow(),
    )
  }
  const online = await mailed('Chef', true)
  expect(online.body_text).toContain('Votre place est confirmée.\n\nLe lien arrive la veille.\n\nÀ vos équipes aussi.')
  expect([online.html.includes('Le lien arrive'), online.html.includes('à l’accueil')]).toEqual([true, false])
  const onSite = await mailed('Juriste', false)
  expect(onSite.body_text).toContain('Votre place est confirmée.\n\nVenez à l’accueil.\n\n')
  expect(onSite.body_text).not.toContain('équipes')
  const preview = await callAs(program, admin, contract.previewTemplate, { ...at(), body: text })
  for (const part of ['Le lien arrive', 'Venez à l’accueil', 'À vos équipes']) expect(preview.text).toContain(part)
})

test('a condition on what the message knows nothing of is refused, and one its name cannot take', async () => {
  for (const attrs of [
    { of: 'task.label', test: 'filled', value: '' },
    { of: 'event.is_online', test: 'equals', value: 'oui' },
    { of: 'contact.nickname', test: 'filled', value: '' },
  ] satisfies ShownIf[])
    await expect(save(written(said('Bonjour'), shown(attrs, 'Bloc')))).rejects.toMatchObject({
      status: 422,
      message: `Le champ ${attrs.of} n’existe pas dans ce message.`,
    })
})
