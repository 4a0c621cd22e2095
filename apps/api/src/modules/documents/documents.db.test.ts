import { documentsContract } from '@kxo/domain/documents/contract'
import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { maySee } from '@kxo/domain/documents/rules'
import type { Actor } from '@kxo/domain/kernel/actor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPartnerOf, aRegistration, aSession, type Session } from '../../testing/a-session.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { identification } from '../identity/index.ts'
import { addDocument, findFile, keepFile, readFile, visibleTo } from './index.ts'
import { findDocument, isOpenAt, relationTo } from './queries.ts'

let program: Program
let tenant: TenantWorld
let event: Session
let sister: Session
const pdf = Buffer.from('%PDF-1.7 essai')

/** One person per relation, and some with none. */
const people: Record<string, Persona> = {}
let subject: Persona
let documents: { id: number; level: DocumentRestriction; event: number }[] = []

const aDocument = (overrides: Partial<Parameters<typeof addDocument>[1]> = {}) =>
  tenant.asMachine(async (context) => {
    const file_id = await keepFile(context, { name: 'essai.pdf', content_type: 'application/pdf', bytes: pdf })
    return {
      file_id,
      id: await addDocument(context, {
        category: 'other',
        name: 'Essai',
        file_id,
        restriction: 'contact',
        status: 'validated',
        ...overrides,
      }),
    }
  })
const actorOf = (person: Persona): Promise<Actor> =>
  tenant.inTenant(async (db) => {
    const row = await db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
    const { actor } = identification.actorFrom([{ ...row, session_id: 'x', is_link: false, acting_admin_id: null }], {
      tid: tenant.id,
      sid: 'x',
    })!
    return actor
  })
const download = (person: Persona | null, path: string) =>
  program.app.inject({
    method: 'POST',
    url: '/api/download/',
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
    payload: { path },
  })

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  const whole = await aSession(tenant)
  event = await aSession(tenant, { parent_id: whole.id })
  sister = await aSession(tenant, { parent_id: whole.id })
  const company_id = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Cabinet' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  subject = await tenant.aPerson({ company_id })
  people.subject = subject
  people.stranger = await tenant.aPerson()
  people.colleague = await tenant.aPerson({ company_id })
  people.referent = await tenant.aReferent(company_id)
  people.admin = await tenant.anAdmin()
  people.restricted = await tenant.anAdmin({ is_restricted: 2 })
  people.readOnly = await tenant.anAdmin({ is_restricted: 1 })
  people.consultant = await tenant.aPerson({ profile_code: 'CNS' })
  for (const status of ['pending', 'invited', 'toPay', 'registered', 'present', 'signedIn', 'absent', 'cancelled'] as const) {
    people[status] = await tenant.aPerson()
    await aRegistration(tenant, event.id, people[status].id, status)
  }
  people.partner = await tenant.aPartner()
  await aPartnerOf(tenant, event.id, people.partner.id)
  people.awaited = await tenant.aPartner()
  await aPartnerOf(tenant, event.id, people.awaited.id, 'inProgress')
  people.sister = await tenant.aPartner()
  await aPartnerOf(tenant, sister.id, people.sister.id)
  for (const level of documentRestriction.keys)
    for (const category of ['other', 'attestation'] as const) {
      const { id } = await aDocument({ category, restriction: level, user_id: subject.id, event_id: event.id })
      documents = [...documents, { id, level, event: event.id }]
    }
})
afterAll(() => program.close())

describe('who sees a document', () => {
  test('the list’s condition keeps exactly what the predicate allows, for everyone at every level', async () => {
    let seen = 0
    const now = new Date()
    for (const [name, person] of Object.entries(people)) {
      const actor = await actorOf(person)
      await tenant.inTenant(async (db) => {
        const listed = await db.selectFrom('documents').select('id').where(visibleTo(actor, now)).execute()
        for (const { id, level } of documents) {
          const row = (await findDocument(db, id))!
          const allowed = maySee(await relationTo(db, actor, row), documentRestriction.keyOf(row.restriction), isOpenAt(row, now))
          expect(
            listed.some((one) => one.id === id),
            `${name} ${level}`,
          ).toBe(allowed)
          if (allowed) seen++
        }
      })
    }
    expect(seen).toBeGreaterThan(documents.length)
    expect(seen).toBeLessThan(documents.length * Object.keys(people).length)
  })

  test.each([
    ['stranger', [0]],
    ['colleague', [0]],
    ['cancelled', [0]],
    ['awaited', [0]],
    ['invited', [0, 1]],
    ['toPay', [0, 1]],
    ['registered', [0, 1, 2]],
    ['absent', [0, 1, 2]],
    ['present', [0, 1, 2, 3]],
    ['signedIn', [0, 1, 2, 3]],
    ['partner', [0, 1, 2, 3, 4, 5]],
    ['sister', [0, 5]],
    ['subject', [0, 10]],
    ['restricted', [0, 1, 2, 3, 4, 5, 8, 10]],
    ['consultant', [0, 1, 2, 3, 4, 5, 8, 10]],
    ['admin', [0, 1, 2, 3, 4, 5, 8, 9, 10]],
  ])('%s', async (name, levels) => {
    const { results } = await callAs(program, people[name]!, documentsContract.documents, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 100, category: ['other'] },
    })
    expect(results.map((one) => documentRestriction.codeOf(one.restriction)).sort((a, b) => a - b)).toEqual(levels)
  })

  test('a document still closed, or closed again, is kept from those who take part alone, by both', async () => {
    const day = 86_400_000
    const now = new Date()
    const from = (days: number) => new Date(now.getTime() + days * day)
    const windows = [
      { opens: 0, closes: 1 },
      { opens: 0, closes: 2 },
      { opens: 1, closes: null },
      { opens: 1, closes: 2 },
      { opens: 2, closes: null },
      { opens: 3, opens_on: '2001-01-01', closes: null },
      { opens: 3, opens_on: '2999-01-01', closes: null },
      { opens: 0, closes: 3, closes_on: '2001-01-01' },
      { opens: 0, closes: 3, closes_on: '2999-01-01' },
    ]
    const levels: DocumentRestriction[] = ['public', 'registrations', 'registered', 'present', 'partners']
    const ids = documents.filter(({ level }) => levels.includes(level)).map(({ id }) => id)
    const names = ['stranger', 'registered', 'present', 'partner', 'sister', 'restricted', 'cancelled']
    const answers = new Set<string>()
    await tenant.inTenant(async (db) => {
      const first = (await findDocument(db, ids[0]!))!
      const readers = []
      for (const name of names) {
        const actor = await actorOf(people[name]!)
        readers.push({ name, actor, relation: await relationTo(db, actor, first) })
      }
      for (const dates of [
        { start_date: null, end_date: null },
        { start_date: from(-2), end_date: null },
        { start_date: from(-1), end_date: from(1) },
        { start_date: from(1), end_date: from(2) },
      ]) {
        await db.updateTable('events').set(dates).where('id', '=', event.id).execute()
        for (const window of windows) {
          const change = { opens_on: null, closes_on: null, ...window }
          await db.updateTable('documents').set(change).where('id', 'in', ids).execute()
          const is_open = isOpenAt((await findDocument(db, first.id))!, now)
          for (const { name, actor, relation } of readers) {
            const listed = await db.selectFrom('documents').select('id').where('id', 'in', ids).where(visibleTo(actor, now)).execute()
            for (const { id, level } of documents.filter(({ level }) => levels.includes(level))) {
              const allowed = maySee(relation, level, is_open)
              expect(
                listed.some((one) => one.id === id),
                `${name} ${level} ${JSON.stringify({ dates, window })}`,
              ).toBe(allowed)
              answers.add(`${name} ${level} ${allowed}`)
            }
          }
        }
      }
    })
    await tenant.inTenant(async (db) => {
      await db.updateTable('events').set({ start_date: null, end_date: null }).where('id', '=', event.id).execute()
      await db.updateTable('documents').set({ opens: null, opens_on: null, closes: null, closes_on: null }).where('id', 'in', ids).execute()
    })
    expect(answers).toContain('registered registered true')
    expect(answers).toContain('registered registered false')
    expect(answers).not.toContain('partner registered false')
  })

  test('a referent sees the team’s proofs, not its papers', async () => {
    const ask = (category: 'attestation' | 'other') =>
      callAs(program, people.referent!, documentsContract.documents, {
        params: { client: tenant.name },
        query: { page: 1, page_size: 100, category: [category] },
      })
    expect((await ask('attestation')).results.map((one) => one.restriction)).toContain('contact')
    expect((await ask('other')).results.map((one) => one.restriction)).not.toContain('contact')
  })
})

describe('download', () => {
  test('gives the bytes by number and by stored path to the person concerned', async () => {
    const { id, file_id } = await aDocument({ user_id: subject.id })
    const { storage_key } = (await tenant.inTenant((db) => findFile(db, file_id)))!
    for (const path of [String(id), storage_key]) {
      const answer = await download(subject, path)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(pdf)).toBe(true)
      expect(answer.headers['content-disposition']).toContain('attachment')
    }
  })

  test('is 404 for everyone else, whatever is asked', async () => {
    const { id, file_id } = await aDocument({ user_id: subject.id })
    const { storage_key } = (await tenant.inTenant((db) => findFile(db, file_id)))!
    const elsewhere = await aTenant(program)
    const foreigner = await elsewhere.anAdmin()
    for (const path of [String(id), storage_key, '../../secret.key', '0', '99999999999999', 'x'.repeat(200)])
      for (const person of [people.stranger!, people.colleague!, foreigner])
        expect((await download(person, path)).statusCode, path).toBe(404)
    expect((await download(null, String(id))).statusCode).toBe(401)
    const link = await tenant.aPerson({ isLink: true })
    expect((await download(link, String(id))).statusCode).toBe(403)
  })

  test('is traced', async () => {
    const { id } = await aDocument({ user_id: subject.id })
    await download(subject, String(id))
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('user_id').where('action', '=', 'download_document').where('subject_id', '=', id).execute(),
    )
    expect(traces).toEqual([{ user_id: subject.id }])
  })
})

describe('deposits', () => {
  const upload = (person: Persona, bytes: Buffer, name: string, key = '') => {
    const boundary = 'limite'
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    return program.app.inject({
      method: 'POST',
      url: '/api/upload-user-file/?category=document',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': key,
      },
      payload,
    })
  }

  test('a person deposits a file, reads it, and removes it until someone accepted it', async () => {
    const sent = await upload(subject, pdf, 'diplôme.pdf')
    expect(sent.statusCode, sent.body).toBe(201)
    const { id, document, path } = sent.json()
    expect((await download(subject, path)).statusCode).toBe(200)
    expect((await download(people.stranger!, path)).statusCode).toBe(404)
    await expect(callAs(program, people.stranger!, documentsContract.deleteFile, { query: { id } })).rejects.toMatchObject({ status: 404 })
    await callAs(program, subject, documentsContract.deleteFile, { query: { id } })
    expect((await download(subject, String(document))).statusCode).toBe(404)
  })

  test('a file sent again because its answer was lost is kept once; another under its key is refused', async () => {
    const first = await upload(subject, pdf, 'diplôme.pdf', 'file-1')
    expect((await upload(subject, pdf, 'diplôme.pdf', 'file-1')).json()).toEqual(first.json())
    expect((await upload(subject, Buffer.concat([pdf, pdf]), 'diplôme.pdf', 'file-1')).json()).toMatchObject({ code: 'idempotencyReused' })
  })

  test('what is sniffed decides, not what is declared', async () => {
    expect((await upload(subject, Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03]), 'facture.pdf')).statusCode).toBe(415)
  })

  test('evidence stays, and the refusal names it', async () => {
    const { file_id } = await aDocument({ category: 'presence', name: 'Feuille du 3 mars', restriction: 'admins' })
    await expect(callAs(program, people.admin!, documentsContract.deleteFile, { query: { id: file_id } })).rejects.toMatchObject({
      status: 409,
      message: 'Feuille du 3 mars ne peut pas être supprimé(e)',
    })
  })
})

describe('the documents of a record', () => {
  const listOf = async (who: Persona, about: { person?: number; company?: number }) =>
    (
      await callAs(program, who, documentsContract.documents, {
        params: { client: tenant.name },
        query: { page: 1, page_size: 100, ...about },
      })
    ).results
  const put = (who: Persona, query: Record<string, string>, name = 'convention.pdf') =>
    sendFile(program, who, documentsContract.deposit, { params: { client: tenant.name }, query, name, bytes: pdf })
  const aCompany = (name: string) =>
    tenant.inTenant(async (db) => (await db.insertInto('companies').values({ name }).returning('id').executeTakeFirstOrThrow()).id)

  test('a company shows its own, those of its people, and what was billed to a record merged into it', async () => {
    const [company, absorbed, other] = [await aCompany('Alizé'), await aCompany('Bise'), await aCompany('Cers')]
    await tenant.inTenant((db) => db.updateTable('companies').set({ merged_into_id: company }).where('id', '=', absorbed).execute())
    const member = await tenant.aPerson({ company_id: company })
    const own = await put(people.admin!, { company: String(company) })
    const ofMember = await put(people.admin!, { user: String(member.id), restriction: '10' }, 'diplôme.pdf')
    const bill_id = await tenant.inTenant(async (db) => {
      const entity = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
      const bill = { entity_id: entity.id, category: 1, nature: 1, status: 1, morph: 'Company', company_id: absorbed }
      return (await db.insertInto('bills').values(bill).returning('id').executeTakeFirstOrThrow()).id
    })
    const billed = await aDocument({ category: 'bill', name: 'FA-1', bill_id })
    await put(people.admin!, { company: String(other) })
    expect(new Set((await listOf(people.admin!, { company })).map(({ id }) => id))).toEqual(new Set([own.id, ofMember.id, billed.id]))
    expect(await listOf(people.admin!, { person: member.id })).toMatchObject([{ id: ofMember.id, company: null, user: member.id }])
    expect(own).toMatchObject({ company, user: null, status: 'validated', restriction: 'restrictedAdmins', is_removable: true })
  })

  test('what is put on a company is its referent’s only when told so, and never another company’s', async () => {
    const [company, other] = [await aCompany('Mistral'), await aCompany('Tramontane')]
    const [referent, stranger] = [await tenant.aReferent(company), await tenant.aReferent(other)]
    const colleague = await tenant.aPerson({ company_id: company })
    const deposited = await put(people.admin!, { company: String(company) })
    const shared = await put(people.admin!, { company: String(company), restriction: '10' })
    const seenBy = async (who: Persona) => (await listOf(who, { company })).map(({ id }) => id)
    expect(await seenBy(referent)).toEqual([shared.id])
    expect(await seenBy(colleague)).toEqual([])
    expect(await seenBy(stranger)).toEqual([])
    expect((await download(referent, String(shared.id))).statusCode).toBe(200)
    expect((await download(referent, String(deposited.id))).statusCode).toBe(404)
    expect((await download(stranger, String(shared.id))).statusCode).toBe(404)
  })

  test('whoever follows records puts files on them, on one record of this tenant at a time', async () => {
    const company = String(await aCompany('Autan'))
    for (const who of [people.readOnly!, people.stranger!, people.referent!])
      await expect(put(who, { company })).rejects.toMatchObject({ status: 403 })
    for (const who of [people.restricted!, people.consultant!]) expect((await put(who, { company })).company).toBe(Number(company))
    await expect(put(people.admin!, {})).rejects.toMatchObject({ status: 422 })
    await expect(put(people.admin!, { company, user: String(subject.id) })).rejects.toMatchObject({ status: 422 })
    await expect(put(people.admin!, { company, restriction: '0' })).rejects.toMatchObject({ status: 422 })
    const elsewhere = await aTenant(program)
    const foreign = await elsewhere.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Ailleurs' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    await expect(put(people.admin!, { company: String(foreign + 1000) })).rejects.toMatchObject({ status: 404 })
  })

  test('who put it there removes it; another administrator does not undo what was accepted', async () => {
    const document = await put(people.restricted!, { company: String(await aCompany('Foehn')) })
    const remove = (who: Persona) => callAs(program, who, documentsContract.deleteFile, { query: { id: document.file } })
    await expect(remove(people.admin!)).rejects.toMatchObject({ status: 409 })
    await remove(people.restricted!)
    expect((await download(people.restricted!, String(document.id))).statusCode).toBe(404)
  })
})

test('a new ticket of a registration replaces the former, which is kept', async () => {
  const registration = await aRegistration(tenant, sister.id, subject.id)
  const first = await aDocument({ category: 'ticket', registration_id: registration.id, user_id: subject.id })
  const second = await aDocument({ category: 'ticket', registration_id: registration.id, user_id: subject.id })
  const rows = await tenant.inTenant((db) =>
    db.selectFrom('documents').select(['id', 'replaced_by']).where('registration_id', '=', registration.id).orderBy('id').execute(),
  )
  expect(rows).toEqual([
    { id: first.id, replaced_by: second.id },
    { id: second.id, replaced_by: null },
  ])
})

test('a ticket is void once its person attends no more, and so it is listed', async () => {
  const listed = async (status: 'registered' | 'absent' | 'cancelled') => {
    const holder = await tenant.aPerson()
    const registration = await aRegistration(tenant, sister.id, holder.id, status)
    await aDocument({ category: 'ticket', registration_id: registration.id, user_id: holder.id, event_id: sister.id, status: 'sent' })
    await aDocument({ user_id: holder.id, event_id: sister.id })
    const { results } = await callAs(program, people.admin!, documentsContract.documents, {
      params: { client: tenant.name },
      query: { person: holder.id, page: 1, page_size: 10 },
    })
    return Object.fromEntries(results.map(({ category, is_void }) => [category, is_void]))
  }
  expect(await listed('registered')).toEqual({ ticket: false, other: false })
  expect(await listed('absent')).toEqual({ ticket: false, other: false })
  expect(await listed('cancelled')).toEqual({ ticket: true, other: false })
})

test('kept bytes come back with their digest', async () => {
  const stored = await tenant.asMachine(async (context) =>
    readFile(context, await keepFile(context, { name: 'a.txt', content_type: 'text/plain', bytes: Buffer.from('abc') })),
  )
  expect(stored).toMatchObject({ name: 'a.txt', sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' })
  expect(Buffer.from(stored.bytes).toString()).toBe('abc')
})

describe('what a person deposits', () => {
  const put = (person: Persona, name: string, bytes: Uint8Array | string) =>
    sendFile(program, person, documentsContract.uploadUserFile, { params: {}, name, bytes })

  test('is kept under the extension of what it is, without signs that hide it', async () => {
    const person = await tenant.aPerson()
    const deposited = await put(person, 'facture\u202Ecod.exe', pdf)
    expect(deposited).toMatchObject({ name: 'facturecod.pdf', content_type: 'application/pdf' })
  })

  test.each([
    ['page.txt', '<!doctype html><script>alert(1)</script>'],
    ['note.js', 'alert(1)'],
    ['note.txt', '#!/bin/sh\nls'],
  ])('%s that something may run is refused', async (name, bytes) => {
    await expect(put(await tenant.aPerson(), name, bytes)).rejects.toMatchObject({ status: 415 })
  })

  test('is bounded in a day and in all; who follows others is not', async () => {
    const [person, admin] = [await tenant.aPerson(), await tenant.anAdmin()]
    const mb = 1024 * 1024
    const already = (who: Persona, size: number, created_at: Date) =>
      tenant.inTenant((db) =>
        db
          .insertInto('files')
          .values({
            name: 'a.pdf',
            content_type: 'application/pdf',
            size,
            sha256: 'x',
            storage_key: `x/${who.id}/${size}`,
            created_by: who.id,
            created_at,
          })
          .execute(),
      )
    await already(person, 200 * mb - 5, new Date())
    await expect(put(person, 'a.pdf', pdf)).rejects.toMatchObject({ status: 413, code: 'depositsOfDay' })
    const other = await tenant.aPerson()
    await already(other, 1024 * mb - 5, new Date('2026-01-05T10:00:00Z'))
    await expect(put(other, 'a.pdf', pdf)).rejects.toMatchObject({ status: 413, code: 'depositsInAll' })
    await already(admin, 1024 * mb, new Date())
    expect(await put(admin, 'a.pdf', pdf)).toMatchObject({ name: 'a.pdf' })
  })
})
