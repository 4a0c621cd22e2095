import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { smsCampaignContract as contract } from '@kxo/domain/campaigns/sms-contract'
import type { PublicPage, SmsPreferencesContent } from '@kxo/domain/events/catalogue/public-page'
import { commercialOpening } from '@kxo/domain/mailing/sms/commercial-hours'
import { smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { suppressionsOf } from '../../mailing/index.ts'
import { unsubscribeSmsPage } from './unsubscribe-page.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { has_sms: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const settings = (stop_number: string) =>
  callAs(program, admin, smsContract.setSms, { params: here(), body: { sender: '', stop_number, monthly_cap: null, unit_price: 50 } })
type SmsBody = Parameters<typeof callAs<typeof contract.sendSms>>[3]['body']
const count = (body: SmsBody) => callAs(program, admin, contract.smsRecipients, { params: here(), body })
const send = (body: SmsBody) => callAs(program, admin, contract.sendSms, { params: here(), body })
const written = () => tenant.inTenant((db) => db.selectFrom('sms').selectAll().orderBy('id').execute())
const agree = (user_id: number, is_given: boolean) =>
  tenant.inTenant((db) => db.insertInto('consents').values({ user_id, channel: 'sms', is_given, source: 'record', wording: 'x' }).execute())

test('the price is told before sending, with who is left out and why (PRV-02, PRV-13)', async () => {
  const zoe = await tenant.aPerson({ first_name: 'Zoé', phone: '+33612340101' })
  const fixed = await tenant.aPerson({ phone: '+33112340101' })
  const none = await tenant.aPerson()
  const audience = { ids: [zoe.id, fixed.id, none.id], addresses: ['06 12 34 01 01', '07 12 34 01 02', 'rien'] }
  const counted = await count({ audience, kind: 'service', body: `{{contact.first_name|Bonjour}} ${'a'.repeat(160)}` })
  expect(counted).toMatchObject({ count: 2, segments: 4, cents: 20, first: { text: expect.stringMatching(/^Zoé a/) } })
  expect(Object.fromEntries(counted.excluded.map(({ reason, count: n }) => [reason, n]))).toEqual({
    noNumber: 2,
    landline: 1,
    sameNumber: 1,
  })
  await expect(send({ audience: { addresses: ['rien'] }, kind: 'service', body: 'x' })).rejects.toMatchObject({ status: 409 })
  await expect(count({ audience, kind: 'service', body: '{{bill.number}}' })).rejects.toMatchObject({ status: 422 })
})

test('a commercial message waits for consent and its hours, says STOP, and its reader leaves without a script (PRV-13)', async () => {
  const [yes, no, silent] = await Promise.all(['01', '02', '03'].map((end) => tenant.aPerson({ phone: `+336123402${end}` })))
  await agree(yes!.id, true)
  await agree(no!.id, false)
  const request: SmsBody = {
    audience: { ids: [yes!.id, no!.id, silent!.id] },
    kind: 'commercial',
    body: 'Portes ouvertes samedi. {{link.unsubscribe_sms}}',
  }
  await expect(send(request)).rejects.toMatchObject({ status: 409 })
  await settings('36200')
  const counted = await count(request)
  expect(Object.fromEntries(counted.excluded.map(({ reason, count: n }) => [reason, n]))).toEqual({ unsubscribed: 1, noConsent: 1 })
  await send(request)
  const sms = (await written()).at(-1)!
  expect(sms.number).toBe('+33612340201')
  expect(sms.body).toMatch(/^Portes ouvertes samedi\. http.*\/unsubscribesms\/[\w-]+ STOP au 36200$/)
  expect(sms.send_at).toEqual(commercialOpening(sms.created_at, sms.number))

  const at = (token: string, search = '') => ({
    params: { client: tenant.name, token },
    path: `/${tenant.name}/unsubscribesms/${token}`,
    search: new URLSearchParams(search),
    isWholeTab: true,
  })
  const page = async (work: 'read' | 'act', token: string, search = '') => {
    const answer = await tenant.asMachine((context) => unsubscribeSmsPage[work]!(context, at(token, search)))
    if (!('page' in answer)) throw new Error('no page')
    return { status: answer.status, content: (answer.page as PublicPage).content as SmsPreferencesContent }
  }
  expect((await page('read', sms.token)).content).toMatchObject({ isOut: false, done: null, stopNumber: '36200' })
  expect((await count(request)).count).toBe(1)
  expect((await page('act', sms.token)).content).toMatchObject({ isOut: true, done: 'left' })
  expect((await page('act', sms.token)).content).toMatchObject({ isOut: true })
  expect((await count(request)).count).toBe(0)
  expect((await count({ ...request, kind: 'service' })).count).toBe(3)
  expect((await page('act', sms.token, 'undo=1')).content).toMatchObject({ isOut: false, done: 'back' })
  expect((await count(request)).count).toBe(1)
  const answers = await tenant.inTenant((db) =>
    db.selectFrom('consents').select(['is_given', 'source']).where('user_id', '=', yes!.id).orderBy('id').execute(),
  )
  expect(answers).toEqual([
    { is_given: true, source: 'record' },
    { is_given: false, source: 'unsubscribe' },
    { is_given: true, source: 'unsubscribe' },
  ])
  await page('act', sms.token)
  expect((await page('read', sms.token)).content.mail).toMatch(/^.…@/)
  expect((await page('act', sms.token, 'mails=1')).content).toMatchObject({ done: 'leftMails', mail: null, isOut: true })
  const mailAnswers = await tenant.inTenant((db) =>
    db.selectFrom('consents').select(['is_given', 'source']).where('user_id', '=', yes!.id).where('channel', '=', 'mail').execute(),
  )
  expect(mailAnswers).toEqual([{ is_given: false, source: 'unsubscribe' }])
  expect((await tenant.inTenant((db) => suppressionsOf(db, [yes!.mail]))).get(yes!.mail)).toEqual([{ cause: 'opt_out', topic: null }])
  expect((await page('act', 'x'.repeat(24))).status).toBe(404)
  expect((await page('read', 'x'.repeat(24))).status).toBe(404)
})

test('massive-email sends the text message of a template to the mobiles of those it names, where text messages are on', async () => {
  const reached = await tenant.aPerson({ phone: '+33639980041' })
  const [template] = await tenant.inTenant((db) =>
    db
      .insertInto('sms_templates')
      .values({ name: 'Salle', kind: 'service', language: 'fr', body: 'Salle Ada, {{contact.first_name}}.', is_active: true, segments: 1 })
      .returning('id')
      .execute(),
  )
  const call = (body: object) => callAs(program, admin, campaignsContract.massiveEmail, { body: { type: 'sms', ...body } as never })
  const emails = [reached.mail, '06 39 98 00 42', 'inconnue@exemple.test']
  expect(await call({ template: String(template!.id), emails })).toEqual({ id: null, recipients: 2, excluded: 1 })
  const written = await tenant.inTenant((db) =>
    db.selectFrom('sms').select(['number', 'body']).where('body', 'like', 'Salle Ada%').orderBy('number').execute(),
  )
  expect(written.map(({ number }) => number)).toEqual(['+33639980041', '+33639980042'])
  expect(written[0]!.body).toMatch(/^Salle Ada, ./)
  await expect(call({ template: 'nulle part', emails })).rejects.toMatchObject({ status: 422 })
  const silent = await aTenant(program)
  const theirs = await silent.anAdmin()
  await expect(
    callAs(program, theirs, campaignsContract.massiveEmail, { body: { type: 'sms', template: 'Salle', emails } as never }),
  ).rejects.toMatchObject({ status: 404 })
})
