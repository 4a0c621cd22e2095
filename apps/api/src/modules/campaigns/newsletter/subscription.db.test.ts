import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import type { PublicPage } from '@kxo/domain/events/catalogue/public-page'
import { visitor } from '@kxo/domain/kernel/actor'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import type { ServerPage } from '../../../platform/http/server-pages.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { suppress, suppressionsOf } from '../../mailing/index.ts'
import { newsletterPages } from './read-newsletter.ts'
import { subscriptionPage } from './subscription-page.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Forma', own: ['mailing'], params: { show_email_campaign: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const client = () => ({ client: tenant.name })
/** A newsletter that left for one person who agreed. */
async function aNewsletterTo(user_id: number): Promise<{ id: number; token: string; recipients: string[] }> {
  const content = {
    kind: 'prospection' as const,
    topic: 'news' as const,
    subject: 'Rentrée',
    subject_b: '',
    preview_text: '',
    has_button: false,
    body: documentOf('Voici la rentrée.'),
  }
  const { id } = await callAs(program, admin, contract.create, { params: client(), body: { audience: { ids: [user_id] }, content } })
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  const { token } = await callAs(program, admin, contract.get, { params: { ...client(), id } })
  const mails = await tenant.inTenant((db) => db.selectFrom('mails').select('recipient').where('campaign_id', '=', id).execute())
  return { id, token, recipients: mails.map(({ recipient }) => recipient) }
}

test('a reader leaves an address for the news: it confirms itself, becomes a contact with its proof, and takes back the news alone (PRV-03)', async () => {
  const reader = await tenant.aPerson()
  await tenant.inTenant((db) =>
    db.insertInto('consents').values({ user_id: reader.id, channel: 'mail', is_given: true, source: 'record', wording: 'x' }).execute(),
  )
  const { token } = await aNewsletterTo(reader.id)
  const visit = (page: ServerPage, how: 'read' | 'act', path: string, form: Record<string, string> = {}) =>
    tenant.asMachine(async (context) => {
      const asVisitor: Context = { ...context, actor: visitor(tenant.id), request: { ...context.request, address: '203.0.113.9' } }
      const params = { client: tenant.name, token: path.split('/').at(-1)! }
      const answer = await page[how]!(asVisitor, {
        params,
        path,
        search: new URLSearchParams(),
        form: new URLSearchParams(form),
        isWholeTab: true,
      })
      if (!('page' in answer)) throw new Error('no page')
      return { status: answer.status, content: (answer.page as PublicPage).content }
    })
  const leave = (form: Record<string, string>, at = token) => visit(newsletterPages[0]!, 'act', `/${tenant.name}/newsletter/${at}`, form)
  const mail = 'nouvelle@lectrice.test'
  expect((await leave({ mail })).content).toMatchObject({ name: 'subscription', state: 'wrong' })
  expect((await leave({ mail: 'rien', consent: 'on' })).content).toMatchObject({ state: 'wrong' })
  expect((await leave({ mail, consent: 'on' }, 'x'.repeat(64))).status).toBe(404)
  const answered = await leave({ mail, consent: 'on' })
  expect(answered).toMatchObject({ status: 200, content: { name: 'subscription', state: 'asked', address: '' } })
  expect(await leave({ mail: reader.mail, consent: 'on' })).toEqual(answered)
  await leave({ mail, consent: 'on' })
  const messages = await tenant.inTenant((db) =>
    db.selectFrom('mails').select(['moment', 'body_text']).where('recipient', '=', mail).execute(),
  )
  expect(messages.map(({ moment }) => moment)).toEqual(['confirm_subscription'])
  expect(messages[0]!.body_text).toContain('recevoir nos actualités')
  const way = new RegExp(`/${tenant.name}/newsletter-subscriptions/[\\w-]+`).exec(messages[0]!.body_text)![0]
  const person = () =>
    tenant.inTenant((db) => db.selectFrom('users').select(['id', 'is_prospect']).where('mail', '=', mail).executeTakeFirst())
  expect((await visit(subscriptionPage, 'read', way)).content).toMatchObject({ state: 'toConfirm', address: 'n…@lectrice.test' })
  expect(await person()).toBeUndefined()
  expect((await visit(subscriptionPage, 'act', way)).content).toMatchObject({ state: 'active' })
  expect((await visit(subscriptionPage, 'act', way)).content).toMatchObject({ state: 'active' })
  const { id: user_id, is_prospect } = (await person())!
  expect(is_prospect).toBe(true)
  const consents = () =>
    tenant.inTenant((db) =>
      db
        .selectFrom('consents')
        .select(['channel', 'is_given', 'source', 'wording', 'proof'])
        .where('user_id', '=', user_id)
        .orderBy('id')
        .execute(),
    )
  expect(await consents()).toEqual([
    {
      channel: 'mail',
      is_given: true,
      source: 'newsletter',
      wording: expect.stringContaining('J’accepte'),
      proof: expect.objectContaining({ address: '203.0.113.9', note: expect.stringMatching(/^\d{4}-/) }),
    },
  ])
  await tenant.inTenant((db) => suppress(db, { address: mail, user_id, cause: 'opt_out' }))
  expect((await visit(subscriptionPage, 'read', way)).content).toMatchObject({ state: 'toConfirm' })
  await visit(subscriptionPage, 'act', way)
  const left = await tenant.inTenant((db) => suppressionsOf(db, [mail]))
  expect(new Set(left.get(mail)!.map(({ topic }) => topic))).toEqual(new Set(['invitations', 'surveys']))
  expect((await aNewsletterTo(user_id)).recipients).toEqual([mail])
  expect((await visit(subscriptionPage, 'read', `${way}x`)).status).toBe(404)
})
