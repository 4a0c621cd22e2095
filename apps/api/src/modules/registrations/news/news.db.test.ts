import { ownPapersContract as ownPapers } from '@kxo/domain/documents/requests/own-papers-contract'
import { addDays, dayInZone, defaultZone, instantInZone } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerRecordsContract as records } from '@kxo/domain/partners/records/record-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { newsContract } from '@kxo/domain/registrations/news/news-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { found } from '../../../platform/context.ts'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { tellOrganisers, tenantsWithNews } from './tell-organisers.ts'

let program: Program
let tenant: TenantWorld
let responsible: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program)
  responsible = await tenant.anAdmin()
  event = await anOpenEvent(tenant, { responsible_id: responsible.id })
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const inClient = () => ({ params: { client: tenant.name } })
const minutes = (n: number, from = Date.now()) => new Date(from + n * 60_000)
const tellAt = (now: Date) => tenant.asMachine((context) => tellOrganisers({ ...context, now }))
const register = async (who: Persona, id = event) =>
  (await callAs(program, who, registrations.start, { ...on(id), body: { submit: true } })).id
const mailsTo = (who: Persona, moment = 'event_news') =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('moment', '=', moment)
      .where('user_id', '=', who.id)
      .orderBy('id')
      .execute(),
  )
const bellsOf = (who: Persona) =>
  tenant.inTenant((db) => db.selectFrom('notifications').select(['label', 'path']).where('user_id', '=', who.id).orderBy('id').execute())
const choose = (who: Persona, mail_pace: 'never' | 'atOnce' | 'daily', by_bell: boolean) =>
  callAs(program, who, newsContract.choose, { ...inClient(), body: { mail_pace, by_bell } })

test('who answers for an event is told once of what happens to it, by bell and by mail, until they choose otherwise', async () => {
  const [ana, bo] = [await tenant.aPerson({ first_name: 'Ana' }), await tenant.aPerson({ first_name: 'Bo' })]
  expect(await callAs(program, responsible, newsContract.readChoice, inClient())).toEqual({ mail_pace: 'atOnce', by_bell: true })
  const id = await register(ana)
  await register(bo)
  await callAs(program, ana, registrations.cancel, { ...on(id), body: { reason: 'Imprévu' } })
  await tellAt(minutes(2))
  await tellAt(minutes(3))
  const [mail, ...others] = await mailsTo(responsible)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('3 nouvelles de vos formations')
  for (const line of [
    'Ana Durand\u00A0: inscription confirmée – Conduire une réunion',
    'Ana Durand\u00A0: inscription annulée – Conduire une réunion (Imprévu)',
    'Bo Durand',
  ])
    expect(mail?.body_text).toContain(line)
  const bells = await bellsOf(responsible)
  expect(bells).toHaveLength(1)
  expect(bells[0]).toMatchObject({ path: `/admin/event/${event}` })
})

test('what follows within a quarter of an hour waits for one mail; what one does oneself is no news', async () => {
  await register(await tenant.aPerson({ first_name: 'Ana' }))
  await tellAt(minutes(2))
  const own = await tenant.aPerson({ first_name: 'Bo' })
  await callAs(program, responsible, registrations.start, { ...on(event), body: { user: own.id, submit: true } })
  await register(await tenant.aPerson({ first_name: 'Cléo' }))
  const rank = await tenant.inTenant((db) =>
    db
      .updateTable('organiser_news')
      .set({ mailed_until: minutes(-1) })
      .returning('user_id')
      .execute(),
  )
  expect(rank).toEqual([{ user_id: responsible.id }])
  await tellAt(minutes(10))
  expect(await mailsTo(responsible)).toHaveLength(1)
  await tellAt(minutes(16))
  const [, second, ...others] = await mailsTo(responsible)
  expect(others).toEqual([])
  expect(second?.body_text).toContain('Cléo')
  expect(second?.body_text).not.toContain('Bo Durand')
})

test('a person may be told once a day, in the morning, or not at all', async () => {
  await choose(responsible, 'daily', false)
  await register(await tenant.aPerson())
  const mornings = [0, 1].map((days) => instantInZone(addDays(dayInZone(minutes(2), defaultZone), days), '07:30', defaultZone))
  const morning = found(mornings.find((one) => one > minutes(2)))
  await tellAt(minutes(-1, morning.getTime()))
  expect(await mailsTo(responsible)).toEqual([])
  await tellAt(minutes(1, morning.getTime()))
  await tellAt(minutes(2, morning.getTime()))
  expect(await mailsTo(responsible)).toHaveLength(1)
  expect(await bellsOf(responsible)).toEqual([])

  await choose(responsible, 'never', false)
  await register(await tenant.aPerson())
  await tellAt(minutes(3 * 24 * 60))
  expect(await mailsTo(responsible)).toHaveLength(1)
})

test('an event nobody is in charge of is told to who administers everything; nobody else chooses or is told', async () => {
  const person = await tenant.aPerson()
  const restricted = await tenant.anAdmin({ is_restricted: 1 })
  await register(person, await anOpenEvent(tenant, { responsible_id: null }))
  await tellAt(minutes(2))
  expect(await mailsTo(responsible)).toHaveLength(1)
  expect(await mailsTo(restricted)).toEqual([])
  await expect(choose(person, 'daily', true)).rejects.toMatchObject({ status: 403 })
})

test('whoever administers everything is told once of each paper a partner deposited, as they chose; what the office deposits is no news', async () => {
  const restricted = await tenant.anAdmin({ is_restricted: 1 })
  const paul = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard' })
  const params = { client: tenant.name }
  const partner = await callAs(program, responsible, records.create, { params, body: { user_id: paul.id, kind: 'provider' } })
  const ask = async (name: string) =>
    (await callAs(program, responsible, records.askPaper, { params: { ...params, id: partner.id }, body: { name } })).papers.find(
      (paper) => paper.name === name,
    )!.id
  const [diploma, cover] = [await ask('Diplôme'), await ask('Assurance')]
  const file = { name: 'd.pdf', bytes: '%PDF-1.7 essai' }
  await sendFile(program, responsible, records.depositPaper, { params: { ...params, id: partner.id, paper: cover }, ...file })
  await tellAt(minutes(2))
  expect(await bellsOf(responsible)).toEqual([])
  await sendFile(program, paul, ownPapers.deposit, { params: { ...params, paper: diploma }, ...file })
  await tellAt(minutes(2))
  await tellAt(minutes(3))
  const path = `/admin/user/${paul.id}/partner/provider`
  expect(await bellsOf(responsible)).toMatchObject([{ path }])
  const [mail, ...others] = await mailsTo(responsible, 'paper_news')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Paul Girard\u00A0: pièce déposée – Diplôme')
  expect(mail?.body_text).toContain(path)
  expect(await mailsTo(responsible)).toEqual([])
  expect(await bellsOf(restricted)).toEqual([])

  await choose(responsible, 'never', true)
  await sendFile(program, paul, ownPapers.deposit, { params: { ...params, paper: await ask('Tarifs') }, ...file })
  // Later than what was told.
  await tenant.inTenant((db) =>
    db
      .updateTable('document_requests')
      .set({ deposited_at: minutes(5) })
      .where('name', '=', 'Tarifs')
      .execute(),
  )
  await tellAt(minutes(20))
  expect(await mailsTo(responsible, 'paper_news')).toHaveLength(1)
  expect(await bellsOf(responsible)).toHaveLength(2)
})

test('a consultant is told once, at their pace, of the papers of the partners they follow, by their record or an event to come, and of no other', async () => {
  const aConsultant = (first_name: string) => tenant.aPerson({ first_name, profile_code: 'CNS' })
  const [byRecord, byEvent, byPast, neither] = [
    await aConsultant('Rose'),
    await aConsultant('Élie'),
    await aConsultant('Paul'),
    await aConsultant('Noa'),
  ]
  const notAllowed = await tenant.aPerson({ first_name: 'Usr' })
  const partner = await tenant.aPerson({ first_name: 'Ida', last_name: 'Girard' })
  const params = { client: tenant.name }
  const record = await callAs(program, responsible, records.create, { params, body: { user_id: partner.id, kind: 'provider' } })
  const withPaper = await callAs(program, responsible, records.askPaper, {
    params: { ...params, id: record.id },
    body: { name: 'Diplôme' },
  })
  await choose(byEvent, 'daily', true)
  const followedBy = async (who: Persona, event_id: number) => {
    await tenant.inTenant(async (db) => {
      await db.updateTable('events').set({ responsible_id: who.id }).where('id', '=', event_id).execute()
      await db
        .insertInto('event_partners')
        .values({ event_id, user_id: partner.id, kind: partnerKind.codeOf('provider') })
        .execute()
    })
  }
  const past = await anOpenEvent(tenant)
  await followedBy(byEvent, event)
  await followedBy(byPast, past)
  const day = { start_date: minutes(-3000), end_date: minutes(-2000) }
  await tenant.inTenant((db) => db.updateTable('events').set(day).where('id', '=', past).execute())
  await tenant.inTenant((db) => db.updateTable('users').set({ manager_id: byRecord.id }).where('id', '=', partner.id).execute())
  await sendFile(program, partner, ownPapers.deposit, {
    params: { ...params, paper: withPaper.papers[0]!.id },
    name: 'd.pdf',
    bytes: '%PDF-1.7 essai',
  })
  await tellAt(minutes(2))
  await tellAt(minutes(3))
  const path = `/admin/user/${partner.id}/partner/provider`
  for (const who of [byRecord, byEvent]) expect(await bellsOf(who)).toMatchObject([{ path }])
  expect((await mailsTo(byRecord, 'paper_news')).map(({ subject }) => subject)).toEqual(['Ida Girard\u00A0: pièce déposée – Diplôme'])
  expect(await mailsTo(byEvent, 'paper_news')).toEqual([])
  for (const who of [byPast, neither, notAllowed]) {
    expect(await bellsOf(who)).toEqual([])
    expect(await mailsTo(who, 'paper_news')).toEqual([])
  }
  // Whoever loses the right to read partners hears of them no more, even as the one who follows their record.
  await tenant.inTenant((db) => db.updateTable('users').set({ profile_code: 'USR' }).where('id', '=', byRecord.id).execute())
  await tenant.inTenant((db) =>
    db
      .updateTable('document_requests')
      .set({ deposited_at: minutes(5) })
      .execute(),
  )
  await tellAt(minutes(20))
  expect(await mailsTo(byRecord, 'paper_news')).toHaveLength(1)
})

test('the tenants where something happened are those the schedule opens', async () => {
  const quiet = await aTenant(program)
  await register(await tenant.aPerson())
  const concerned = await acrossTenants(program.database, ({ db }) => tenantsWithNews(db, minutes(1)))
  expect(concerned).toContain(tenant.id)
  expect(concerned).not.toContain(quiet.id)
})
