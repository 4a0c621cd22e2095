import { attendanceContract } from '@kxo/domain/attendance/contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import { documentsContract } from '@kxo/domain/documents/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { dayInZone, formatTime, monthsAfter } from '@kxo/domain/kernel/dates'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { PDF } from '@libpdf/core'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossTenants } from '../../platform/database/tenancy.ts'
import { closePdfEngine } from '../../platform/pdf/render-document.ts'
import { branchName, organisedByBranch } from '../../testing/a-branch.ts'
import { aPartnerOf, aRegistration, aSession, type Session } from '../../testing/a-session.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { sendDueAt, tomorrowAfternoon } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { settingOf } from '../../worker.ts'
import { keepFile } from '../documents/index.ts'
import { printTickets } from './issuing/issue-ticket.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let drawing: string
const minute = 60_000
const from = (minutes: number) => new Date(Date.now() + minutes * minute)
/** A morning that ends, an afternoon that starts: both may be signed now. */
const halfDays = () => [
  { start_at: from(-200), end_at: from(-20) },
  { start_at: from(10), end_at: from(190) },
]
/** Both over, still open to signature. */
const pastHalfDays = () => [
  { start_at: from(-420), end_at: from(-240) },
  { start_at: from(-200), end_at: from(-20) },
]

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Ada', last_name: 'Admin' })
  const lines =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M10 80 C60 0 120 100 280 20" stroke="#111" stroke-width="4" fill="none"/></svg>'
  drawing = `data:image/png;base64,${(await sharp(Buffer.from(lines)).png().toBuffer()).toString('base64')}`
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const client = () => tenant.name
const statusOf = async (id: number) =>
  registrationStatus.keyOf(
    (await tenant.inTenant((db) => db.selectFrom('registrations').select('status').where('id', '=', id).executeTakeFirstOrThrow())).status,
  )
const checkIn = (person: Persona, event: Session, code: string) =>
  callAs(program, person, attendanceContract.checkIn, { params: { client: client(), id: event.id }, body: { code } })
const sign = (
  person: Persona,
  slot: number,
  body: { drawing?: string; typed_name?: string; consent_version?: string; as?: 'participant' | 'partner' } = {},
) =>
  callAs(program, person, attendanceContract.sign, {
    params: { client: client(), slot },
    body: { consent_version: consentVersion, ...(body.typed_name || body.drawing ? {} : { drawing }), ...body },
  })
const sheetOf = (person: Persona, event: Session) =>
  callAs(program, person, attendanceContract.sheet, { params: { client: client(), id: event.id } })
const verify = (event: Session) => callAs(program, admin, attendanceContract.verifySheet, { params: { client: client(), id: event.id } })
const tokenOf = async (person: Persona, registration: number) => {
  const pass = await callAs(program, person, attendanceContract.pass, { params: { client: client(), id: registration } })
  return tenant.asMachine(async (context) => {
    const { passToken } = await import('./passes/pass.ts')
    const { findRegistration } = await import('../registrations/index.ts')
    return { pass, token: passToken(context, (await findRegistration(context.db, registration))!) }
  })
}

async function aDay(slots = halfDays()) {
  const event = await aSession(tenant, { slots })
  const learner = await tenant.aPerson({ first_name: 'Élodie', last_name: 'Œuvrard' })
  // An account of their own: without one, mails lead by a link.
  await tenant.inTenant((db) => db.updateTable('users').set({ password_hash: 'a hash' }).where('id', '=', learner.id).execute())
  const trainer = await tenant.aPartner()
  await aPartnerOf(tenant, event.id, trainer.id)
  const registration = await aRegistration(tenant, event.id, learner.id)
  return { event, learner, trainer, registration, morning: event.slots[0]!, afternoon: event.slots[1]! }
}

describe('check-in (EXT-10)', () => {
  test('a scanned pass and a typed code let in, record the half-day and move 5 to 6', async () => {
    const { event, learner, registration, afternoon } = await aDay()
    const { token } = await tokenOf(learner, registration.id)
    expect(await checkIn(admin, event, token)).toMatchObject({
      registration: registration.id,
      name: 'Élodie Œuvrard',
      slot: afternoon,
      by: 'Ada Admin',
    })
    expect(await statusOf(registration.id)).toBe('present')
    const other = await aDay()
    expect(await checkIn(admin, other.event, other.registration.code)).toMatchObject({ registration: other.registration.id })
  })

  test('the second scan says who let in and when', async () => {
    const { event, registration } = await aDay()
    await checkIn(admin, event, registration.code)
    await expect(checkIn(await tenant.anAdmin(), event, registration.code)).rejects.toMatchObject({
      status: 409,
      code: 'alreadyIn',
      message: expect.stringMatching(
        /^Élodie Œuvrard\u00A0: entrée déjà enregistrée le \d\d\/\d\d\/\d{4} à \d+\u202Fh(\u202F\d\d)? par Ada Admin\.$/,
      ),
    })
  })

  test('a ticket is sent again to who attends alone, and the refusal names them', async () => {
    const { event } = await aDay()
    const registration = await aRegistration(tenant, event.id, (await tenant.aPerson()).id, 'cancelled')
    await expect(
      callAs(program, admin, attendanceContract.issueTicket, { params: { client: client(), id: registration.id } }),
    ).rejects.toMatchObject({ status: 409, code: 'registrationCancelled', message: expect.stringMatching(/^\p{L}.*\u00A0: .*annulée\.$/u) })
  })

  test('each refusal says why', async () => {
    const { event, learner, registration } = await aDay()
    const elsewhere = await aDay()
    const refused = (code: string, expected: object, at = event) => expect(checkIn(admin, at, code)).rejects.toMatchObject(expected)
    await refused('inconnu', { status: 404, code: 'codeUnknown', message: 'Code inconnu' })
    await refused(registration.code, { status: 409, code: 'otherEvent', message: expect.stringContaining(event.title) }, elsewhere.event)
    const { token } = await tokenOf(learner, registration.id)
    await refused(token, { code: 'otherEvent' }, elsewhere.event)
    await refused(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, { code: 'codeUnknown' })
    await callAs(program, admin, attendanceContract.issueTicket, { params: { client: client(), id: registration.id } })
    await refused(token, { code: 'codeReplaced', message: 'Code remplacé\u00A0: un plus récent a été envoyé à Élodie Œuvrard.' })
    await refused(registration.code, { code: 'codeUnknown' })
    for (const [status, code] of [
      ['cancelled', 'registrationCancelled'],
      ['toPay', 'notConfirmed'],
      ['invited', 'notConfirmed'],
    ] as const) {
      const person = await tenant.aPerson()
      const other = await aRegistration(tenant, event.id, person.id, status)
      await refused(other.code, { status: 409, code })
    }
    const foreign = await aTenant(program)
    const abroad = await aSession(foreign, {})
    const guest = await foreign.aPerson()
    const there = await aRegistration(foreign, abroad.id, guest.id)
    await refused(there.code, { code: 'codeUnknown' })
  })

  test('neither a learner, a trainer nor a consulting administrator checks in', async () => {
    const { event, learner, trainer, registration } = await aDay()
    const readOnly = await tenant.anAdmin({ is_restricted: 1 })
    for (const person of [learner, trainer, readOnly])
      await expect(checkIn(person, event, registration.code)).rejects.toMatchObject({ status: 403, message: 'Accès refusé' })
    const entrance = await callAs(program, readOnly, attendanceContract.checkIns, {
      params: { client: client(), id: event.id },
      query: { q: 'oeuvrard' },
    })
    expect(entrance).toMatchObject({ expected: 1, present: 0, matches: [{ name: 'Élodie Œuvrard', status: 'registered' }] })
  })

  test('a pass is its holder’s: to others it does not exist', async () => {
    const { learner, registration } = await aDay()
    const pass = (person: Persona) =>
      callAs(program, person, attendanceContract.pass, { params: { client: client(), id: registration.id } })
    expect(await pass(learner)).toMatchObject({ code: registration.code, is_valid: true })
    expect((await pass(learner)).qr_svg).toContain('<svg')
    await expect(pass(await tenant.aPerson())).rejects.toMatchObject({ status: 404 })
  })
})

describe('signing (FOR-32, FOR-33)', () => {
  test('morning then afternoon, drawn then typed: 5 to 6 to 7, with the evidence of each', async () => {
    const { event, learner, registration, morning, afternoon } = await aDay()
    const first = await sign(learner, morning)
    expect(await statusOf(registration.id)).toBe('present')
    await sign(learner, afternoon, { typed_name: 'Élodie Œuvrard' })
    expect(await statusOf(registration.id)).toBe('signedIn')
    const rows = await tenant.inTenant((db) =>
      db.selectFrom('signatures').selectAll().where('event_id', '=', event.id).orderBy('id').execute(),
    )
    expect(rows).toMatchObject([
      { id: first.id, hash: first.hash, previous_hash: '', drawing, typed_name: null, consent_version: consentVersion },
      { previous_hash: first.hash, drawing: null, typed_name: 'Élodie Œuvrard' },
    ])
    expect(rows[0]!.evidence).toMatchObject({
      person: { id: learner.id, name: 'Élodie Œuvrard', mail: learner.mail },
      mode: 'account',
      slot: { id: morning },
      at: first.signed_at.toISOString(),
      address: '127.0.0.1',
      sheet_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((rows[0]!.evidence as { sheet_sha256: string }).sheet_sha256).not.toBe(
      (rows[1]!.evidence as { sheet_sha256: string }).sheet_sha256,
    )
    expect(await verify(event)).toEqual({ count: 2, is_unbroken: true, broken_at: null })
  })

  test('twice is the same proof', async () => {
    const { learner, morning, event } = await aDay()
    const first = await sign(learner, morning)
    expect(await sign(learner, morning, { typed_name: 'Autre' })).toEqual(first)
    expect(await verify(event)).toMatchObject({ count: 1 })
  })

  test('a personal link signs and the proof says so', async () => {
    const { event, morning } = await aDay()
    const guest = await tenant.aPerson({ isLink: true })
    await aRegistration(tenant, event.id, guest.id)
    await sign(guest, morning)
    const row = await tenant.inTenant((db) =>
      db.selectFrom('signatures').select('evidence').where('event_id', '=', event.id).executeTakeFirstOrThrow(),
    )
    expect(row.evidence).toMatchObject({ mode: 'link' })
    expect(
      (await callAs(program, guest, attendanceContract.ownHalfDays, { params: { client: client() }, query: {} })).map((one) => one.state),
    ).toEqual(['signed', 'open'])
  })

  test('not before the window, not after it', async () => {
    const early = await aDay([{ start_at: from(16), end_at: from(60) }])
    await expect(sign(early.learner, early.morning)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Vous pourrez signer à partir d(e|u) .*\d+\u202Fh/),
    })
    const late = await aDay([{ start_at: from(-24 * 60 - 60), end_at: from(-24 * 60 - 1) }])
    await expect(sign(late.learner, late.morning)).rejects.toMatchObject({
      status: 409,
      message: 'La signature est fermée. Le formateur peut enregistrer une régularisation.',
    })
    const inTime = await aDay([{ start_at: from(14), end_at: from(60) }])
    await sign(inTime.learner, inTime.morning)
  })

  test('not for another, not by an administrator in one’s name, not when cancelled', async () => {
    const { event, morning, learner } = await aDay()
    for (const person of [admin, await tenant.aPerson()]) await expect(sign(person, morning)).rejects.toMatchObject({ status: 404 })
    const gone = await tenant.aPerson()
    await aRegistration(tenant, event.id, gone.id, 'cancelled')
    await expect(sign(gone, morning)).rejects.toMatchObject({ status: 404 })
    await tenant.inTenant((db) => db.updateTable('sessions').set({ acting_admin_id: admin.id }).where('user_id', '=', learner.id).execute())
    await expect(sign(learner, morning)).rejects.toMatchObject({ status: 403 })
  })

  test('a consent text that changed, a blank or an unreadable drawing are refused', async () => {
    const { learner, morning } = await aDay()
    await expect(sign(learner, morning, { consent_version: 'old' })).rejects.toMatchObject({ status: 409, code: 'consentChanged' })
    await expect(sign(learner, morning, { drawing: 'data:image/png;base64,AAAA' })).rejects.toMatchObject({
      status: 422,
      code: 'wrongDrawing',
    })
    const raw = (body: object) =>
      program.app.inject({
        method: 'POST',
        url: `/api/clients/${tenant.name}/presences/${morning}/signature/`,
        headers: { authorization: `Bearer ${learner.token}` },
        payload: { consent_version: consentVersion, ...body },
      })
    for (const body of [{ drawing: 'x'.repeat(200_001) }, { drawing, typed_name: 'Élodie' }, {}, { typed_name: '  ' }])
      expect((await raw(body)).statusCode).toBe(422)
  })
})

describe('marks', () => {
  const mark = { client: () => tenant.name }
  const absent = (person: Persona, slot: number, registration: number, reason = '') =>
    callAs(program, person, attendanceContract.markAbsent, {
      params: { client: mark.client(), slot },
      body: { registration, absence_reason: 'sickLeave', reason },
    })
  const late = (person: Persona, slot: number, registration: number, minutes: number) =>
    callAs(program, person, attendanceContract.markLate, {
      params: { client: mark.client(), slot },
      body: { registration, minutes, reason: '' },
    })
  const regularise = (person: Persona, slot: number, registration: number, reason = 'Réseau coupé') =>
    callAs(program, person, attendanceContract.regularise, { params: { client: mark.client(), slot }, body: { registration, reason } })

  test('marked absent, one does not sign; absent everywhere is 8', async () => {
    const { trainer, learner, registration, morning, afternoon } = await aDay()
    await absent(trainer, morning, registration.id)
    await expect(sign(learner, morning)).rejects.toMatchObject({ status: 409, message: 'Cette demi-journée est notée absente.' })
    expect(await statusOf(registration.id)).toBe('registered')
    await absent(trainer, afternoon, registration.id)
    expect(await statusOf(registration.id)).toBe('absent')
  })

  test('lateness shortens the hours followed; a regularisation counts with its author and reason', async () => {
    const { event, trainer, learner, registration, morning, afternoon } = await aDay()
    await sign(learner, morning)
    await late(trainer, morning, registration.id, 20)
    await expect(regularise(trainer, afternoon, registration.id)).rejects.toMatchObject({ code: 'tooEarly' })
    expect((await sheetOf(trainer, event)).people).toMatchObject([
      { minutes: 160, marks: [{ state: 'signed', minutes_late: 20 }, { state: 'open' }] },
    ])
    const past = await aDay([{ start_at: from(-60 * 30), end_at: from(-60 * 27) }])
    await regularise(past.trainer, past.morning, past.registration.id)
    const sheet = await sheetOf(past.trainer, past.event)
    expect(sheet.people).toMatchObject([
      { minutes: 180, status: 'signedIn', marks: [{ state: 'regularised', reason: 'Réseau coupé', recorded_by: 'Camille Durand' }] },
    ])
    await expect(regularise(trainer, morning, registration.id)).rejects.toMatchObject({ code: 'alreadySigned' })
    await expect(absent(trainer, morning, registration.id)).rejects.toMatchObject({ code: 'alreadySigned' })
  })

  test('a lateness is no longer than its half-day', async () => {
    const { event, trainer, learner, registration, morning } = await aDay()
    await sign(learner, morning)
    await expect(late(trainer, morning, registration.id, 181)).rejects.toMatchObject({
      status: 422,
      code: 'lateTooLong',
      message: 'Un retard ne dépasse pas la demi-journée\u00A0: 180 minutes au plus.',
    })
    await late(trainer, morning, registration.id, 180)
    expect((await sheetOf(trainer, event)).people).toMatchObject([{ minutes: 0 }])
  })

  test('only the confirmed partner of the event or an administrator who writes', async () => {
    const { event, learner, registration, morning } = await aDay()
    const awaited = await tenant.aPartner()
    await aPartnerOf(tenant, event.id, awaited.id, 'inProgress')
    const elsewhere = await aDay()
    for (const person of [learner, awaited, elsewhere.trainer, await tenant.anAdmin({ is_restricted: 1 })])
      await expect(absent(person, morning, registration.id)).rejects.toMatchObject({ status: 403 })
    await absent(admin, morning, registration.id)
    await expect(absent(admin, morning, elsewhere.registration.id)).rejects.toMatchObject({ status: 404 })
  })

  test('a referent reads the team’s rows only, a stranger none', async () => {
    const { event, trainer, morning } = await aDay()
    await sign(trainer, morning, { as: 'partner' })
    const company_id = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Cabinet' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    const colleague = await tenant.aPerson({ company_id, first_name: 'Zoé' })
    await aRegistration(tenant, event.id, colleague.id, 'registered', company_id)
    expect((await sheetOf(await tenant.aReferent(company_id), event)).people.map(({ name }) => name)).toEqual(['Zoé Durand'])
    expect((await sheetOf(admin, event)).people).toHaveLength(2)
    const drawings = async (person: Persona) =>
      (await sheetOf(person, event)).partners.flatMap(({ marks }) => marks.map((mark) => [mark.state, mark.drawing !== null]))[0]
    expect(await drawings(admin)).toEqual(['signed', true])
    expect(await drawings(await tenant.aReferent(company_id))).toEqual(['signed', false])
    const others = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Autre' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    await expect(sheetOf(await tenant.aReferent(others), event)).rejects.toMatchObject({ status: 403 })
    await expect(sheetOf(await tenant.aPerson(), event)).rejects.toMatchObject({ status: 403 })
  })
})

describe('lock, seal and proofs', () => {
  const lock = (person: Persona, event: Session) =>
    callAs(program, person, attendanceContract.lockSheet, {
      params: { client: tenant.name, id: event.id },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  const bytesOf = async (person: Persona, path: string) =>
    program.app.inject({ method: 'POST', url: '/api/download/', headers: { authorization: `Bearer ${person.token}` }, payload: { path } })
  const textOf = async (pdf: Uint8Array) =>
    (await PDF.load(pdf))
      .getPages()
      .map((page) => page.extractText().text)
      .join('\n')

  test('from signatures to the sealed sheet and the mailed attestation, which nobody else can fetch', async () => {
    const { event, learner, trainer, registration, morning, afternoon } = await aDay(pastHalfDays())
    const missing = await tenant.aPerson({ first_name: 'Marc', last_name: 'Absent' })
    const absentee = await aRegistration(tenant, event.id, missing.id)
    await sign(learner, morning)
    await sign(learner, afternoon, { typed_name: 'Élodie Œuvrard' })
    await expect(lock(trainer, event)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Le formateur n’a pas signé\u00A0: .* 20\d\d, (matin|après-midi)\.$/),
    })
    await sign(trainer, morning)
    await expect(lock(trainer, event)).rejects.toMatchObject({ code: 'partnerNotSigned' })
    await sign(trainer, afternoon)
    await expect(lock(learner, event)).rejects.toMatchObject({ status: 403 })
    const locked = await lock(trainer, event)
    expect(await lock(admin, event)).toEqual(locked)
    expect([await statusOf(registration.id), await statusOf(absentee.id)]).toEqual(['signedIn', 'absent'])

    const late = await tenant.aPerson()
    await aRegistration(tenant, event.id, late.id)
    await expect(sign(late, morning)).rejects.toMatchObject({ status: 409, code: 'sheetLocked' })
    await expect(
      callAs(program, admin, attendanceContract.markLate, {
        params: { client: tenant.name, slot: morning },
        body: { registration: registration.id, minutes: 5, reason: '' },
      }),
    ).rejects.toMatchObject({ code: 'sheetLocked' })

    await tenant.asMachine(async (context) => {
      const picture = async (width: number) => {
        const bytes = await sharp({ create: { width, height: 40, channels: 3, background: '#123456' } })
          .png()
          .toBuffer()
        return keepFile(context, { name: 'image.png', content_type: 'image/png', bytes })
      }
      const qualiopi = JSON.stringify({ number: 'QC-2026', issued_on: '2026-02-01', valid_until: null, scope: 'actions de formation' })
      const issuer = { qualiopi, representative: 'Anne Directrice', signature_file_id: await picture(80), stamp_file_id: await picture(60) }
      await organisedByBranch(tenant, event.id, issuer)
    })
    expect((await waitingJobs(program, tenant.id, 'issue-attestation')).map((one) => one['registration_id'])).toEqual([registration.id])
    for (let time = 0; time < 2; time++) {
      await runJobNow(program, tenant.id, 'seal-attendance-sheet', { event_id: event.id })
      await runJobNow(program, tenant.id, 'issue-attestation', { registration_id: registration.id })
      await runJobNow(program, tenant.id, 'issue-attestation', { registration_id: absentee.id })
    }
    const sheet = await sheetOf(trainer, event)
    const sealed = await bytesOf(trainer, String(sheet.document))
    expect(sealed.statusCode).toBe(200)
    const raw = sealed.rawPayload.toString('latin1')
    expect(raw).toContain('/ETSI.CAdES.detached')
    const printed = await textOf(sealed.rawPayload)
    for (const text of ['Élodie Œuvrard', 'Preuves des signatures', learner.mail, consentVersion, branchName])
      expect(printed).toContain(text)
    expect((await bytesOf(learner, String(sheet.document))).statusCode).toBe(404)

    const mine = (person: Persona) =>
      callAs(program, person, documentsContract.documents, {
        params: { client: tenant.name },
        query: { page: 1, page_size: 25, category: ['attestation'], user: 'me' },
      })
    const { results } = await mine(learner)
    expect(results).toMatchObject([
      { category: 'attestation', event: event.id, minutes: 360, status: 'sent', number: expect.stringMatching(/^AT-20\d\d-\d{6}$/) },
    ])
    const proof = await textOf((await bytesOf(learner, String(results[0]!.id))).rawPayload)
    for (const text of ['Élodie Œuvrard', 'Attestation de fin de formation', results[0]!.number!, branchName, 'Anne Directrice'])
      expect(proof).toContain(text)
    expect(proof).toContain('Certification Qualiopi n°\u00A0QC-2026 du 01/02/2026\u00A0: actions de formation')
    // The stamp and the hand of its representative, and no other picture.
    const drawn = (await bytesOf(learner, String(results[0]!.id))).rawPayload.toString('latin1')
    expect(drawn.match(/\/Subtype\s*\/Image\b/g)).toHaveLength(2)
    expect(proof).not.toContain('L6353-1')
    for (const person of [missing, await tenant.aPerson(), trainer])
      expect((await bytesOf(person, String(results[0]!.id))).statusCode).toBe(404)
    expect((await mine(missing)).count).toBe(0)
    await sendDueAt(program, tenant.id, tomorrowAfternoon())
    const mails = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['moment', 'recipient', 'attachments', 'html'])
        .where('moment', '=', 'send_attestation')
        .where('recipient', 'in', [learner.mail, missing.mail])
        .execute(),
    )
    expect(mails).toMatchObject([{ recipient: learner.mail, attachments: [{ content_type: 'application/pdf' }] }])
    expect(mails[0]!.html).toContain(`/attestations/${event.url}`)
  })

  test('FOR-35 a certificat de réalisation for each who followed hours, once, verified by whoever holds its code', async () => {
    const { event, learner, trainer, registration, morning, afternoon } = await aDay(pastHalfDays())
    const missing = await tenant.aPerson()
    const absentee = await aRegistration(tenant, event.id, missing.id)
    const issue = (person: Persona, body: { registration?: number } = {}) =>
      callAs(program, person, attendanceContract.issueCertificates, { params: { client: client(), id: event.id }, body })
    // The default entity has somebody to sign; the one that organises has not yet.
    await tenant.inTenant((db) => db.updateTable('entities').set({ representative: 'Paul Siège' }).where('is_default', '=', true).execute())
    const branch = await organisedByBranch(tenant, event.id, { representative: '' })
    // Valid for two years from its last half-day.
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ sheet: JSON.stringify({ validity_months: 24 }), is_vae: true })
        .where('id', '=', event.id)
        .execute(),
    )
    const valid_until = monthsAfter(dayInZone(from(-20), 'Europe/Paris'), 24)
    await sign(learner, morning)
    for (const slot of [morning, afternoon]) await sign(trainer, slot)
    await expect(issue(admin)).rejects.toMatchObject({ status: 409, code: 'notLocked' })
    await lock(trainer, event)
    await expect(issue(admin)).rejects.toMatchObject({ status: 409, code: 'noRepresentative' })
    await tenant.inTenant((db) => db.updateTable('entities').set({ representative: 'Anne Directrice' }).where('id', '=', branch).execute())
    for (const person of [learner, trainer, await tenant.anAdmin({ is_restricted: 1 })])
      await expect(issue(person)).rejects.toMatchObject({ status: 403 })
    expect(await issue(admin, { registration: absentee.id })).toEqual({ count: 0 })
    expect(await issue(admin)).toEqual({ count: 1 })
    expect((await waitingJobs(program, tenant.id, 'issue-certificate')).map((one) => one['registration_id'])).toEqual([registration.id])
    for (let time = 0; time < 2; time++)
      for (const { id } of [registration, absentee]) await runJobNow(program, tenant.id, 'issue-certificate', { registration_id: id })
    await runJobNow(program, tenant.id, 'issue-attestation', { registration_id: registration.id })
    expect(await issue(admin)).toEqual({ count: 0 })
    // The night holds no mail back longer than half a day.
    const mailed = async () => {
      await sendDueAt(program, tenant.id, new Date(Date.now() + 12 * 3_600_000))
      return tenant.inTenant((db) =>
        db.selectFrom('mails').select(['recipient', 'attachments']).where('moment', '=', 'send_certificate').execute(),
      )
    }
    expect(await mailed()).toEqual([])
    await acrossTenants(program.database, ({ db }) =>
      db.updateTable('tenants').set({ params: sql`params || '{"has_certificate": true}'` }).where('id', '=', tenant.id).execute(),
    )
    for (let time = 0; time < 2; time++)
      expect(await mailed()).toMatchObject([{ recipient: learner.mail, attachments: [{ content_type: 'application/pdf' }] }])

    const { results } = await callAs(program, learner, documentsContract.documents, {
      params: { client: client() },
      query: { page: 1, page_size: 25, category: ['certificate', 'attestation'], user: 'me' },
    })
    expect(results.map(({ category, minutes, event: of }) => [category, minutes, of])).toEqual([
      ['attestation', 180, event.id],
      ['certificate', 180, event.id],
    ])
    for (const { id, category, number } of results) {
      const { verification } = await tenant.inTenant((db) =>
        db.selectFrom('documents').select('verification').where('id', '=', id).executeTakeFirstOrThrow(),
      )
      const printed = await textOf((await bytesOf(learner, String(id))).rawPayload)
      for (const text of ['Élodie Œuvrard', 'Anne Directrice', number!, verification!]) expect(printed).toContain(text)
      // The mark of a note stands on a line of its own where its line ends.
      const expected =
        category === 'certificate'
          ? [/pour une durée de 3 heures.{0,8}effectivement/s]
          : [/Action de VAE/, /articles L6313-1 et L6313-2 du code du travail/]
      for (const text of expected) expect(printed).toMatch(text)
      const readProof = (code: string, name = client()) =>
        program.app.inject({ method: 'GET', url: `/api${fillPath(documentsContract.verify.path, { client: name, code })}` })
      const verified = await readProof(verification!)
      expect(verified.statusCode).toBe(200)
      expect(Object.keys(verified.json()).toSorted()).toEqual([
        'category',
        'end_date',
        'holder',
        'issued_at',
        'issuer',
        'minutes',
        'number',
        'start_date',
        'title',
        'valid_until',
      ])
      expect(verified.json()).toMatchObject({ number, holder: 'Élodie Œuvrard', title: event.title, minutes: 180, valid_until })
      const other = verification!.endsWith('_') ? '-' : '_'
      expect((await readProof(`${verification!.slice(0, -1)}${other}`)).statusCode).toBe(404)
      expect((await readProof(verification!, (await aTenant(program)).name)).statusCode).toBe(404)
    }
  })

  test('a code is not guessed: an address asks twenty times a minute', async () => {
    const fetchProof = () =>
      program.app.inject({
        method: 'GET',
        url: `/api${fillPath(documentsContract.verify.path, { client: client(), code: 'AAAAAAAAAAAA' })}`,
        remoteAddress: '203.0.113.77',
      })
    for (let time = 0; time < 20; time++) expect((await fetchProof()).statusCode).toBe(404)
    expect((await fetchProof()).statusCode).toBe(429)
  })

  test('FOR-32 hours are not certified before they are over, nor moved once they are', async () => {
    const ends = from(190)
    const { event, learner, trainer, registration, morning, afternoon } = await aDay()
    for (const slot of [morning, afternoon]) for (const person of [learner, trainer]) await sign(person, slot)
    const at = formatTime(ends, 'fr', { zone: 'Europe/Paris', style: 'prose' })
    await expect(lock(admin, event)).rejects.toMatchObject({ status: 409, code: 'notOver', message: expect.stringContaining(at) })
    expect((await sheetOf(trainer, event)).locked_at).toBeNull()
    expect(await waitingJobs(program, tenant.id, 'issue-attestation')).not.toContainEqual(
      expect.objectContaining({ registration_id: registration.id }),
    )
    const over = { start_at: from(-15), end_at: from(-1) }
    await tenant.inTenant((db) => db.updateTable('slots').set(over).where('id', '=', afternoon).execute())
    await lock(trainer, event)
    // The event itself closes with its sheet; opened again, its certified hours stay.
    await tenant.inTenant((db) => db.updateTable('events').set({ closed_at: null }).where('id', '=', event.id).execute())
    const later = { start_at: from(60), end_at: from(120), title: '', room_id: null }
    const refused = { status: 409, code: 'lockedHours' }
    const inEvent = { client: client(), id: event.id }
    await expect(
      callAs(program, admin, eventsContract.changeSlot, { params: { ...inEvent, slot: afternoon }, body: later }),
    ).rejects.toMatchObject(refused)
    await expect(callAs(program, admin, eventsContract.addSlot, { params: inEvent, body: later })).rejects.toMatchObject(refused)
  })

  test('FOR-33 a signature changed behind the program’s back is seen', async () => {
    const { event, learner, trainer, morning } = await aDay()
    await sign(learner, morning, { typed_name: 'Élodie Œuvrard' })
    const second = await sign(trainer, morning)
    await expect(
      tenant.inTenant((db) => db.updateTable('signatures').set({ typed_name: 'Autre' }).where('event_id', '=', event.id).execute()),
    ).rejects.toMatchObject({ code: expect.stringMatching(/KX002|42501/) })
    const first = await tenant.inTenant((db) =>
      db.selectFrom('signatures').select('id').where('event_id', '=', event.id).orderBy('id').executeTakeFirstOrThrow(),
    )
    const forge = (sql: string) =>
      program.database.pool.query(`alter table signatures disable trigger user; ${sql}; alter table signatures enable trigger user`)
    await forge(`update signatures set typed_name = 'Autre' where tenant_id = ${tenant.id} and id = ${first.id}`)
    expect(await verify(event)).toEqual({ count: 2, is_unbroken: false, broken_at: first.id })
    await forge(`update signatures set typed_name = 'Élodie Œuvrard' where tenant_id = ${tenant.id} and id = ${first.id}`)
    expect(await verify(event)).toMatchObject({ is_unbroken: true })
    await forge(`delete from signatures where tenant_id = ${tenant.id} and id = ${second.id}`)
    expect(await verify(event)).toEqual({ count: 1, is_unbroken: false, broken_at: null })
  })
})

describe('the ticket (FOR-23, EXT-01, EXT-10)', () => {
  const tickets = (registration: number) =>
    tenant.inTenant((db) =>
      db
        .selectFrom('documents')
        .select(['id', 'replaced_by', 'source', 'file_id'])
        .where('registration_id', '=', registration)
        .orderBy('id')
        .execute(),
    )

  test('is printed, kept for its holder and mailed with its calendar file, once per revision', async () => {
    const { event, learner, registration } = await aDay()
    for (let time = 0; time < 2; time++) await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
    expect(await tickets(registration.id)).toMatchObject([{ replaced_by: null, source: { rev: 1 } }])
    const mails = () =>
      tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('recipient', '=', learner.mail).orderBy('id').execute())
    expect(await mails()).toMatchObject([
      {
        moment: 'register_guest',
        subject: `Inscription confirmée\u00A0: ${event.title}`,
        attachments: [
          { content_type: 'application/pdf' },
          { content_type: 'text/calendar; charset=utf-8; method=REQUEST' },
          // Whoever did not register by themselves has not read the programme.
          { name: `Fiche pédagogique – ${event.title}.pdf` },
        ],
      },
    ])
    expect((await mails())[0]!.html).toContain(`/tickets/${event.url}`)
    await callAs(program, admin, attendanceContract.issueTicket, { params: { client: tenant.name, id: registration.id } })
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
    const [former, current] = await tickets(registration.id)
    expect(former).toMatchObject({ replaced_by: current!.id })
    expect((await mails()).map(({ moment }) => moment)).toEqual(['register_guest', 'send_ticket'])
    const { results } = await callAs(program, learner, documentsContract.documents, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, category: ['ticket'], name: event.url },
    })
    expect(results.map(({ id }) => id)).toEqual([current!.id])
  })

  test('a half-day that moves makes it anew, under the same code, with a letter and the calendar’s next number', async () => {
    const day = [{ start_at: from(24 * 60), end_at: from(27 * 60) }]
    const { event, learner, registration, morning } = await aDay(day)
    const renewed = async () => {
      await runJobNow(program, tenant.id, 'renew-tickets', { event_id: event.id })
      const waiting = await waitingJobs(program, tenant.id, 'issue-ticket')
      expect(waiting).toContainEqual(expect.objectContaining({ registration_id: registration.id }))
      await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
      return tickets(registration.id)
    }
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
    expect(await renewed()).toHaveLength(1)
    const body = { start_at: from(25 * 60), end_at: from(28 * 60), title: '', room_id: null }
    await callAs(program, admin, eventsContract.changeSlot, { params: { client: client(), id: event.id, slot: morning }, body })
    expect(await waitingJobs(program, tenant.id, 'renew-tickets')).toContainEqual(expect.objectContaining({ event_id: event.id }))
    const [former, current, ...others] = await renewed()
    expect(others).toEqual([])
    expect(former).toMatchObject({ replaced_by: current!.id })
    expect(current).toMatchObject({ replaced_by: null, source: { rev: 1 } })
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'attachments']).where('recipient', '=', learner.mail).orderBy('id').execute(),
    )
    expect(mails.map(({ moment }) => moment)).toEqual(['register_guest', 'change_event_date'])
    const ics = await tenant.asMachine(async (context) => {
      const { readFile } = await import('../documents/index.ts')
      return Buffer.from((await readFile(context, (current!.source as { calendar: number }).calendar)).bytes).toString()
    })
    expect(ics).toContain('SEQUENCE:1')
    expect(await checkIn(admin, event, registration.code)).toMatchObject({ registration: registration.id })
  })

  test('of a silent registration is kept and not mailed', async () => {
    const { learner, registration } = await aDay()
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id, is_silent: true })
    expect(await tickets(registration.id)).toMatchObject([{ replaced_by: null, source: { rev: 1 } }])
    expect(await tenant.inTenant((db) => db.selectFrom('mails').select('id').where('recipient', '=', learner.mail).execute())).toEqual([])
  })

  test('those printed together are each their holder’s, one apiece', async () => {
    const { event, registration } = await aDay()
    const people = await Promise.all(Array.from({ length: 3 }, () => tenant.aPerson()))
    const [gone, ...others] = await Promise.all(
      people.map(({ id }, index) => aRegistration(tenant, event.id, id, index === 0 ? 'cancelled' : undefined)),
    )
    const [silent, heard] = others
    const setting = settingOf(program.services, program.jobs, (await program.services.tenants.find(tenant.id))!)
    const requests = [registration, registration, silent!, gone!, heard!].map(({ id }) => ({
      registration_id: id,
      is_silent: id === silent!.id,
    }))
    expect((await printTickets(setting, requests)).map(({ status }) => status)).toEqual(requests.map(() => 'fulfilled'))
    for (const { id } of [registration, silent!, heard!]) expect(await tickets(id)).toMatchObject([{ replaced_by: null }])
    expect(await tickets(gone!.id)).toEqual([])
    const mails = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['recipient', 'attachments'])
        .where('event_id', '=', event.id)
        .where('moment', '=', 'register_guest')
        .execute(),
    )
    const documents = await tickets(heard!.id)
    expect(mails).toHaveLength(2)
    expect(mails.find(({ recipient }) => recipient === people[2]!.mail)?.attachments).toMatchObject([
      { file_id: documents[0]!.file_id },
      {},
      {},
    ])
  })

  test('a registration cancelled meanwhile gets none', async () => {
    const { event } = await aDay()
    const person = await tenant.aPerson()
    const gone = await aRegistration(tenant, event.id, person.id, 'cancelled')
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: gone.id })
    expect(await tickets(gone.id)).toEqual([])
  })
})

test('the list of half-days counts what is signed and missing', async () => {
  const { event, learner, trainer, morning } = await aDay()
  await sign(learner, morning)
  const ask = () =>
    callAs(program, admin, attendanceContract.sheets, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, event: event.id },
    })
  expect((await ask()).results).toMatchObject([
    { slot: morning, expected: 1, signed: 1, absent: 0, partner_signed: false, state: 'open' },
    { expected: 1, signed: 0, state: 'open' },
  ])
  await sign(trainer, morning)
  expect((await ask()).results[0]).toMatchObject({ partner_signed: true, state: 'complete', partners: ['Camille Durand'] })
  await expect(
    callAs(program, trainer, attendanceContract.sheets, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } }),
  ).rejects.toMatchObject({ status: 403 })
})
