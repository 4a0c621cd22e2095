import { createPublicKey, verify } from 'node:crypto'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { scannedPass } from '../passes/pass.ts'
import { filePassword, type MadeCertificates, madeCertificates } from './made-certificates.ts'
import { usableKeys } from './wallet-keys.ts'

const title = 'Manager une équipe au quotidien, en présence et à distance, sans s’épuiser ; module 2 : la conduite du changement'
const [iPhone, android] = ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)', 'Mozilla/5.0 (Linux; Android 16)']

let made: MadeCertificates
let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let event: number
beforeAll(async () => {
  made = madeCertificates()
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson({ first_name: 'Élodie', last_name: 'Œuvrard' })
  event = await anOpenEvent(tenant, { title })
})
afterAll(async () => {
  await program.close()
  made.forget()
})

const here = () => ({ params: { client: tenant.name } })
const on = (id: number) => ({ params: { client: tenant.name, id } })
const start = (who: Persona, at = event) => callAs(program, who, registrationsContract.start, { ...on(at), body: { submit: true } })
const pass = (who: Persona, id: number) => callAs(program, who, attendanceContract.pass, on(id))
const get = (url: string, userAgent = '') =>
  program.app.inject({ method: 'GET', url: url.slice(program.services.publicUrl().length), headers: { 'user-agent': userAgent } })
const appleBody = () => ({
  certificate: made.alone.toString('base64'),
  password: filePassword,
  intermediate: made.intermediate.toString('base64'),
})
const account = () => ({ type: 'service_account', client_email: 'billets@essai.iam.test', private_key: made.key })
const setKeys = async () => {
  await callAs(program, admin, attendanceContract.setAppleKeys, { ...here(), body: appleBody() })
  const file = Buffer.from(JSON.stringify(account())).toString('base64')
  await callAs(program, admin, attendanceContract.setGoogleKeys, { ...here(), body: { issuer: '3388000000012345678', account: file } })
}
const mailOf = async (registration: number) => {
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration })
  return tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['html', 'body_text'])
      .where('event_id', '=', event)
      .where('moment', '=', 'register_guest')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
}

test('without keys there is no wallet; keys are checked, sealed, shown by what is public, and removed', async () => {
  const other = await tenant.aPerson()
  const { id } = await start(other)
  expect(await pass(other, id)).toMatchObject({ wallet: { apple: null, google: null } })
  expect((await mailOf(id)).body_text).not.toContain('Ajouter à mon téléphone')
  expect(await callAs(program, admin, attendanceContract.walletKeys, here())).toEqual({ apple: null, google: null })
  const wrong = callAs(program, admin, attendanceContract.setAppleKeys, { ...here(), body: { ...appleBody(), password: 'autre' } })
  await expect(wrong).rejects.toMatchObject({ status: 422, message: 'Mot de passe incorrect pour ce fichier .p12.' })
  await expect(callAs(program, other, attendanceContract.walletKeys, here())).rejects.toMatchObject({ status: 403 })
  await setKeys()
  const shown = await callAs(program, admin, attendanceContract.walletKeys, here())
  expect(shown).toMatchObject({
    apple: { state: 'ready', pass_type: 'pass.test.kxo', team: 'TEAM123456', owner: 'Forma Conseil' },
    google: { state: 'ready', issuer: '3388000000012345678', account: 'billets@essai.iam.test' },
  })
  const stored = await tenant.inTenant((db) => db.selectFrom('wallet_keys').selectAll().execute())
  expect(JSON.stringify(stored)).not.toContain('PRIVATE')
  const later = await tenant.asMachine((context) => usableKeys({ ...context, now: new Date(Date.now() + 400 * 86_400_000) }))
  expect(later.apple).toBeUndefined()
  await callAs(program, admin, attendanceContract.removeWalletKeys, { params: { client: tenant.name, wallet: 'apple' } })
  await callAs(program, admin, attendanceContract.removeWalletKeys, { params: { client: tenant.name, wallet: 'google' } })
  expect(await callAs(program, admin, attendanceContract.walletKeys, here())).toEqual({ apple: null, google: null })
})

test('an Apple pass is signed by the organisation, its hashes are those of its files, and its code is the ticket’s (EXT-10)', async () => {
  await setKeys()
  const { id } = await start(person)
  const { wallet, code } = await pass(person, id)
  const answer = await get(wallet.apple!)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass'])
  const { manifest, hashes, fields, verify: verified } = made.opened(answer.rawPayload)
  verified('Intermediate')
  expect(() => verified('Another')).toThrow(/verify error|Verification failure/i)
  expect(hashes).toEqual(manifest)
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'pass.json']))
  expect(fields).toMatchObject({
    passTypeIdentifier: 'pass.test.kxo',
    teamIdentifier: 'TEAM123456',
    formatVersion: 1,
    eventTicket: { primaryFields: [{ value: title }] },
    barcodes: [{ format: 'PKBarcodeFormatQR', altText: code }],
  })
  expect(JSON.stringify(fields)).toContain('Élodie Œuvrard')
  const [{ message }] = fields['barcodes'] as [{ message: string }]
  const scanned = await tenant.asMachine(async (context) => scannedPass(context, message))
  expect(scanned).toMatchObject({ event_id: event, registration_id: id })
})

test('a Google link is signed by the service account and short enough to open', async () => {
  await setKeys()
  const traveller = await tenant.aPerson({ first_name: 'Anne-Élisabeth', last_name: 'de La Rochefoucauld-Montmorency' })
  const { id } = await start(traveller)
  const { wallet, code } = await pass(traveller, id)
  const { statusCode, headers } = await get(wallet.google!)
  expect(statusCode).toBe(303)
  const link = String(headers.location)
  expect(link.length).toBeLessThanOrEqual(1800)
  const [head = '', body = '', seal = ''] = link.slice('https://pay.google.com/gp/v/save/'.length).split('.')
  expect(verify('sha256', Buffer.from(`${head}.${body}`), createPublicKey(made.key), Buffer.from(seal, 'base64url'))).toBe(true)
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  expect(claims).toMatchObject({
    iss: 'billets@essai.iam.test',
    aud: 'google',
    typ: 'savetowallet',
    payload: { eventTicketObjects: [{ state: 'ACTIVE', ticketNumber: code, barcode: { type: 'QR_CODE' } }] },
  })
  expect(claims.payload.eventTicketObjects[0].classId).toBe(claims.payload.eventTicketClasses[0].id)
  const scanned = await tenant.asMachine(async (context) => scannedPass(context, claims.payload.eventTicketObjects[0].barcode.value))
  expect(scanned).toMatchObject({ registration_id: id })
})

test('the mail of a ticket leads each phone to its own wallet, a computer to the page', async () => {
  await setKeys()
  const { id } = await start(await tenant.aPerson())
  const { body_text } = await mailOf(id)
  const [, link = ''] = /Ajouter à mon téléphone\n(\S+)/.exec(body_text) ?? []
  expect((await get(link, iPhone)).headers['content-type']).toBe('application/vnd.apple.pkpass')
  expect((await get(link, android)).headers.location).toMatch(/^https:\/\/pay\.google\.com\//)
  expect((await get(link, 'curl')).headers.location).toMatch(/^\/tickets\/evenement-/)
  expect((await get(link.replace(/-[\w-]{43}\/$/, `-${'A'.repeat(43)}/`), iPhone)).statusCode).toBe(404)
})

test('a ticket cancelled, transferred or issued again gives no pass', async () => {
  await setKeys()
  const page = /^\/tickets\/evenement-/
  const [leaving, giving, renewed] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
  const place = await start(leaving)
  const { wallet } = await pass(leaving, place.id)
  await callAs(program, admin, registrationsContract.changeStatus, { ...on(place.id), body: { status: 'cancelled', reason: 'Essai' } })
  expect((await get(wallet.apple!)).headers.location).toMatch(page)
  expect((await get(wallet.google!)).headers.location).toMatch(page)
  expect(await pass(leaving, place.id)).toMatchObject({ is_valid: false, wallet: { apple: null, google: null } })
  const handed = await start(giving)
  const before = await pass(giving, handed.id)
  const body = { mail: 'lea.wallet@essai.test', first_name: 'Léa', last_name: 'Morin' }
  const taken = await callAs(program, giving, collectiveContract.transfer, { ...on(handed.id), body })
  expect((await get(before.wallet.apple!)).headers.location).toMatch(page)
  expect((await get((await pass(admin, taken.id)).wallet.apple!)).statusCode).toBe(200)
  const again = await start(renewed)
  const former = await pass(renewed, again.id)
  await callAs(program, admin, attendanceContract.issueTicket, on(again.id))
  expect((await get(former.wallet.apple!)).headers.location).toMatch(page)
  expect((await get((await pass(renewed, again.id)).wallet.apple!)).statusCode).toBe(200)
})
