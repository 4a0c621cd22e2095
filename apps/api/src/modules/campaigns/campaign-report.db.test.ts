import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import type { NewsletterContent, PublicPage } from '@kxo/domain/events/catalogue/public-page'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { suppress } from '../mailing/index.ts'
import { newsletterPages } from './newsletter/read-newsletter.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Forma', own: ['mailing'], params: { mail_open_count: true, show_email_campaign: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

type CampaignBody = Parameters<typeof callAs<typeof contract.create>>[3]['body']
type World = { name: string; id: number; admin: Persona }
const here = (): World => ({ name: tenant.name, id: tenant.id, admin })
const create = async (audience: CampaignBody['audience'], part: Partial<CampaignBody['content']> = {}, world = here()): Promise<number> => {
  const content = {
    kind: 'prospection',
    topic: 'news',
    subject: 'Rentrée',
    subject_b: '',
    preview_text: '',
    has_button: false,
    ...part,
  } as const
  const { id } = await callAs(program, world.admin, contract.create, {
    params: { client: world.name },
    body: { audience, content: { body: documentOf('Bonjour {{contact.first_name|à vous}}, voici la rentrée.'), ...content } },
  })
  return id
}
const run = (campaign_id: number, world = here()) => runJobNow(program, world.id, 'send-campaign', { campaign_id })
const read = (id: number, world = here()) => callAs(program, world.admin, contract.get, { params: { client: world.name, id } })
const mailsOf = (id: number, of = tenant) =>
  of.inTenant((db) => db.selectFrom('mails').selectAll().where('campaign_id', '=', id).orderBy('id').execute())
const people = (n: number) => Promise.all(Array.from({ length: n }, (_, rank) => tenant.aPerson({ first_name: `Zoé${rank}` })))
const agreeing = async (n: number): Promise<Persona[]> => {
  const all = await people(n)
  await tenant.inTenant((db) =>
    db
      .insertInto('consents')
      .values(all.map(({ id }) => ({ user_id: id, channel: 'mail', is_given: true, source: 'record', wording: 'x' })))
      .execute(),
  )
  return all
}
const idsOf = (all: readonly Persona[]) => all.map(({ id }) => id)
const allSent = (id: number) => tenant.inTenant((db) => db.updateTable('mails').set({ status: 5 }).where('campaign_id', '=', id).execute())

test('two subjects are compared: who left, who complained, how many opened, whose openings nobody knows (PRV-14)', async () => {
  const id = await create({ ids: idsOf(await agreeing(4)) }, { subject_b: 'Nous rouvrons' })
  await run(id)
  await allSent(id)
  const mails = await mailsOf(id)
  expect(mails.map(({ subject }) => subject)).toEqual(['Rentrée', 'Nous rouvrons', 'Rentrée', 'Nous rouvrons'])
  const { token } = await read(id)
  const dots = mails.map(({ html }) => /\/api(\/clients\/[^"]+image\.gif)/.exec(html)?.[1])
  expect(dots).toEqual(['a', 'b', 'a', 'b'].map((variant) => `/clients/${tenant.name}/newsletters/${token}/${variant}/image.gif`))
  for (const dot of [dots[0], dots[2], dots[1]]) {
    const answer = await program.app.inject({ url: `/api${dot}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif'])
  }
  const left = { client: tenant.name, token: mails[1]!.unsubscribe_token! }
  await callAs(program, null, unsubscribeContract.leave, { params: left, body: {} })
  await runJobNow(program, tenant.id, 'note-mail-report', {
    mail_id: mails[0]!.id,
    kind: 'complaint',
    recipient: mails[0]!.recipient,
    detail: 'abuse',
  })
  expect((await read(id)).variants).toEqual([
    { subject: 'Rentrée', sent: 2, unsubscribed: 0, complaints: 1, opens: 2, clicks: null },
    { subject: 'Nous rouvrons', sent: 2, unsubscribed: 1, complaints: 0, opens: 1, clicks: null },
  ])
  await callAs(program, null, unsubscribeContract.comeBack, { params: left })
  expect((await read(id)).variants[1]).toMatchObject({ unsubscribed: 0 })
})

test('where openings are not counted, a mail carries no image and the report no number', async () => {
  const other = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  const world = { name: other.name, id: other.id, admin: await other.anAdmin() }
  const id = await create({ ids: [world.admin.id] }, { kind: 'information' }, world)
  await run(id, world)
  expect((await mailsOf(id, other))[0]!.html).not.toContain('image.gif')
  expect((await read(id, world)).variants).toMatchObject([{ opens: null }])
})

test('from 0.30 % of complaints, prospecting pauses and administrators are told (PRV-11)', async () => {
  const other = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  const world = { name: other.name, id: other.id, admin: await other.anAdmin() }
  const company = await other.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow(),
  )
  const readers = await Promise.all(Array.from({ length: 4 }, () => other.aPerson({ company_id: company.id })))
  const id = await create({ ids: idsOf(readers) }, {}, world)
  const waiting = await callAs(program, world.admin, contract.create, {
    params: { client: world.name },
    body: {
      audience: { ids: idsOf(readers) },
      content: {
        kind: 'prospection',
        topic: 'news',
        subject: 'Demain',
        subject_b: '',
        preview_text: '',
        has_button: false,
        body: documentOf('x'),
      },
      send_at: new Date(Date.now() + 86_400_000),
    },
  })
  await run(id, world)
  await other.inTenant((db) => db.updateTable('mails').set({ status: 5 }).where('campaign_id', '=', id).execute())
  const mails = await mailsOf(id, other)
  const warnings = () => other.inTenant((db) => db.selectFrom('mails').select('subject').where('moment', '=', 'limit_reached').execute())
  for (const [rank, mail] of mails.slice(0, 3).entries()) {
    await runJobNow(program, other.id, 'note-mail-report', {
      mail_id: mail.id,
      kind: 'complaint',
      recipient: mail.recipient,
      detail: 'abuse',
    })
    expect((await read(waiting.id, world)).status).toBe(rank < 2 ? 'scheduled' : 'paused')
  }
  expect(await read(waiting.id, world)).toMatchObject({ paused_by: 'complaints' })
  expect((await warnings()).map(({ subject }) => subject)).toEqual(['Trop de plaintes\u00A0: vos campagnes sont en pause'])
})

test('those a sending missed are written to, and nobody it reached', async () => {
  const [reached, bounced] = await agreeing(2)
  await tenant.inTenant((db) => suppress(db, { address: bounced!.mail, user_id: bounced!.id, cause: 'hard_bounce' }))
  const id = await create({ ids: [reached!.id, bounced!.id, reached!.id], addresses: ['rien'] }, { kind: 'information' })
  await run(id)
  await allSent(id)
  await tenant.inTenant((db) =>
    db.updateTable('mail_suppressions').set({ lifted_at: new Date() }).where('user_id', '=', bounced!.id).execute(),
  )
  const again = await create({ missed_by: id }, { kind: 'information' })
  await run(again)
  expect((await mailsOf(again)).map(({ recipient }) => recipient)).toEqual([bounced!.mail])
  expect((await read(again)).audience).toBe('Non-destinataires de «\u00A0Rentrée\u00A0»')
})

test('the limit of the month stops a campaign, which goes on by itself once the month is over', async () => {
  const other = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  const world = { name: other.name, id: other.id, admin: await other.anAdmin() }
  const company = await other.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow(),
  )
  const readers = await Promise.all(Array.from({ length: 3 }, () => other.aPerson({ company_id: company.id })))
  const id = await create({ ids: idsOf(readers) }, {}, world)
  const limit = async (max: number | null) => {
    await acrossTenants(program.database, ({ db }) =>
      db.updateTable('tenants').set({ max_mails_per_month: max }).where('id', '=', other.id).execute(),
    )
    program.services.tenants.forget()
  }
  await limit(0)
  await run(id, world)
  expect(await read(id, world)).toMatchObject({ status: 'paused', paused_by: 'monthly_limit', waiting: 3 })
  await limit(null)
  await run(id, world)
  expect(await read(id, world)).toMatchObject({ status: 'done', paused_by: null, waiting: 0 })
})

test('a sending waits while its tenant may not write to many people, and goes on once somebody resumes it', async () => {
  const world = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  const boss = { name: world.name, id: world.id, admin: await world.anAdmin() }
  const id = await create({ addresses: ['a@exemple.test'] }, { kind: 'information' }, boss)
  const features = async (own: string[]) => {
    await world.inTenant((db) => db.updateTable('tenants').set({ features: own }).execute())
    program.services.tenants.forget()
  }
  await features([])
  await run(id, boss)
  await expect(read(id, boss)).rejects.toMatchObject({ status: 404 })
  await features(['mailing'])
  expect(await read(id, boss)).toMatchObject({ status: 'paused', paused_by: 'mailing_off', waiting: 1 })
  await run(id, boss)
  expect(await read(id, boss)).toMatchObject({ status: 'paused', waiting: 1 })
  await callAs(program, boss.admin, contract.resume, { params: { client: world.name, id } })
  await run(id, boss)
  expect(await read(id, boss)).toMatchObject({ status: 'done', paused_by: null, waiting: 0 })
})

test('a newsletter is read online by its link, with a name in a personal copy alone; a planned one, or mere information, is not found', async () => {
  const [zoe] = await agreeing(1)
  const id = await create({ ids: [zoe!.id] })
  const { token } = await read(id)
  const shown = (token: string, now = new Date()) =>
    tenant.asMachine(async (context) => {
      const path = `/${tenant.name}/newsletter/${token}`
      const request = { params: { client: tenant.name, token }, path, search: new URLSearchParams(), isWholeTab: true }
      const answer = await newsletterPages[0]!.read({ ...context, now }, request)
      if (!('page' in answer)) throw new Error('no page')
      return { status: answer.status, content: (answer.page as PublicPage).content as NewsletterContent }
    })
  expect((await shown(token)).status).toBe(404)
  await run(id)
  const shared = await shown(token)
  expect(shared).toMatchObject({ status: 200, content: { subject: 'Rentrée', sender: 'Forma', unsubscribe: null } })
  expect(shared.content.html).toContain('Bonjour à vous')
  expect(shared.content.html).not.toContain('unsubscribe')
  const [mail] = await mailsOf(id)
  expect(mail!.html).toContain(`/${tenant.name}/newsletter/${mail!.unsubscribe_token}`)
  const copy = await shown(mail!.unsubscribe_token!)
  expect(copy.content.html).toContain('Bonjour Zoé0')
  expect(copy.content.unsubscribe).toBe(`/${tenant.name}/unsubscribe/${mail!.unsubscribe_token}`)
  const old = await shown(mail!.unsubscribe_token!, new Date(Date.now() + 366 * 86_400_000))
  expect(old.content.html).toContain('Bonjour à vous')
  expect((await shown('x'.repeat(64))).status).toBe(404)
  const information = await create({ ids: [zoe!.id] }, { kind: 'information' })
  await run(information)
  expect((await shown((await read(information)).token)).status).toBe(404)
})

test('news sent are listed where the tenant publishes them, the latest first and by nobody’s name; nothing else is', async () => {
  const world = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true, newsletter_archive: true } })
  const campaign = (subject: string, days: number, rest: object = {}) => ({
    subject,
    kind: 'prospection',
    topic: 'news',
    token: `${world.name}-${days}`,
    body: JSON.stringify({ type: 'doc', content: [] }),
    audience: '',
    status: campaignStatus.codeOf('done'),
    send_at: new Date(Date.now() - days * 86_400_000),
    ...rest,
  })
  await world.inTenant((db) =>
    db
      .insertInto('campaigns')
      .values([
        campaign('Ancienne', 9),
        campaign('Bonjour {{contact.first_name|à tous}}', 2),
        campaign('Invitation', 3, { topic: 'invitations' }),
        campaign('Note interne', 4, { kind: 'information' }),
        campaign('À venir', -5, { status: campaignStatus.codeOf('scheduled') }),
      ])
      .execute(),
  )
  const listed = (of: TenantWorld) =>
    of.asMachine(async (context) => {
      const request = { params: { client: of.name }, path: `/${of.name}/newsletters`, search: new URLSearchParams(), isWholeTab: true }
      const answer = await newsletterPages[1]!.read(context, request)
      if (!('page' in answer)) throw new Error('no page')
      return { status: answer.status, content: (answer.page as PublicPage).content }
    })
  const { status, content } = await listed(world)
  expect([status, content.name === 'newsletters' && content.letters.map(({ subject, path }) => [subject, path])]).toEqual([
    200,
    [
      ['Bonjour à tous', `/${world.name}/newsletter/${world.name}-2`],
      ['Ancienne', `/${world.name}/newsletter/${world.name}-9`],
    ],
  ])
  expect((await listed(tenant)).status).toBe(404)
})

test('a message begins with a text whose every field it fills; none that opens an account is offered', async () => {
  const names = async (has_event: boolean) =>
    (await callAs(program, admin, contract.templates, { params: { client: tenant.name }, query: { has_event } })).map(({ name }) => name)
  expect(await names(true)).toEqual(expect.arrayContaining(['thank_guest']))
  expect(await names(false)).not.toContain('thank_guest')
  expect(await names(true)).not.toContain('validation_code')
})
