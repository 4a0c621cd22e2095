import { alertsContract as contract } from '@kxo/domain/events/alerts/alert-contract'
import { alertYears, mostAlerts, unconfirmedDays } from '@kxo/domain/events/alerts/saved-search'
import type { PublicContent } from '@kxo/domain/events/catalogue/public-page'
import { onboarding } from '@kxo/domain/events/nature'
import { publicAlert, publicAlerts } from '@kxo/domain/events/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { visitor } from '@kxo/domain/kernel/actor'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'
import { forgetAlerts } from './forget-alerts.ts'
import { alertPages } from './public-alerts.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const [askPage, holderPage] = alertPages
/** What a page answers to a visitor, at an address of their own. */
async function page(
  how: 'ask' | 'read' | 'act',
  { token = '', form = {}, address = '203.0.113.7' }: { token?: string; form?: object; address?: string },
) {
  const answered = await tenant.asMachine((context) => {
    const asVisitor: Context = { ...context, actor: visitor(tenant.id), request: { ...context.request, address } }
    const request = {
      params: { client: tenant.name, token },
      path: token ? publicAlert(tenant.name, token) : publicAlerts(tenant.name),
      search: new URLSearchParams(),
      form: new URLSearchParams(form as Record<string, string>),
      isWholeTab: true,
    }
    const { read, act } = (how === 'ask' ? askPage : holderPage)!
    return (how === 'read' ? read : act!)(asVisitor, request)
  })
  if (!('page' in answered)) throw new Error('no page')
  return { status: answered.status, content: (answered.page as { content: PublicContent }).content }
}
const ask = (mail: string, search = '', address?: string) => page('ask', { form: { mail, search }, ...(address && { address }) })
const mailsTo = (mail: string, moment?: string) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['moment', 'html', 'body_text', 'unsubscribe_token'])
      .where('recipient', '=', mail)
      .$if(moment !== undefined, (query) => query.where('moment', '=', moment!))
      .orderBy('id')
      .execute(),
  )
const rowsOf = (mail: string) =>
  tenant.inTenant((db) => db.selectFrom('saved_searches').selectAll().where('mail', '=', mail).orderBy('id').execute())
const decide = async (mail: string, act: string, rank = 0) => {
  const row = (await rowsOf(mail))[rank]!
  return page('act', { token: row.token, form: { act, id: row.id } })
}
const aDayLater = () => runJobNow(program, tenant.id, 'send-alerts', {})
const publishNow = (overrides: Parameters<typeof anOpenEvent>[1]) => anOpenEvent(tenant, { ...overrides, published_at: new Date() })

describe('a visitor’s alert', () => {
  it('leaves nothing before the address confirms, tells what is new once, and ends', async () => {
    const mail = 'lise@visite.test'
    expect((await ask(mail, '?view=list&town=Lyon&page=2')).content).toEqual({
      name: 'alertRequested',
      isWrong: false,
      search: '?town=Lyon',
    })
    expect((await mailsTo(mail)).map(({ moment }) => moment)).toEqual(['confirm_subscription'])
    await publishNow({ title: 'Avant la confirmation', town: 'Lyon' })
    await aDayLater()
    expect(await mailsTo(mail, 'alert_match')).toEqual([])

    const [row] = await rowsOf(mail)
    const read = await page('read', { token: row!.token })
    expect(read.content).toMatchObject({
      name: 'alerts',
      address: 'l…@visite.test',
      alerts: [{ status: 'toConfirm', label: 'Ville\u00A0: Lyon' }],
    })
    expect((await rowsOf(mail))[0]!.confirmed_at).toBeNull()
    expect((await decide(mail, 'confirm')).content).toMatchObject({ done: 'confirm', alerts: [{ status: 'active' }] })
    expect((await rowsOf(mail))[0]).toMatchObject({ wording: expect.stringContaining('J’accepte'), proof: { address: '203.0.113.7' } })

    await publishNow({ title: 'À Lyon cette fois', town: 'Lyon' })
    await publishNow({ title: 'Ailleurs', town: 'Brest' })
    await publishNow({ title: 'Sur invitation', town: 'Lyon', onboarding: onboarding.codeOf('onInvitation') })
    await aDayLater()
    const [alert, ...more] = await mailsTo(mail, 'alert_match')
    expect(more).toEqual([])
    expect(alert!.body_text).toContain('À Lyon cette fois')
    for (const other of ['Ailleurs', 'Sur invitation', 'Avant la confirmation']) expect(alert!.body_text).not.toContain(other)
    expect(alert!.body_text).toContain(publicAlert(tenant.name, row!.token))
    expect(alert!.unsubscribe_token).toBeTruthy()
    await aDayLater()
    expect(await mailsTo(mail, 'alert_match')).toHaveLength(1)

    expect((await decide(mail, 'end')).content).toMatchObject({ done: 'end', alerts: [{ status: 'isOver' }] })
    await publishNow({ title: 'Trop tard', town: 'Lyon' })
    await aDayLater()
    expect(await mailsTo(mail, 'alert_match')).toHaveLength(1)
  })

  it('answers the same to any address, writes to one that does not answer once an hour, and begins again only by the address', async () => {
    const mail = 'noe@visite.test'
    const first = await ask(mail)
    expect(await ask(mail)).toEqual(first)
    expect(await mailsTo(mail)).toHaveLength(1)
    await decide(mail, 'confirm')
    expect(await ask(mail)).toEqual(first)
    expect(await mailsTo(mail)).toHaveLength(1)
    await decide(mail, 'end')
    await tenant.inTenant((db) =>
      db
        .updateTable('saved_searches')
        .set({ asked_at: new Date(0) })
        .where('mail', '=', mail)
        .execute(),
    )
    expect(await ask(mail)).toEqual(first)
    expect((await rowsOf(mail))[0]!.confirmed_at).toBeNull()
    expect(await mailsTo(mail, 'confirm_subscription')).toHaveLength(2)
    expect((await ask('pas une adresse')).content).toMatchObject({ isWrong: true })
  })

  it('lets one caller set off so many messages, with the same answer beyond, and one address hold so many searches', async () => {
    const flood = '198.51.100.4'
    let last = await ask('a0@flot.test', '', flood)
    for (let n = 1; n < 22; n++) last = await ask(`a${n}@flot.test`, '', flood)
    expect(last.content).toEqual({ name: 'alertRequested', isWrong: false, search: '' })
    const left = await tenant.inTenant((db) => db.selectFrom('saved_searches').select('id').where('mail', 'like', '%@flot.test').execute())
    expect(left).toHaveLength(20)
    for (let n = 0; n < mostAlerts + 3; n++) await ask('tout@visite.test', `?town=V${n}`, `192.0.2.${n}`)
    expect(await rowsOf('tout@visite.test')).toHaveLength(mostAlerts)
  })

  it('holds one page for all the searches of an address, and none for a link of nobody’s', async () => {
    const mail = 'eva@visite.test'
    await ask(mail, '?town=Lyon')
    await ask(mail, '?town=Brest')
    const other = 'zoe@visite.test'
    await ask(other)
    const [own] = await rowsOf(mail)
    const [theirs] = await rowsOf(other)
    const { content } = await page('act', { token: own!.token, form: { act: 'confirm', id: theirs!.id } })
    expect(content).toMatchObject({ done: null, alerts: [{ search: '?town=Lyon' }, { search: '?town=Brest' }] })
    expect((await rowsOf(other))[0]!.confirmed_at).toBeNull()
    expect((await page('read', { token: 'personne' })).status).toBe(404)
    expect((await page('act', { token: 'personne', form: { act: 'confirm', id: theirs!.id } })).status).toBe(404)
  })

  it('sends one message for all the searches of an address, each event once', async () => {
    const mail = 'deux@visite.test'
    await ask(mail, '?town=Rennes')
    await ask(mail, '?q=atelier')
    await decide(mail, 'confirm', 0)
    await decide(mail, 'confirm', 1)
    await publishNow({ title: 'Atelier de Rennes', town: 'Rennes' })
    await publishNow({ title: 'Atelier ailleurs', town: 'Nice' })
    await aDayLater()
    const [alert, ...more] = await mailsTo(mail, 'alert_match')
    expect(more).toEqual([])
    expect(alert!.body_text.match(/Atelier de Rennes/g)).toHaveLength(1)
    expect(alert!.body_text).toContain('Atelier ailleurs')
  })

  it('is forgotten: unconfirmed after days, without a sign after years (PRV-22)', async () => {
    const world = await aTenant(program)
    const add = (mail: string, requestedAt: string, confirmed: string | null, ended: string | null = null) =>
      world.inTenant((db) =>
        sql`insert into saved_searches (mail, language, search, token, wording, proof, asked_at, confirmed_at, ended_at)
          values (${mail}, 'fr', '', ${mail}, 'x', '{}', ${requestedAt}::timestamptz, ${confirmed}::timestamptz, ${ended}::timestamptz)`.execute(
          db,
        ),
      )
    const now = new Date('2030-06-15T08:00:00Z')
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
    await add('fresh', before(unconfirmedDays - 1), null)
    await add('silent', before(unconfirmedDays + 1), null)
    await add('live', before(900), before(900))
    await add('old', before(alertYears * 366), before(alertYears * 366))
    await add('ended', before(900), before(900), before(alertYears * 366))
    await world.inTenant((db) => forgetAlerts({ db, now }))
    const left = await world.inTenant((db) => db.selectFrom('saved_searches').select('mail').orderBy('mail').execute())
    expect(left.map(({ mail }) => mail)).toEqual(['ended', 'fresh', 'live'])
  })
})

describe('the alerts of an account', () => {
  const here = () => ({ params: { client: tenant.name } })
  it('are kept at once, listed in words, ended by their holder alone', async () => {
    const [person, other] = [await tenant.aPerson(), await tenant.aPerson()]
    const saved = await callAs(program, person, contract.save, { ...here(), body: { search: '?town=Nantes&view=list' } })
    expect(saved.map(({ search, label }) => [search, label])).toEqual([['?town=Nantes', 'Ville\u00A0: Nantes']])
    expect(await callAs(program, person, contract.save, { ...here(), body: { search: '?town=Nantes' } })).toHaveLength(1)
    expect(await callAs(program, other, contract.list, here())).toEqual([])
    await expect(callAs(program, other, contract.end, { params: { client: tenant.name, id: saved[0]!.id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(callAs(program, null, contract.list, here())).rejects.toMatchObject({ status: 401 })
    await publishNow({ title: 'Vu de Nantes', town: 'Nantes', onboarding: onboarding.codeOf('openToAll') })
    await aDayLater()
    expect((await mailsTo(person.mail, 'alert_match')).map(({ body_text }) => body_text.includes('Vu de Nantes'))).toEqual([true])
    expect(await callAs(program, person, contract.end, { params: { client: tenant.name, id: saved[0]!.id } })).toEqual([])
  })

  it('say nothing to an account that is closed, nor once the tenant has no catalogue', async () => {
    const closed = await tenant.aPerson()
    await callAs(program, closed, contract.save, { ...here(), body: { search: '?town=Dijon' } })
    await tenant.inTenant((db) =>
      db
        .updateTable('users')
        .set({ status: accountStatus.codeOf('disabled') })
        .where('id', '=', closed.id)
        .execute(),
    )
    await publishNow({ title: 'À Dijon', town: 'Dijon' })
    await aDayLater()
    expect(await mailsTo(closed.mail, 'alert_match')).toEqual([])

    const world = await aTenant(program, { own: [] })
    const person = await world.aPerson()
    await callAs(program, person, contract.save, { params: { client: world.name }, body: { search: '' } })
    await anOpenEvent(world, { published_at: new Date() })
    await runJobNow(program, world.id, 'send-alerts', {})
    const alerts = await world.inTenant((db) => db.selectFrom('mails').select('id').where('moment', '=', 'alert_match').execute())
    expect(alerts).toEqual([])
  })
})
