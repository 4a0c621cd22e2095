import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { SigningMeans } from '@kxo/domain/attendance/signing-means'
import { consentVersion } from '@kxo/domain/attendance/words'
import { documentsContract } from '@kxo/domain/documents/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aLedSession, aRegistration } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { sendDueAt, tomorrowAfternoon } from '../../../testing/send-due-at.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { zoneAtNoon } from '../../../testing/zone-at-noon.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { time_zone: zoneAtNoon() } })
  admin = await tenant.anAdmin({ first_name: 'Ada', last_name: 'Admin' })
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const client = () => tenant.name
const atSlot = (slot: number) => ({ client: client(), slot })
async function aDay(slots = [{ start_at: from(-60), end_at: from(60) }]) {
  const day = await aLedSession(tenant, slots, { first_name: 'Élodie', last_name: 'Œuvrard' })
  return { ...day, slot: day.event.slots[0]! }
}
const choose = (event: { id: number }, means: SigningMeans[], who = admin, window = { open_minutes: 15, close_hours: 24 }) =>
  callAs(program, who, attendanceContract.changeSettings, {
    params: { client: client(), id: event.id },
    body: { means, doors: [], ...window },
  })
const sign = (person: Persona, slot: number, body: { code?: string; as?: 'partner' } = {}) =>
  callAs(program, person, attendanceContract.sign, {
    params: atSlot(slot),
    body: { typed_name: 'Élodie Œuvrard', consent_version: consentVersion, ...body },
  })
const onTablet = (person: Persona, slot: number, registration: number) =>
  callAs(program, person, attendanceContract.signOnTablet, {
    params: atSlot(slot),
    body: { registration, typed_name: 'Élodie Œuvrard', consent_version: consentVersion },
  })
const shown = (person: Persona, slot: number) => callAs(program, person, attendanceContract.shownCode, { params: atSlot(slot) })
const sheetOf = (person: Persona, event: { id: number }, locale = 'fr') =>
  callAs(program, person, attendanceContract.sheet, { params: { client: client(), id: event.id }, headers: { 'accept-language': locale } })
const evidence = (slot: number) =>
  tenant.inTenant(async (db) => (await db.selectFrom('signatures').select('evidence').where('slot_id', '=', slot).execute())[0]?.evidence)

describe('EXT-11 the code shown on site', () => {
  test('needed by the event, it lets sign in the person’s own session, and is part of the proof', async () => {
    const { event, learner, trainer, slot } = await aDay()
    await choose(event, ['code'])
    expect(
      await callAs(program, learner, attendanceContract.ownHalfDays, { params: { client: client() }, query: { user: 'me' } }),
    ).toMatchObject([{ slot, own_signing: 'code' }])
    await expect(sign(learner, slot)).rejects.toMatchObject({ status: 422, code: 'codeNeeded' })
    const { code, valid_until, qr_svg } = await shown(trainer, slot)
    expect(code).toMatch(/^\d{6}$/)
    expect(valid_until.getTime() - Date.now()).toBeLessThanOrEqual(30_000)
    expect(qr_svg).toContain('<svg')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await expect(sign(learner, slot, { code: wrong })).rejects.toMatchObject({ status: 409, code: 'codeOutdated' })
    await sign(learner, slot, { code })
    expect(await evidence(slot)).toMatchObject({ mode: 'account', shown_code: true })
  })

  test('the code of another half-day is refused, and wrong codes are counted', async () => {
    const { event, learner, trainer, slot } = await aDay()
    await choose(event, ['code'])
    const other = await aDay()
    const { code } = await shown(other.trainer, other.slot)
    if ((await shown(trainer, slot)).code !== code)
      await expect(sign(learner, slot, { code })).rejects.toMatchObject({ code: 'codeOutdated' })
    const guesses = await tenant.inTenant((db) => db.selectFrom('throttled_acts').select('id').where('act', '=', 'shownCode').execute())
    expect(guesses.length).toBeGreaterThan(0)
  })

  test('those who sign do not see it, and the partner signs without', async () => {
    const { event, learner, trainer, slot } = await aDay()
    await choose(event, ['code'])
    await expect(shown(learner, slot)).rejects.toMatchObject({ status: 403 })
    await sign(trainer, slot, { as: 'partner' })
  })
})

describe('FOR-33 a code sent to whoever signs', () => {
  const send = (person: Persona, slot: number, by: 'mail' | 'sms') =>
    callAs(program, person, attendanceContract.sendSigningCode, { params: atSlot(slot), body: { by } })
  const channels = async (person: Persona) =>
    (await callAs(program, person, attendanceContract.ownHalfDays, { params: { client: client() }, query: { user: 'me' } })).map(
      ({ own_signing, code_channels }) => [own_signing, code_channels],
    )
  const digits = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
  const mailed = async ({ mail }: Persona) =>
    digits(
      await tenant.inTenant(
        async (db) =>
          (
            await db
              .selectFrom('mails')
              .select('body_text')
              .where('recipient', '=', mail)
              .where('moment', '=', 'validation_code')
              .orderBy('id', 'desc')
              .executeTakeFirst()
          )?.body_text,
      ),
    )
  const texted = async ({ id }: Persona) => {
    const message = await tenant.inTenant((db) =>
      db.selectFrom('sms').select(['body', 'kind']).where('user_id', '=', id).orderBy('id', 'desc').executeTakeFirst(),
    )
    return message && { code: digits(message.body), kind: message.kind }
  }
  const give = (person: Persona, phone: string) =>
    tenant.inTenant((db) => db.updateTable('users').set({ phone }).where('id', '=', person.id).execute())
  test('by mail it signs once, in the proof; no other code does', async () => {
    const { event, learner, slot } = await aDay()
    await choose(event, ['sent'])
    expect(await channels(learner)).toEqual([['code', ['mail']]])
    await expect(sign(learner, slot)).rejects.toMatchObject({ status: 422, code: 'sentCodeNeeded' })
    await expect(send(learner, slot, 'sms')).rejects.toMatchObject({ code: 'meansClosed' })
    expect((await send(learner, slot, 'mail')).to).toMatch(/^.…@/)
    const code = await mailed(learner)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await expect(sign(learner, slot, { code: wrong })).rejects.toMatchObject({ status: 422, code: 'wrongValidationCode' })
    await sign(learner, slot, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(await evidence(slot)).toMatchObject({ mode: 'account', sent_code: 'mail' })
  })

  test('by text message where the organisation sends them and the person has a mobile, as a service message', async () => {
    const without = await aDay()
    await choose(without.event, ['sent'])
    await give(without.learner, '+33612340008')
    expect(await channels(without.learner)).toEqual([['code', ['mail']]])

    const [former, formerAdmin] = [tenant, admin]
    tenant = await aTenant(program, { params: { time_zone: zoneAtNoon(), has_sms: true } })
    admin = await tenant.anAdmin()
    const { event, learner, slot } = await aDay()
    await choose(event, ['sent'])
    await give(learner, '+33412340009')
    expect(await channels(learner)).toEqual([['code', ['mail']]])
    await give(learner, '+33612340009')
    expect(await channels(learner)).toEqual([['code', ['mail', 'sms']]])
    expect((await send(learner, slot, 'sms')).to).toMatch(/09$/)
    const message = await texted(learner)
    expect(message).toMatchObject({ kind: 'service', code: expect.stringMatching(/^\d{6}$/) })
    await sign(learner, slot, { code: message?.code ?? '' })
    expect(await evidence(slot)).toMatchObject({ sent_code: 'sms' })
    ;[tenant, admin] = [former, formerAdmin]
  })

  test('of another half-day’s person, or where none is sent, there is none', async () => {
    const { event, learner, trainer, slot } = await aDay()
    await choose(event, ['code'])
    expect(await channels(learner)).toEqual([['code', []]])
    await expect(send(learner, slot, 'mail')).rejects.toMatchObject({ code: 'meansClosed' })
    await choose(event, ['sent'])
    await expect(send(trainer, slot, 'mail')).rejects.toMatchObject({ status: 404 })
    const { code } = await shown(trainer, slot)
    await expect(sign(learner, slot, { code })).rejects.toMatchObject({ code: 'wrongValidationCode' })
    await choose(event, ['account', 'sent'])
    await sign(learner, slot, { code })
    expect(await evidence(slot)).toMatchObject({ shown_code: true })
  })
})

describe('the step « Présence »', () => {
  test('its window replaces the organisation’s, its means close the others', async () => {
    const { event, learner, trainer, registration, slot } = await aDay([{ start_at: from(60), end_at: from(180) }])
    await expect(sign(learner, slot)).rejects.toMatchObject({ code: 'tooEarlyToday' })
    await choose(event, ['paper'], admin, { open_minutes: 120, close_hours: 1 })
    await expect(sign(learner, slot)).rejects.toMatchObject({ code: 'signOnSite' })
    await expect(onTablet(trainer, slot, registration.id)).rejects.toMatchObject({ code: 'meansClosed' })
    await choose(event, ['account'], admin, { open_minutes: 120, close_hours: 1 })
    await sign(learner, slot)
    expect(await callAs(program, trainer, attendanceContract.settings, { params: { client: client(), id: event.id } })).toEqual({
      means: ['account'],
      open_minutes: 120,
      close_hours: 1,
      doors: [],
      remind_start: null,
      remind_end: null,
      late_after: null,
      lock_after_days: null,
      rounding: 'minute',
      counts_exits: false,
      proofs: 1,
    })
  })

  test('a trainer reads it without changing it', async () => {
    const { event, trainer } = await aDay()
    await expect(choose(event, ['code'], trainer)).rejects.toMatchObject({ status: 403 })
  })
})

describe('FOR-33 one device passed round', () => {
  test('the person signs, the trainer is the witness; twice answers the same proof', async () => {
    const { event, trainer, registration, slot } = await aDay()
    const first = await onTablet(trainer, slot, registration.id)
    expect(await onTablet(trainer, slot, registration.id)).toEqual(first)
    expect(await evidence(slot)).toMatchObject({
      mode: 'tablet',
      person: { name: 'Élodie Œuvrard' },
      witness: { id: trainer.id, name: 'Camille Durand' },
    })
    expect((await sheetOf(trainer, event)).people[0]!.marks[0]).toMatchObject({ state: 'signed', identified_by: 'tablet' })
  })

  test('not before the window, not for the people of another event, not by a learner', async () => {
    const future = await aDay([{ start_at: from(60), end_at: from(120) }])
    await expect(onTablet(future.trainer, future.slot, future.registration.id)).rejects.toMatchObject({ code: 'tooEarlyToday' })
    const other = await aDay()
    await expect(onTablet(future.trainer, future.slot, other.registration.id)).rejects.toMatchObject({ status: 404 })
    await expect(onTablet(other.learner, other.slot, other.registration.id)).rejects.toMatchObject({ status: 403 })
  })
})

describe('missing signatures', () => {
  const remind = (person: Persona, slot: number) => callAs(program, person, attendanceContract.remindUnsigned, { params: atSlot(slot) })
  test('those who have not signed are mailed their link, once', async () => {
    const { event, learner, trainer, slot } = await aDay()
    const other = await tenant.aPerson()
    await aRegistration(tenant, event.id, other.id)
    await sign(learner, slot)
    expect(await remind(trainer, slot)).toEqual({ count: 1 })
    await remind(trainer, slot)
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'recipient']).where('event_id', '=', event.id).execute(),
    )
    expect(mails).toEqual([{ moment: 'remind_attendance', recipient: other.mail }])
    const future = await aDay([{ start_at: from(60), end_at: from(120) }])
    await expect(remind(future.trainer, future.slot)).rejects.toMatchObject({ code: 'tooEarly' })
  })
})

describe('paper', () => {
  test('FOR-31 a blank sheet is printed, with every name and no signature', async () => {
    const { event, learner, trainer, slot } = await aDay()
    await sign(learner, slot)
    const print = (who: Persona) =>
      program.app.inject({
        method: 'GET',
        url: `/api/clients/${tenant.name}/events/${event.id}/attendance-sheet/blank/`,
        headers: { authorization: `Bearer ${who.token}` },
      })
    const answer = await print(trainer)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { PDF } = await import('@libpdf/core')
    const text = (await PDF.load(answer.rawPayload))
      .getPages()
      .map((page) => page.extractText().text)
      .join('\n')
    expect(text).toContain('Œuvrard')
    expect(text).not.toContain('Signé')
    expect((await print(learner)).statusCode).toBe(403)
  })

  test('a scan records the presence of those who signed it, and stands among the documents', async () => {
    const { event, trainer, registration, slot } = await aDay()
    const scan = (registrations: string) =>
      sendFile(program, trainer, attendanceContract.attachPaper, {
        params: atSlot(slot),
        query: { registrations },
        name: 'feuille.pdf',
        bytes: '%PDF-1.4\n%%EOF',
      })
    expect(await scan(String(registration.id))).toEqual({ count: 1 })
    expect((await sheetOf(trainer, event)).people[0]!.marks[0]).toMatchObject({
      state: 'regularised',
      reason: 'Signature sur feuille papier',
    })
    expect((await sheetOf(trainer, event, 'en')).people[0]!.marks[0]!.reason).toBe('Signed on paper')
    const row = await tenant.inTenant((db) =>
      db.selectFrom('presences').select('document_id').where('registration_id', '=', registration.id).executeTakeFirstOrThrow(),
    )
    expect(row.document_id).not.toBeNull()
    await choose(event, ['account'])
    await expect(scan(String(registration.id))).rejects.toMatchObject({ code: 'meansClosed' })
  })
})

describe('a locked sheet reopened', () => {
  const lock = (who: Persona, id: number) => callAs(program, who, attendanceContract.lockSheet, { params: { client: client(), id } })
  const reopen = (who: Persona, id: number, reason = 'Absence mal notée') =>
    callAs(program, who, attendanceContract.reopenSheet, { params: { client: client(), id }, body: { reason } })

  test('an administrator says why; the next seal replaces the former, the chain goes on', async () => {
    const { event, learner, trainer, slot } = await aDay([{ start_at: from(-180), end_at: from(-60) }])
    await sign(trainer, slot, { as: 'partner' })
    await lock(trainer, event.id)
    const seal = async () => {
      await runJobNow(program, tenant.id, 'seal-attendance-sheet', { event_id: event.id })
    }
    await seal()
    const sealed = (await sheetOf(admin, event)).document
    expect(sealed).not.toBeNull()
    await expect(reopen(trainer, event.id)).rejects.toMatchObject({ status: 403 })
    await reopen(admin, event.id)
    expect(await sheetOf(admin, event)).toMatchObject({
      locked_at: null,
      document: null,
      reopened: { by: 'Ada Admin', reason: 'Absence mal notée' },
    })
    await sign(learner, slot)
    await expect(reopen(admin, event.id)).rejects.toMatchObject({ status: 409, code: 'notLocked' })
    await lock(trainer, event.id)
    await seal()
    const again = (await sheetOf(admin, event)).document
    expect(again).not.toBe(sealed)
    expect(
      await tenant.inTenant((db) => db.selectFrom('documents').select('replaced_by').where('id', '=', sealed).executeTakeFirstOrThrow()),
    ).toEqual({ replaced_by: again })
    expect(await callAs(program, admin, attendanceContract.verifySheet, { params: { client: client(), id: event.id } })).toMatchObject({
      count: 2,
      is_unbroken: true,
    })
  })

  test('FOR-35 its attestations and certificates are withdrawn, and made anew from the hours of the next lock', async () => {
    const { event, learner, trainer, registration, slot } = await aDay([{ start_at: from(-180), end_at: from(-60) }])
    await tenant.inTenant((db) => db.updateTable('entities').set({ representative: 'Anne Directrice' }).execute())
    await sign(learner, slot)
    await sign(trainer, slot, { as: 'partner' })
    const issue = async () => {
      await lock(trainer, event.id)
      const request = await callAs(program, admin, attendanceContract.issueCertificates, {
        params: { client: client(), id: event.id },
        body: {},
      })
      for (const job of ['issue-attestation', 'issue-certificate'])
        await runJobNow(program, tenant.id, job, { registration_id: registration.id })
      return request
    }
    const proofs = () =>
      tenant.inTenant((db) =>
        db
          .selectFrom('documents')
          .select(['id', 'category', 'source', 'verification', 'replaced_by'])
          .where('registration_id', '=', registration.id)
          .orderBy('id')
          .execute(),
      )
    const verified = async (code: string) =>
      (await program.app.inject({ url: `/api${fillPath(documentsContract.verify.path, { client: client(), code })}` })).json() as object
    expect(await issue()).toEqual({ count: 1 })
    const former = await proofs()
    expect(former.map(({ source, replaced_by }) => [(source as { minutes: number }).minutes, replaced_by])).toEqual([
      [120, null],
      [120, null],
    ])
    await reopen(admin, event.id)
    for (const { verification } of former) expect(await verified(verification!)).toMatchObject({ code: 'notFound' })
    await callAs(program, trainer, attendanceContract.markLate, {
      params: atSlot(slot),
      body: { registration: registration.id, minutes: 30, reason: '' },
    })
    expect(await issue()).toEqual({ count: 1 })
    await tenant.inTenant((db) => db.updateTable('events').set({ title: 'Autre titre' }).where('id', '=', event.id).execute())
    const all = await proofs()
    expect(all.map(({ source }) => (source as { minutes: number }).minutes)).toEqual([120, 120, 90, 90])
    const current = all.filter(({ replaced_by }) => replaced_by === null)
    expect(current).toHaveLength(2)
    for (const { id, category } of former)
      expect(all.find((one) => one.id === id)?.replaced_by).toBe(current.find((one) => one.category === category)?.id)
    for (const { verification } of current) expect(await verified(verification!)).toMatchObject({ minutes: 90, title: event.title })
    // What was withdrawn before its mail left is never sent.
    await sendDueAt(program, tenant.id, tomorrowAfternoon())
    expect(
      await tenant.inTenant((db) =>
        db.selectFrom('mails').select('id').where('recipient', '=', learner.mail).where('moment', '=', 'send_attestation').execute(),
      ),
    ).toHaveLength(1)
  })
})

test('anomalies are shown to those who keep the sheet, not to a referent', async () => {
  const { event, learner, slot } = await aDay()
  const company_id = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Cabinet' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  const other = await tenant.aPerson({ company_id, first_name: 'Zoé' })
  await aRegistration(tenant, event.id, other.id, 'registered', company_id)
  await sign(learner, slot)
  await sign(other, slot)
  expect((await sheetOf(admin, event)).anomalies).toMatchObject([{ kind: 'sameDevice', slot, people: ['Élodie Œuvrard', 'Zoé Durand'] }])
  expect((await sheetOf(await tenant.aReferent(company_id), event)).anomalies).toEqual([])
})
