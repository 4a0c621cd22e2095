import { createServer, type Server } from 'node:http'
import { smsContract as contract } from '@kxo/domain/mailing/sms/sms-contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { enqueueMail } from '../enqueue-mail.ts'
import { deliverWaitingSms } from './deliver-sms.ts'

/** An SMS provider of this machine: what it was handed, and what it answers next. */
const eventsToken = 'a-token-of-the-tests'
let provider: Server
let received: { from: string; to: string; text: string; reference: string }[] = []
let answers: number[] = []
let program: Program
let tenant: TenantWorld
let admin: Persona
let lea: Persona
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const status = request.headers.authorization === 'Bearer jeton' ? (answers.shift() ?? 200) : 401
      if (status === 200) received.push(JSON.parse(body))
      response.writeHead(status).end(status === 200 ? '' : 'refused')
    })
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  const { port } = provider.address() as { port: number }
  program = await startProgram({
    environment: { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'jeton', SMS_EVENTS_TOKEN: eventsToken },
  })
  tenant = await aTenant(program, { label: 'Forma', params: { has_sms: true } })
  admin = await tenant.anAdmin({ phone: '+33612340001' })
  lea = await tenant.aPerson({ first_name: 'Léa', last_name: 'Martin', phone: '+33612340002' })
  await callAs(program, admin, contract.setSms, {
    params: here(),
    body: { sender: 'FORMA', stop_number: '36200', monthly_cap: null, unit_price: 50 },
  })
})
afterAll(async () => {
  await program.close()
  provider.close()
})
afterEach(() => {
  received = []
  answers = []
})

const here = () => ({ client: tenant.name })
type Saved = Parameters<typeof callAs<typeof contract.saveSmsTemplate>>[3]['body']
const save = (part: Partial<Saved> = {}) =>
  callAs(program, admin, contract.saveSmsTemplate, {
    params: here(),
    body: {
      name: 'Rappel',
      kind: 'service',
      language: 'fr',
      body: 'Demain : {{event.name}} {{link.sms}}',
      is_active: true,
      moment: 'remind_event_2',
      ...part,
    },
  })
const deliver = () => runJobNow(program, tenant.id, 'deliver-sms', {})
const all = () => tenant.inTenant((db) => db.selectFrom('sms').selectAll().orderBy('id').execute())
const aMailTo = ({ id, mail }: Persona, occurrence: string) =>
  tenant.asMachine((context) =>
    enqueueMail(context, {
      moment: 'remind_event_2',
      to: { user_id: id, mail, first_name: 'Léa', last_name: 'Martin', language: 'fr' },
      occurrence,
      path: '/events/7',
      values: { title: 'Excel avancé', dates: 'demain', place: 'Lyon' },
    }),
  )

test('every text of a template is a version, with its reason, and one that changes nothing makes none', async () => {
  const { id } = await save({ name: 'Versions', moment: '', body: 'Un' })
  const text = { id, name: 'Versions', moment: '' }
  await save({ ...text, body: 'Deux', reason: 'Plus clair' })
  await save({ ...text, body: 'Deux', name: 'Autre nom' })
  const versions = () => callAs(program, admin, contract.smsVersions, { params: { ...here(), id } })
  expect(await versions()).toMatchObject([
    { version: 2, body: 'Deux', reason: 'Plus clair' },
    { version: 1, body: 'Un', reason: '' },
  ])
  // A template written before versions were recorded begins with the text it replaces.
  await tenant.inTenant((db) => db.deleteFrom('sms_template_versions').where('template_id', '=', id).execute())
  await save({ ...text, body: 'Trois' })
  expect((await versions()).map(({ version, body }) => [version, body])).toEqual([
    [2, 'Trois'],
    [1, 'Deux'],
  ])
})

describe('beside the mail of its moment', () => {
  test('leaves once to a known mobile, with a short link that opens what the mail opens; nothing without a text', async () => {
    await aMailTo(lea, 'before')
    expect(await all()).toEqual([])
    const { id } = await save()
    await aMailTo(lea, 'first')
    await aMailTo(lea, 'first')
    await aMailTo(await tenant.aPerson(), 'no phone')
    await deliver()
    const [sms, ...others] = await all()
    expect(others).toEqual([])
    expect(sms).toMatchObject({ moment: 'remind_event_2', number: '+33612340002', status: mailStatus.codeOf('sent'), segments: 1 })
    expect(received).toEqual([{ from: 'FORMA', to: '+33612340002', text: sms!.body, reference: `${tenant.id}-${sms!.id}` }])
    const code = /\/lien-sms\/([\w-]+)$/.exec(sms!.body)?.[1] ?? ''
    expect(sms!.body).toMatch(/^Demain : Excel avancé http/)
    const opened = await program.app.inject({ url: `/api/clients/${tenant.name}/links/${code}/` })
    expect(opened.json()).toMatchObject({ is_open: true, path: '/events/7' })
    const listed = await callAs(program, admin, contract.smsList, { params: here(), query: {} as never })
    expect('results' in listed && listed.results[0]).toMatchObject({
      user_name: 'Léa Martin',
      number: expect.stringMatching(/^06.••.••.••.02$/),
      body: expect.stringMatching(/lien-sms\/…$/),
    })
    await save({ id, is_active: false })
    await aMailTo(lea, 'switched off')
    expect(await all()).toHaveLength(1)
  })

  test('a second active text of a moment, a field nothing fills and a moment without text messages are refused in words', async () => {
    const { id } = await save({ name: 'Premier' })
    await expect(save({ name: 'Second' })).rejects.toMatchObject({ status: 409, message: /Premier/ })
    await save({ name: 'Second', language: 'en' })
    await expect(save({ id, body: '{{bill.number}}' })).rejects.toMatchObject({ status: 422 })
    await expect(save({ moment: 'send_bill' })).rejects.toMatchObject({ status: 422, message: 'Aucun SMS n’accompagne ce message.' })
  })

  test('is seen as a phone shows it, and counted', async () => {
    const preview = (body: string, kind: Saved['kind'] = 'service') =>
      callAs(program, admin, contract.previewSms, { params: here(), body: { body, kind, language: 'fr' } })
    expect(await preview('Bonjour {{contact.first_name}}')).toEqual({ text: 'Bonjour Léa', segments: 1 })
    expect(await preview('Soldes', 'commercial')).toEqual({ text: 'Soldes STOP au 36200', segments: 1 })
    expect((await preview('ê'.repeat(71))).segments).toBe(2)
  })

  test('a test goes to one’s own mobile alone', async () => {
    await callAs(program, admin, contract.testSms, { params: here(), body: { body: 'Essai', kind: 'commercial', language: 'fr' } })
    await deliver()
    expect(received.map(({ to, text }) => [to, text])).toEqual([['+33612340001', 'Essai STOP au 36200']])
    const without = await tenant.anAdmin()
    await expect(
      callAs(program, without, contract.testSms, { params: here(), body: { body: 'Essai', kind: 'service', language: 'fr' } }),
    ).rejects.toMatchObject({ status: 409 })
  })
})

describe('delivery', () => {
  const write = (number: string, occurrence: string) =>
    tenant.inTenant((db) =>
      db
        .insertInto('sms')
        .values({ occurrence, number, kind: 'service', body: 'Bonjour', segments: 1, token: occurrence })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const read = async (id: number) => (await all()).find((one) => one.id === id)!
  const again = (id: number) =>
    tenant.inTenant((db) =>
      db
        .updateTable('sms')
        .set({ send_at: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute(),
    )

  test('a provider that fails is tried again, one that refuses is not; a rejected one is sent again by hand', async () => {
    const { id } = await write('+33612340009', 'fails')
    answers = [503]
    await deliver()
    expect(await read(id)).toMatchObject({ status: 6, reason: '503 refused', tries: 1 })
    await deliver()
    expect(received).toEqual([])
    await again(id)
    answers = [422]
    await deliver()
    expect(await read(id)).toMatchObject({ status: 7, reason: '422 refused' })
    await callAs(program, admin, contract.resendSms, { params: { ...here(), id } })
    await deliver()
    expect(await read(id)).toMatchObject({ status: 5, reason: null })
    await expect(callAs(program, admin, contract.resendSms, { params: { ...here(), id } })).rejects.toMatchObject({ status: 409 })
  })

  test('past the limit of the month, messages wait and the page says how many', async () => {
    const { used } = await callAs(program, admin, contract.smsUsage, { params: here() })
    const cap = (monthly_cap: number | null) =>
      callAs(program, admin, contract.setSms, {
        params: here(),
        body: { sender: 'FORMA', stop_number: '36200', monthly_cap, unit_price: 50 },
      })
    await cap(used + 1)
    const [first, second] = [await write('+33612340010', 'one'), await write('+33612340011', 'two')]
    await deliver()
    expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual([5, 6])
    expect(await callAs(program, admin, contract.smsUsage, { params: here() })).toMatchObject({ used: used + 1, waiting: 1 })
    // What did not arrive left all the same: the provider bills it.
    await tenant.inTenant((db) => db.updateTable('sms').set({ status: 7, reason: 'absent' }).where('id', '=', first.id).execute())
    expect(await callAs(program, admin, contract.smsUsage, { params: here() })).toMatchObject({ used: used + 1 })
    await deliver()
    expect((await read(second.id)).status).toBe(6)
    await cap(null)
    await deliver()
    expect(await read(second.id)).toMatchObject({ status: 5, reason: null })
  })

  test('PRV-13 a commercial message that waited until Sunday, or the night, goes on waiting for its hours where it is read', async () => {
    const rows = ['+33612340021', '+262692340021'].map((number) => ({
      occurrence: `late ${number}`,
      number,
      kind: 'commercial',
      body: 'Promo STOP au 36200',
      segments: 1,
      token: `late ${number}`,
      send_at: new Date('2026-01-05T10:00:00Z'),
    }))
    await tenant.inTenant((db) => db.insertInto('sms').values(rows).execute())
    const { services } = program
    const late = async (now: string) => {
      const target = (await services.tenants.find(tenant.id))!
      await deliverWaitingSms({
        services,
        tenant: target,
        now: new Date(now),
        contextIn: () => Promise.reject(new Error('unused')) as never,
      })
      const late = (await all()).filter(({ occurrence }) => occurrence?.startsWith('late'))
      return late.map(({ send_at, tries, status }) => [send_at.toISOString(), tries, status])
    }
    // Sunday 3 January 2027, half past seven in the evening in Paris.
    expect(await late('2027-01-03T18:30:00Z')).toEqual([
      ['2027-01-04T09:00:00.000Z', 0, 6],
      ['2027-01-04T06:00:00.000Z', 0, 6],
    ])
    expect(received).toEqual([])
  })
})

test('where text messages are off, nothing of them answers', async () => {
  const other = await aTenant(program)
  const boss = await other.anAdmin()
  for (const endpoint of [contract.smsTemplates, contract.smsList, contract.smsUsage])
    await expect(callAs(program, boss, endpoint as never, { params: { client: other.name }, query: {} } as never)).rejects.toMatchObject({
      status: 404,
    })
  const reader = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
  await expect(callAs(program, reader, contract.smsUsage, { params: here() })).rejects.toMatchObject({ status: 403 })
})

test('PRV-13 STOP answered to the short number ends the commercial messages of every tenant that wrote to it, and of no other', async () => {
  const [other, third] = [await aTenant(program, { params: { has_sms: true } }), await aTenant(program, { params: { has_sms: true } })]
  const number = '+33612340077'
  const commercial = (world: TenantWorld, kind: 'commercial' | 'service' = 'commercial') =>
    world.inTenant((db) =>
      db
        .insertInto('sms')
        .values({
          occurrence: `stop ${kind}`,
          number,
          kind,
          body: 'Promo',
          segments: 1,
          token: `stop ${world.id} ${kind}`,
          send_at: new Date('2099-01-01'),
        })
        .execute(),
    )
  for (const world of [tenant, other]) await commercial(world)
  await commercial(third, 'service')
  const answer = (token: string, events: object[]) =>
    program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/provider-events/sms/${token}/`,
      payload: { events: JSON.stringify(events) },
    })
  expect((await answer('not-the-token-at-all', [])).statusCode).toBe(404)
  const answered = await answer(eventsToken, [
    { from: '33612340077', text: 'Stop.' },
    { msisdn: '+33612340078', content: 'Merci' },
  ])
  expect(answered.json()).toEqual({ noted: 1 })
  const waiting = await Promise.all([tenant, other, third].map(({ id }) => waitingJobs(program, id, 'note-sms-stop')))
  expect(waiting.map((jobs) => jobs.length)).toEqual([1, 1, 0])
  await runJobNow(program, other.id, 'note-sms-stop', { number })
  await runJobNow(program, other.id, 'note-sms-stop', { number })
  const states = (world: TenantWorld) =>
    world.inTenant((db) => db.selectFrom('sms').select(['status', 'reason']).where('number', '=', number).execute())
  expect(await states(other)).toEqual([{ status: mailStatus.codeOf('rejected'), reason: 'unsubscribed' }])
  expect(await other.inTenant((db) => db.selectFrom('sms_opt_outs').select('number_hash').execute())).toHaveLength(1)
  expect(await states(third)).toEqual([{ status: mailStatus.codeOf('sending'), reason: null }])
})

test('what the provider tells of a message is kept: delivered for good, or rejected and sent again under another name', async () => {
  const rowOf = async (occurrence: string) => {
    const values = { number: '+33612340099', kind: 'service' as const, body: 'Rappel', segments: 1, status: mailStatus.codeOf('sent') }
    return tenant.inTenant((db) =>
      db
        .insertInto('sms')
        .values({ ...values, occurrence, token: occurrence })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  }
  const [arrived, lost] = [await rowOf('arrived'), await rowOf('lost')]
  const tell = async (events: object[]) => {
    const url = `/api/clients/${tenant.name}/provider-events/sms/${eventsToken}/`
    const answer = await program.app.inject({ method: 'POST', url, payload: { events: JSON.stringify(events) } })
    const jobs = await waitingJobs(program, tenant.id, 'note-sms-report')
    for (const data of jobs) await runJobNow(program, tenant.id, 'note-sms-report', data)
    return answer.json()
  }
  const stateOf = (id: number) =>
    tenant.inTenant((db) =>
      db.selectFrom('sms').select(['status', 'reason', 'delivered_at']).where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const name = ({ id }: { id: number }, again = '') => `${tenant.id}-${id}${again}`
  expect(
    await tell([
      { reference: name(arrived), status: 'DELIVRD' },
      { reference: name(lost), status: 'undelivered', detail: 'absent subscriber' },
      { reference: name(lost), status: 'enroute' },
      { reference: 'theirs', status: 'delivered' },
    ]),
  ).toEqual({ noted: 2 })
  expect(await stateOf(arrived.id)).toMatchObject({ status: mailStatus.codeOf('sent'), delivered_at: expect.any(Date) })
  expect(await stateOf(lost.id)).toEqual({ status: mailStatus.codeOf('rejected'), reason: 'absent subscriber', delivered_at: null })
  await tell([{ reference: name(arrived), status: 'failed' }])
  expect(await stateOf(arrived.id)).toMatchObject({ status: mailStatus.codeOf('sent') })
  await callAs(program, admin, contract.resendSms, { params: { ...here(), id: lost.id } })
  await tenant.inTenant((db) =>
    db
      .updateTable('sms')
      .set({ status: mailStatus.codeOf('sent') })
      .where('id', '=', lost.id)
      .execute(),
  )
  await tell([{ reference: name(lost), status: 'expired' }])
  expect(await stateOf(lost.id)).toMatchObject({ status: mailStatus.codeOf('sent'), delivered_at: null })
  await tell([{ reference: name(lost, '-1'), status: 'delivered' }])
  const { results } = await callAs(program, admin, contract.smsList, { params: here(), query: { page: 1, page_size: 100 } })
  expect(results.find(({ id }) => id === lost.id)).toMatchObject({ status: 'sent', delivered_at: expect.any(Date) })
})
