import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let zoe: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  admin = await tenant.anAdmin()
  zoe = await tenant.aPerson({ first_name: 'Zoé' })
  await tenant.inTenant((db) =>
    db.insertInto('consents').values({ user_id: zoe.id, channel: 'mail', is_given: true, source: 'record', wording: 'x' }).execute(),
  )
})
afterAll(() => program.close())

const written = (kind: 'information' | 'prospection', over: { subject?: string } = {}) => ({
  kind,
  topic: 'news' as const,
  subject: 'Rentrée',
  subject_b: '',
  preview_text: '',
  body: documentOf('Sortir\u00A0: {{link.unsubscribe}}. En ligne\u00A0: {{link.newsletter}}.'),
  has_button: false,
  ...over,
})
const params = () => ({ client: tenant.name })
const send = (content: ReturnType<typeof written>) =>
  callAs(program, admin, contract.create, { params: params(), body: { audience: { ids: [zoe.id] }, content } })

test('a prospection says where its own reader leaves it and reads it online (PRV-10)', async () => {
  const { id } = await send(written('prospection'))
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  const mail = await tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('campaign_id', '=', id).executeTakeFirstOrThrow())
  const at = (page: string): string => `${program.services.publicUrl()}/${tenant.name}/${page}/${mail.unsubscribe_token}`
  expect(mail.body_text).toContain(`Sortir\u00A0: ${at('unsubscribe')}. En ligne\u00A0: ${at('newsletter')}.`)
  expect(mail.html).toContain(`Sortir\u00A0: <a href="${at('unsubscribe')}">Se désinscrire</a>.`)
  expect(mail.html).toContain(`En ligne\u00A0: <a href="${at('newsletter')}">Lire en ligne</a>.`)
})

test('what is only information has no way out to call, and a subject calls none', async () => {
  await expect(send(written('information'))).rejects.toMatchObject({ status: 422, code: 'unknownField' })
  await expect(send(written('prospection', { subject: '{{link.unsubscribe}}' }))).rejects.toMatchObject({
    status: 422,
    code: 'unknownField',
  })
})
