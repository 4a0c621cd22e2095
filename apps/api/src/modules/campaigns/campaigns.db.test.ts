import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { mailingContract } from '@kxo/domain/mailing/contract'
import { unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { suppress } from '../mailing/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let zoe: Persona
let mute: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Académie d’Évry', own: ['mailing'], params: { show_email_campaign: true } })
  admin = await tenant.anAdmin()
  zoe = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Bénédicte' })
  mute = await tenant.aPerson({ first_name: 'Noé', last_name: 'Muet' })
})
afterAll(() => program.close())

type CampaignBody = Parameters<typeof callAs<typeof contract.create>>[3]['body']
type Content = CampaignBody['content']
const here = () => ({ client: tenant.name })
const at = (id: number) => ({ params: { ...here(), id } })
const content = (part: Partial<Content> = {}): Content => ({
  kind: 'information',
  topic: 'news',
  subject: 'Bonjour {{contact.first_name|à vous}}',
  subject_b: '',
  preview_text: '',
  body: documentOf('Nous fermons {{contact.full_name|chère équipe}}, <b>lundi</b>.'),
  has_button: false,
  ...part,
})
const create = (body: CampaignBody, who = admin) => callAs(program, who, contract.create, { params: here(), body })
const count = (audience: CampaignBody['audience'], kind: Content['kind'] = 'information') =>
  callAs(program, admin, contract.recipients, { params: here(), body: { audience, kind, topic: 'news' } })
const run = (campaign_id: number) => runJobNow(program, tenant.id, 'send-campaign', { campaign_id })
const mailsOf = (id: number) =>
  tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('campaign_id', '=', id).orderBy('id').execute())
const reasons = (excluded: { reason: string; count: number }[]) => Object.fromEntries(excluded.map(({ reason, count: n }) => [reason, n]))

describe('a message to many people', () => {
  test('reaches each in their own name, once, with who was left out and why; a batch done again writes to nobody twice', async () => {
    const audience = { ids: [zoe.id, mute.id], addresses: ['Louis <LOUIS@exemple.fr>', 'louis@exemple.fr', 'rien', zoe.mail] }
    await tenant.inTenant((db) => suppress(db, { address: mute.mail, user_id: mute.id, cause: 'hard_bounce' }))
    const counted = await count(audience)
    expect({ count: counted.count, ...reasons(counted.excluded) }).toEqual({ count: 2, noAddress: 1, duplicate: 2, suppressed_bounce: 1 })
    expect(counted.excluded.find(({ reason }) => reason === 'suppressed_bounce')?.names).toEqual(['Noé Muet'])
    expect(counted.without).toContainEqual({ field: 'contact.first_name', count: 1 })
    const { id } = await create({ audience, content: content() })
    await run(id)
    await run(id)
    const mails = await mailsOf(id)
    expect(mails.map(({ recipient, subject, moment }) => [recipient, subject, moment])).toEqual([
      [zoe.mail, 'Bonjour Zoé', 'free_message'],
      ['louis@exemple.fr', 'Bonjour à vous', 'free_message'],
    ])
    expect(mails[0]!.body_text).toContain('Nous fermons Zoé Bénédicte, <b>lundi</b>.')
    expect(mails[0]!.html).toContain('<p>Nous fermons Zo&#233; B'.slice(0, 14))
    expect(mails[0]!.html).toContain('&#60;b&#62;lundi')
    expect(mails[0]!.unsubscribe_token).toBeNull()
    const read = await callAs(program, admin, contract.get, at(id))
    expect(read).toMatchObject({ status: 'done', total: 6, waiting: 0, sending: 2, by_name: expect.stringMatching(/./) })
    expect(reasons(read.excluded)).toEqual({ noAddress: 1, duplicate: 2, suppressed_bounce: 1 })
    const left = await callAs(program, admin, contract.people, { ...at(id), query: { state: 'excluded' } as never })
    expect(left.results.map(({ reason }) => reason).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'duplicate',
      'duplicate',
      'noAddress',
      'suppressed_bounce',
    ])
  })

  test('those of an event, by status, with its fields and a button to it', async () => {
    const event = await anOpenEvent(tenant, { title: 'Excel avancé' })
    const other = await tenant.aPerson()
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values([
          { event_id: event, user_id: zoe.id, status: registrationStatus.codeOf('registered'), code: 'zoe' },
          { event_id: event, user_id: other.id, status: registrationStatus.codeOf('cancelled'), code: 'other' },
        ])
        .execute(),
    )
    expect(await count({ event })).toMatchObject({ count: 1 })
    expect(await count({ event, statuses: ['cancelled'] })).toMatchObject({ count: 1, first: [{ address: other.mail }] })
    const written = content({ subject: 'À propos de {{event.name}}', event, has_button: true })
    const shown = await callAs(program, admin, contract.preview, {
      params: here(),
      body: { audience: { event }, content: written, rank: 0 },
    })
    expect(shown).toMatchObject({ subject: 'À propos de Excel avancé', name: 'Zoé Bénédicte' })
    expect(shown.html).toContain(`/events/${event}`)
    const { id } = await create({ audience: { event }, content: written })
    await run(id)
    expect((await mailsOf(id)).map(({ event_id, subject }) => [event_id, subject])).toEqual([[event, 'À propos de Excel avancé']])
  })

  test('a field nothing fills, an empty list and what only prospecting may not are refused in words', async () => {
    await expect(create({ audience: { ids: [zoe.id] }, content: content({ subject: '{{event.name}}' }) })).rejects.toMatchObject({
      status: 422,
      message: 'Le champ {{event.name}} n’existe pas dans ce message.',
    })
    const cut = documentOf('x')
    cut.content = [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '{{contact.' },
          { type: 'text', text: 'first_name}}', marks: [{ type: 'bold' }] },
        ],
      },
    ]
    await expect(create({ audience: { ids: [zoe.id] }, content: content({ body: cut }) })).rejects.toMatchObject({ status: 422 })
    await expect(create({ audience: { addresses: ['rien'] }, content: content() })).rejects.toMatchObject({ status: 409 })
    await expect(create({ audience: {}, content: content() })).rejects.toMatchObject({ status: 422 })
  })

  test('for those who may write in a tenant that has the feature', async () => {
    const reader = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
    await expect(create({ audience: { ids: [zoe.id] }, content: content() }, reader)).rejects.toMatchObject({ status: 403 })
    const without = await aTenant(program, { own: [] })
    const boss = await without.anAdmin()
    await expect(
      callAs(program, boss, contract.create, {
        params: { client: without.name },
        body: { audience: { ids: [boss.id] }, content: content() },
      }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('prospecting (PRV-01, PRV-02, PRV-03)', () => {
  test('whoever refused, and who is no professional and never agreed, is left out; each mail carries its way out (PRV-10)', async () => {
    const [agreed, refused, colleague] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    await tenant.inTenant(async (db) => {
      const company = await db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow()
      await db.updateTable('users').set({ company_id: company.id }).where('id', 'in', [refused.id, colleague.id]).execute()
      const answer = (user_id: number, is_given: boolean) => ({ user_id, channel: 'mail', is_given, source: 'record', wording: 'x' })
      await db
        .insertInto('consents')
        .values([answer(agreed.id, true), answer(refused.id, true), answer(refused.id, false)])
        .execute()
    })
    const audience = { ids: [agreed.id, refused.id, colleague.id, zoe.id] }
    const counted = await count(audience, 'prospection')
    expect({ count: counted.count, ...reasons(counted.excluded) }).toEqual({ count: 2, unsubscribed: 1, noConsent: 1 })
    const { id } = await create({ audience, content: content({ kind: 'prospection' }) })
    await run(id)
    const mails = await mailsOf(id)
    expect(mails.map(({ recipient, moment }) => [recipient, moment])).toEqual([
      [agreed.mail, 'newsletter'],
      [colleague.mail, 'newsletter'],
    ])
    expect(mails[0]!.unsubscribe_token).toMatch(/^[\w-]{32}$/)
    expect(mails[0]!.html).toContain(`/${tenant.name}/unsubscribe/${mails[0]!.unsubscribe_token}`)
    expect(mails[0]!.body_text).toContain('Se désinscrire')
  })
})

describe('a sending under way', () => {
  const many = async (n: number) => Array.from({ length: n }, (_, index) => `personne${index}@exemple.fr`)

  test('goes by so many an hour, is paused, resumed, then stopped: what waited is withdrawn', async () => {
    const { id } = await create({ audience: { addresses: await many(120) }, content: content(), per_hour: 50 })
    await run(id)
    expect(await mailsOf(id)).toHaveLength(50)
    const nextWave = async () => (await callAs(program, admin, contract.get, at(id))).next_wave_at
    const wait = (await nextWave())!.getTime() - Date.now()
    expect(wait).toBeGreaterThan(3_000_000)
    expect(wait).toBeLessThanOrEqual(3_600_000)
    const steer = (act: 'pause' | 'resume' | 'stop') => callAs(program, admin, contract[act], at(id))
    expect(await steer('pause')).toEqual({ status: 'paused' })
    await tenant.inTenant((db) =>
      db
        .updateTable('mails')
        .set({ created_at: new Date(Date.now() - 7_200_000) })
        .where('campaign_id', '=', id)
        .execute(),
    )
    await run(id)
    expect(await mailsOf(id)).toHaveLength(50)
    expect(await nextWave()).toBeNull()
    expect(await steer('resume')).toEqual({ status: 'scheduled' })
    await run(id)
    expect(await mailsOf(id)).toHaveLength(100)
    expect(await steer('stop')).toEqual({ status: 'stopped' })
    await run(id)
    const read = await callAs(program, admin, contract.get, at(id))
    expect(read).toMatchObject({ status: 'stopped', total: 120, waiting: 20, sending: 0, rejected: 100 })
    expect((await mailsOf(id))[0]).toMatchObject({ reason: 'campaign_stopped' })
    await expect(steer('resume')).rejects.toMatchObject({ status: 409, message: /Arrêtée/ })
  })

  test('put off to a date, nobody is written to before', async () => {
    const { id } = await create({ audience: { ids: [zoe.id] }, content: content(), send_at: new Date(Date.now() + 86_400_000) })
    await run(id)
    expect(await mailsOf(id)).toEqual([])
    expect(await callAs(program, admin, contract.get, at(id))).toMatchObject({ status: 'scheduled', waiting: 1 })
  })
})

test('massive-email sends a template of the tenant to addresses, about an event; codes and questionnaires are refused', async () => {
  const event = await anOpenEvent(tenant, { title: 'Excel débutant' })
  const call = (body: Record<string, unknown>) => callAs(program, admin, contract.massiveEmail, { body: body as never })
  const done = await call({ template: 'thank_guest', emails: [zoe.mail, 'rien'], event_id: event })
  expect(done).toMatchObject({ recipients: 1, excluded: 1 })
  await run(done.id!)
  expect((await mailsOf(done.id!))[0]).toMatchObject({ recipient: zoe.mail, subject: expect.stringContaining('Excel débutant') })
  await expect(call({ template: 'validation_code', emails: [zoe.mail] })).rejects.toMatchObject({ status: 422 })
  await expect(call({ template: 'thank_guest', emails: [zoe.mail], quiz_id: 1 })).rejects.toMatchObject({ status: 422 })
  await expect(call({ template: 'thank_guest', emails: [zoe.mail], event_id: event, file_path: 'x/y' })).rejects.toMatchObject({
    status: 404,
  })
})

test('massive-email reads what a form sends: a list as JSON, joined or repeated, and fields left blank; codes are those of its refusals', async () => {
  const event = await anOpenEvent(tenant, { title: 'Excel débutant' })
  const send = async (fields: [string, string][]) => {
    const answer = await program.app.inject({
      method: 'POST',
      url: '/api/massive-email/',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
    })
    return { status: answer.statusCode, body: answer.json() as { recipients?: number; code?: string } }
  }
  const about: [string, string][] = [
    ['template', 'thank_guest'],
    ['event_id', String(event)],
  ]
  const blank: [string, string][] = ['type', 'quiz_id', 'file_id', 'file_path'].map((name) => [name, ''])
  const lists: [string, string][][] = [
    [['emails', '["a@exemple.test","b@exemple.test"]']],
    [['emails', 'c@exemple.test,d@exemple.test']],
    [
      ['emails', 'e@exemple.test'],
      ['emails', 'f@exemple.test'],
    ],
  ]
  for (const emails of lists) expect(await send([...about, ...emails, ...blank])).toMatchObject({ status: 200, body: { recipients: 2 } })
  expect(await send(about)).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(await send([...about, ['emails', 'rien']])).toMatchObject({ status: 409, body: { code: 'nobody' } })
  expect(await send([...about, ['emails', 'a@exemple.test'], ['file_id', '999999']])).toMatchObject({ status: 404 })
  expect(
    await send([
      ['template', 'newsletter'],
      ['emails', 'a@exemple.test'],
    ]),
  ).toMatchObject({ status: 422, body: { code: 'noTemplate' } })
})

describe('leaving (PRV-10, PRV-12)', () => {
  const oneClick = 'List-Unsubscribe=One-Click'
  const post = (token: string, payload = oneClick, type = 'application/x-www-form-urlencoded') =>
    program.app.inject({ method: 'POST', url: `/${tenant.name}/unsubscribe/${token}`, payload, headers: { 'content-type': type } })
  const aCopy = async (person: Persona): Promise<string> => {
    await tenant.inTenant((db) =>
      db.insertInto('consents').values({ user_id: person.id, channel: 'mail', is_given: true, source: 'record', wording: 'x' }).execute(),
    )
    const { id } = await create({ audience: { ids: [person.id] }, content: content({ kind: 'prospection' }) })
    await run(id)
    return (await mailsOf(id))[0]!.unsubscribe_token!
  }

  test('one click without a cookie takes effect at once, again changes nothing; reading changes nothing; a wrong link is not found', async () => {
    const person = await tenant.aPerson()
    const token = await aCopy(person)
    const at = { params: { ...here(), token } }
    const topics = async () => (await callAs(program, null, unsubscribeContract.preferences, at)).topics.map(({ is_on }) => is_on)
    expect(await topics()).toEqual([true, true, true])
    expect(await count({ ids: [person.id] }, 'prospection')).toMatchObject({ count: 1 })
    expect((await post(token)).statusCode).toBe(200)
    expect((await post(token)).statusCode).toBe(200)
    expect(await topics()).toEqual([false, false, false])
    expect(reasons((await count({ ids: [person.id] }, 'prospection')).excluded)).toEqual({ unsubscribed: 1 })
    expect(await count({ ids: [person.id] })).toMatchObject({ count: 1 })
    const answers = await tenant.inTenant((db) =>
      db.selectFrom('consents').select(['is_given', 'source']).where('user_id', '=', person.id).orderBy('id').execute(),
    )
    expect(answers).toEqual([
      { is_given: true, source: 'record' },
      { is_given: false, source: 'unsubscribe' },
    ])
    await callAs(program, null, unsubscribeContract.comeBack, at)
    expect(await count({ ids: [person.id] }, 'prospection')).toMatchObject({ count: 1 })
    expect((await post(`${token.slice(1)}x`)).statusCode).toBe(404)
  })

  test('whoever received a message leaves even a tenant that is suspended', async () => {
    const closed = await aTenant(program)
    const person = await closed.aPerson()
    const token = 'a'.repeat(32)
    await closed.inTenant(async (db) => {
      const letter = { moment: 'newsletter', occurrence: 'x', user_id: person.id, recipient: person.mail, recipient_name: '', subject: 'x' }
      await db
        .insertInto('mails')
        .values({ ...letter, html: 'x', body_text: 'x', unsubscribe_token: token })
        .execute()
      await db.updateTable('tenants').set({ suspended_at: new Date() }).execute()
    })
    program.services.tenants.forget()
    const leave = await program.app.inject({
      method: 'POST',
      url: `/${closed.name}/unsubscribe/${token}`,
      payload: oneClick,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(leave.statusCode).toBe(200)
    const page = await callAs(program, null, tenantsContract.clientParams, { query: { client: closed.name } })
    expect(page.is_suspended).toBe(true)
    const left = await closed.inTenant((db) => db.selectFrom('mail_suppressions').select('cause').execute())
    expect(left).toEqual([{ cause: 'opt_out' }])
  })

  test('one topic is left, the others still arrive; a multipart click is one too', async () => {
    const person = await tenant.aPerson()
    const token = await aCopy(person)
    const body = { topics: ['news' as const] }
    const left = await callAs(program, null, unsubscribeContract.leave, { params: { ...here(), token }, body })
    expect(left.topics.filter(({ is_on }) => !is_on).map(({ topic }) => topic)).toEqual(['news'])
    expect(left.address).toMatch(/^.…@/)
    expect(await count({ ids: [person.id] }, 'prospection')).toMatchObject({ count: 0 })
    const invitations = { audience: { ids: [person.id] }, kind: 'prospection' as const, topic: 'invitations' as const }
    expect(await callAs(program, admin, contract.recipients, { params: here(), body: invitations })).toMatchObject({ count: 1 })
    const parts = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    expect((await post(token, parts, 'multipart/form-data; boundary=b')).statusCode).toBe(200)
    expect(await callAs(program, admin, contract.recipients, { params: here(), body: invitations })).toMatchObject({ count: 0 })
  })
})

test('the suppression list is found by a whole address, lifted with a reason, and left alone for whoever left', async () => {
  const [lost, gone] = [await tenant.aPerson(), await tenant.aPerson()]
  await tenant.inTenant(async (db) => {
    await suppress(db, { address: lost.mail, user_id: lost.id, cause: 'hard_bounce', detail: '550 5.1.1 unknown' })
    await suppress(db, { address: gone.mail, user_id: gone.id, cause: 'opt_out' })
  })
  const find = async (q: string) =>
    (await callAs(program, admin, mailingContract.suppressions, { params: here(), query: { q } as never })).results
  const [suppression] = await find(lost.mail)
  expect(suppression).toMatchObject({ cause: 'hard_bounce', user: lost.id, address: expect.not.stringContaining(lost.mail) })
  const [left] = await find(gone.mail)
  const liftOf = (id: number) => callAs(program, admin, mailingContract.liftSuppression, { ...at(id), body: { reason: 'corrigée' } })
  await expect(liftOf(left!.id)).rejects.toMatchObject({ status: 409 })
  await liftOf(suppression!.id)
  expect(await find(lost.mail)).toEqual([])
  expect(await count({ ids: [lost.id] })).toMatchObject({ count: 1 })
})

test('event_mails answers the mails about an event, of one moment when it is named', async () => {
  const event = await anOpenEvent(tenant, { title: 'Word' })
  const { id } = await create({ audience: { ids: [zoe.id] }, content: content({ event }) })
  await run(id)
  const mailsAbout = (moment?: string) =>
    callAs(program, admin, mailingContract.eventMails, { ...at(event), query: { ...(moment && { moment }) } })
  expect((await mailsAbout()).map(({ recipient }) => recipient)).toEqual([zoe.mail])
  expect(await mailsAbout('free_message')).toHaveLength(1)
  expect(await mailsAbout('thank_guest')).toEqual([])
})
