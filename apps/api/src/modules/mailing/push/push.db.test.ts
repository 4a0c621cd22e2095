import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { identityContract } from '@kxo/domain/identity/contract'
import type { MomentName } from '@kxo/domain/mailing/moments'
import { pushContract as contract } from '@kxo/domain/mailing/push/push-contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { openSession } from '../../identity/index.ts'
import { enqueueMail } from '../enqueue-mail.ts'

/** A push service of this machine: what it was handed at which address, and what it answers next. */
let service: Server
let origin: string
let received: { url: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []
let answers: number[] = []
let program: Program
let tenant: TenantWorld
let admin: Persona
let lea: Persona
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answers.shift() ?? 201).end()
    })
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(service.address() as { port: number }).port}`
  program = await startProgram({ environment: { PUSH_SERVICES: origin } })
  tenant = await aTenant(program, { label: 'Forma', own: ['push', 'templates'] })
  admin = await tenant.anAdmin()
  lea = await tenant.aPerson({ first_name: 'Léa', last_name: 'Martin' })
})
afterAll(async () => {
  await program.close()
  service.close()
})
afterEach(async () => {
  received = []
  answers = []
  await tenant.inTenant(async (db) => {
    await db.deleteFrom('pushes').execute()
    await db.deleteFrom('push_devices').execute()
    await db.deleteFrom('push_choices').execute()
  })
})

/** A browser: where it is written to, and what reads what it receives. */
function aBrowser(path: string) {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const secret = randomBytes(16)
  const body = { endpoint: origin + path, public_key: own.toString('base64url'), auth_secret: secret.toString('base64url') }
  /** RFC 8291 read backwards. */
  const reads = (sent: Buffer): unknown => {
    const [salt, idLength] = [sent.subarray(0, 16), sent[20]!]
    const theirs = sent.subarray(21, 21 + idLength)
    const shared = curve.computeSecret(theirs)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
    const material = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
    const derive = (name: string, size: number) => Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, size))
    const sealed = sent.subarray(21 + idLength)
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return { body, reads }
}

const here = () => ({ client: tenant.name })
const add = (who: Persona, body: ReturnType<typeof aBrowser>['body']) => callAs(program, who, contract.addDevice, { params: here(), body })
const choose = (who: Persona, moment: string, is_on: boolean) =>
  callAs(program, who, contract.choosePush, { params: here(), body: { moment, is_on } })
const deliver = () => runJobNow(program, tenant.id, 'deliver-push', {})
const all = () => tenant.inTenant((db) => db.selectFrom('pushes').selectAll().orderBy('id').execute())
const devices = () => tenant.inTenant((db) => db.selectFrom('push_devices').select(['endpoint', 'user_id']).orderBy('id').execute())
const tell = ({ id, mail }: Persona, occurrence: string, moment: MomentName = 'validate_guest', world = tenant) =>
  world.asMachine((context) =>
    enqueueMail(context, {
      moment,
      to: { user_id: id, mail, first_name: 'Léa', last_name: 'Martin', language: 'fr' },
      occurrence,
      path: '/events/7',
      values: { title: 'Excel avancé', dates: 'demain', place: 'Lyon', why: '', attached: '', list: 'Excel', manage: '' },
    }),
  )

describe('beside the mail of its moment', () => {
  test('each device of the person reads its words and its link, once for an occurrence; then the link is forgotten', async () => {
    const [phone, desk] = [aBrowser('/phone'), aBrowser('/desk')]
    await add(lea, phone.body)
    await add(lea, desk.body)
    await tell(lea, 'once')
    await tell(lea, 'once')
    await deliver()
    await deliver()
    expect(received.map(({ url }) => url).sort()).toEqual(['/desk', '/phone'])
    const toPhone = received.find(({ url }) => url === '/phone')!
    expect(phone.reads(toPhone.body)).toEqual({
      title: 'Forma',
      body: 'Demande acceptée\u00A0: Excel avancé',
      url: `http://localhost:3000/events/7?client=${tenant.name}`,
      tag: expect.any(String),
    })
    expect(() => desk.reads(toPhone.body)).toThrow(/authenticate/)
    expect(toPhone.headers).toMatchObject({
      authorization: expect.stringMatching(/^vapid t=/),
      'content-encoding': 'aes128gcm',
      ttl: '86400',
    })
    expect(await all()).toEqual([
      expect.objectContaining({ status: mailStatus.codeOf('sent'), path: null }),
      expect.objectContaining({ status: mailStatus.codeOf('sent'), path: null }),
    ])
    const listed = await callAs(program, admin, contract.pushes, { params: here(), query: {} as never })
    expect('results' in listed && listed.results[0]).toMatchObject({ user_name: 'Léa Martin', moment: 'validate_guest', status: 'sent' })
  })

  test('what the person refused stays in their mails; what makes the organisation known waits to be chosen (PRV-02)', async () => {
    const { moments } = await add(lea, aBrowser('/phone').body)
    expect(moments).toContainEqual({ moment: 'validate_guest', is_on: true })
    expect(moments).toContainEqual({ moment: 'alert_match', is_on: false })
    await choose(lea, 'validate_guest', false)
    await tell(lea, 'refused')
    await tell(lea, 'not chosen', 'alert_match')
    expect(await all()).toEqual([])
    await choose(lea, 'alert_match', true)
    await tell(lea, 'chosen', 'alert_match')
    expect(await all()).toMatchObject([{ occurrence: 'chosen' }])
    await expect(choose(lea, 'assign_partner', true)).rejects.toMatchObject({ status: 404 })
  })

  test('a moment the tenant keeps from devices is neither offered nor sent', async () => {
    const set = (by_push: boolean) =>
      callAs(program, admin, templatesContract.switchMoment, { params: { ...here(), moment: 'validate_guest' }, body: { by_push } })
    await add(lea, aBrowser('/phone').body)
    await set(false)
    const { moments } = await callAs(program, lea, contract.pushSettings, { params: here() })
    expect(moments.map(({ moment }) => moment)).not.toContain('validate_guest')
    await tell(lea, 'by mail alone')
    expect(await all()).toEqual([])
    await set(true)
  })

  test('gathered messages leave as the last of them, when their mail does', async () => {
    await add(lea, aBrowser('/phone').body)
    await tell(lea, 'moved', 'change_event_date')
    await tell(lea, 'moved again', 'change_event_date')
    const [waiting, ...others] = await all()
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ occurrence: 'moved again' })
    expect(waiting!.send_at.getTime()).toBeGreaterThan(Date.now())
    await deliver()
    expect(received).toEqual([])
  })

  test('without the feature nothing is offered, written nor sent', async () => {
    const plain = await aTenant(program, { label: 'Sans', own: [] })
    const person = await plain.aPerson()
    await expect(callAs(program, person, contract.pushSettings, { params: { client: plain.name } })).rejects.toMatchObject({ status: 404 })
    await plain.inTenant((db) =>
      db
        .insertInto('push_devices')
        .values({ ...aBrowser('/plain').body, user_id: person.id, session_id: crypto.randomUUID() })
        .execute(),
    )
    await tell(person, 'nothing', 'validate_guest', plain)
    expect(await plain.inTenant((db) => db.selectFrom('pushes').select('id').execute())).toEqual([])
  })
})

describe('what the push service answers', () => {
  test.each([404, 410])('%d: the device is gone, and nothing is written to it again', async (status) => {
    await add(lea, aBrowser('/gone').body)
    await tell(lea, `gone ${status}`)
    answers = [status]
    await deliver()
    expect(await devices()).toEqual([])
    expect(await all()).toMatchObject([{ status: mailStatus.codeOf('rejected'), reason: 'gone', device_id: null }])
    await tell(lea, `after ${status}`)
    expect(await all()).toHaveLength(1)
  })

  test('500: it is tried again later; 400: it is not', async () => {
    await add(lea, aBrowser('/phone').body)
    await tell(lea, 'late')
    answers = [500]
    await deliver()
    expect(await all()).toMatchObject([{ status: mailStatus.codeOf('sending'), tries: 1, path: '/events/7' }])
    await tenant.inTenant((db) => db.updateTable('pushes').set({ send_at: new Date() }).execute())
    answers = [400]
    await deliver()
    expect(await all()).toMatchObject([{ status: mailStatus.codeOf('rejected'), tries: 2 }])
    expect(await devices()).toHaveLength(1)
  })

  test('a redirection is not followed', async () => {
    await add(lea, aBrowser('/elsewhere').body)
    await tell(lea, 'redirected')
    answers = [302]
    await deliver()
    expect(received.map(({ url }) => url)).toEqual(['/elsewhere'])
    expect(await all()).toMatchObject([{ status: mailStatus.codeOf('rejected') }])
  })
})

describe('whose device it is', () => {
  /** The same person signed in once more. */
  const signedInAgain = async (person: Persona): Promise<Persona> => {
    const { access } = await tenant.asMachine((context) => openSession(context, person.id))
    return { ...person, token: access }
  }

  test('an address no browser names is refused: the server is made to call nothing of its network', async () => {
    for (const endpoint of ['https://169.254.169.254/latest/', 'http://127.0.0.1:1/x', 'https://localhost/x', 'https://exemple.org/x'])
      await expect(add(lea, { ...aBrowser('').body, endpoint })).rejects.toMatchObject({ status: 422, code: 'notPushService' })
    expect(await devices()).toEqual([])
  })

  test('signing out of it ends it; a session that signs in again there takes it over first', async () => {
    const person = await tenant.aPerson()
    const browser = aBrowser('/phone')
    await add(person, browser.body)
    const recall = (who: Persona) =>
      callAs(program, who, contract.recallDevice, { params: here(), body: { endpoint: browser.body.endpoint } })
    expect(await recall(lea)).toEqual({ is_known: false })
    const again = await signedInAgain(person)
    expect(await recall(again)).toEqual({ is_known: true })
    await callAs(program, person, identityContract.logout, {})
    expect(await devices()).toHaveLength(1)
    await callAs(program, again, identityContract.logout, {})
    expect(await devices()).toEqual([])
  })

  test('an administrator left idle keeps theirs; an account that closes does not', async () => {
    const [idle, closed] = [await tenant.anAdmin(), await tenant.aPerson()]
    await add(idle, aBrowser('/idle').body)
    await add(closed, aBrowser('/closed').body)
    const end = (who: Persona, because: string) =>
      tenant.inTenant((db) =>
        db.updateTable('sessions').set({ revoked_at: new Date(), revoked_because: because }).where('user_id', '=', who.id).execute(),
      )
    await end(idle, 'idle')
    await end(closed, 'account closed')
    expect(await devices()).toEqual([{ endpoint: `${origin}/idle`, user_id: idle.id }])
  })

  test('another person of the same browser takes it over; nobody removes somebody else’s, nor adds one while acting as them', async () => {
    const browser = aBrowser('/shared')
    const { devices: own } = await add(lea, browser.body)
    await expect(callAs(program, admin, contract.removeDevice, { params: here(), body: { device: own[0]!.id } })).rejects.toMatchObject({
      status: 404,
    })
    const acting = await callAs(program, admin, accountContract.connectAs, { params: { ...here(), id: lea.id } })
    await expect(add({ ...lea, token: acting.access }, aBrowser('/acting').body)).rejects.toMatchObject({ status: 403 })
    await add(admin, browser.body)
    expect(await devices()).toEqual([{ endpoint: `${origin}/shared`, user_id: admin.id }])
    const { devices: left } = await callAs(program, lea, contract.pushSettings, { params: here() })
    expect(left).toEqual([])
  })
})
