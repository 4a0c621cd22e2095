import { documentsContract } from '@kxo/domain/documents/contract'
import { documentKind } from '@kxo/domain/documents/kind'
import { ownPapersContract as own } from '@kxo/domain/documents/requests/own-papers-contract'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { requestedPapersContract } from '@kxo/domain/events/papers/requested-papers-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { collectContract } from '@kxo/domain/papers/collect-contract'
import { papersContract as contract } from '@kxo/domain/papers/contract'
import { folderContract } from '@kxo/domain/papers/folder-contract'
import { organisationContract as organisation } from '@kxo/domain/papers/organisation-contract'
import { partnerRecordsContract as records } from '@kxo/domain/partners/records/record-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationPapersContract as registrationPapers } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { forgetSensitivePapers, tellExpiring } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  person = await tenant.aPerson({ first_name: 'Léa', last_name: 'Morin' })
})
afterAll(() => program.close())

const bytes = '%PDF-1.7 essai'
const params = () => ({ client: tenant.name })
const today = dayInZone(new Date(), 'Europe/Paris')
const ask = (body: Partial<Input<typeof contract.ask>['body']> = {}, who = admin) =>
  callAs(program, who, contract.ask, {
    params: params(),
    body: { users: [person.id], kind: 'funding', name: 'Accord', as_partner: false, ...body },
  })
const register = async (tab: 'contacts' | 'partners' = 'contacts', who = admin) =>
  (await callAs(program, who, contract.register, { params: params(), query: { page: 1, page_size: 100, tab } })).results
const rowOf = async (name: string, tab: 'contacts' | 'partners' = 'contacts', who = person) =>
  (await register(tab)).find((row) => row.name === name && row.user === who.id)!
const paperOf = async (who = person) => (await callAs(program, who, own.list, { params: params() }))[0]!
const deposit = (paper: number, who = person) =>
  sendFile(program, who, own.deposit, { params: { ...params(), paper }, name: 'accord.pdf', bytes })
const decide = (id: number, body: { is_accepted: boolean; reason?: string; expires_on?: string | null }, who = admin) =>
  callAs(program, who, contract.decide, { params: { ...params(), id }, body })
const mails = (moment: string, who = person) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('moment', '=', moment)
      .where('recipient', '=', who.mail)
      .orderBy('id')
      .execute(),
  )
async function aPartner() {
  const paul = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard', is_partner: true })
  await callAs(program, admin, records.create, { params: params(), body: { user_id: paul.id, kind: 'provider' } })
  return paul
}
const tasks = () => tenant.inTenant((db) => db.selectFrom('tasks').select(['label', 'user_id']).orderBy('id').execute())

describe('a paper asked of somebody', () => {
  test('is asked once, waits under status 1, is refused with a reason, then accepted: each step is told', async () => {
    expect(await ask({ why: 'Pour votre dossier', due_on: addDays(today, 5) })).toMatchObject({ changed: 1, left: [] })
    expect(await ask()).toMatchObject({ changed: 0, left: [{ reason: 'La pièce est déjà réclamée ou fournie.', count: 1 }] })
    expect((await mails('request_document')).length).toBe(1)
    const awaited = await rowOf('Accord')
    expect(awaited).toMatchObject({ status: 'toComplete', document: null, kind: 'funding', due_on: addDays(today, 5) })
    expect(awaited.id).toBeLessThan(0)
    const paper = await paperOf()
    expect(paper).toMatchObject({ state: 'missing', why: 'Pour votre dossier', is_for_partner: false })
    await deposit(paper.id)
    const arrived = await rowOf('Accord')
    expect(arrived).toMatchObject({ status: 'toValidate', deposited_by: 'Léa Morin' })
    await expect(decide(arrived.id, { is_accepted: false })).rejects.toMatchObject({ issues: [{ path: ['reason'], message: 'required' }] })
    await decide(arrived.id, { is_accepted: false, reason: 'Coupé' })
    expect(await rowOf('Accord')).toMatchObject({ status: 'rejected', reason: 'Coupé' })
    expect((await mails('reject_document'))[0]?.body_text).toContain('Coupé')
    // Asked for again: it waits, and what was refused stays behind what follows.
    expect(await callAs(program, admin, contract.actMany, { params: params(), body: { ids: [arrived.id], act: 'reclaim' } })).toMatchObject(
      {
        changed: 1,
      },
    )
    expect(await rowOf('Accord')).toMatchObject({ status: 'toComplete' })
    expect((await mails('request_document')).length).toBe(2)
    await deposit(paper.id)
    const again = await rowOf('Accord')
    await decide(again.id, { is_accepted: true })
    expect(await rowOf('Accord')).toMatchObject({ status: 'validated' })
    expect((await mails('validate_document')).length).toBe(1)
    await expect(decide(again.id, { is_accepted: true })).rejects.toMatchObject({ status: 409 })
  })

  test('of identity or of disability is for an event alone, and goes once it is over (PRV-22)', async () => {
    await expect(ask({ kind: 'identity', name: 'Carte d’identité' })).rejects.toMatchObject({
      issues: [{ path: ['event'], message: 'required' }],
    })
    const event = await anOpenEvent(tenant)
    await ask({ kind: 'identity', name: 'Carte d’identité', event })
    await deposit((await paperOf()).id)
    const { document } = await rowOf('Carte d’identité')
    const forget = () => tenant.asMachine((context) => forgetSensitivePapers(context))
    expect(await forget()).toBe(0)
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ start_date: new Date('2020-01-01'), end_date: new Date('2020-01-02') })
        .where('id', '=', event)
        .execute(),
    )
    expect(await forget()).toBe(1)
    expect(await tenant.inTenant((db) => db.selectFrom('documents').select('id').where('id', '=', document!).execute())).toEqual([])
  })

  test('of who works for the tenant is on their record, for who follows partners', async () => {
    const paul = await aPartner()
    expect(await ask({ users: [person.id, paul.id], kind: 'insurance', name: 'Assurance', as_partner: true })).toMatchObject({
      changed: 1,
      left: [{ count: 1 }],
    })
    expect(await rowOf('Assurance', 'partners', paul)).toMatchObject({ status: 'toComplete' })
    expect((await register('contacts')).some(({ name }) => name === 'Assurance')).toBe(false)
    const limited = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 2 })
    await expect(register('partners', limited)).rejects.toMatchObject({ status: 403 })
    const [paper] = await callAs(program, paul, own.list, { params: params() })
    await deposit(paper!.id, paul)
    const row = await rowOf('Assurance', 'partners', paul)
    await expect(decide(row.id, { is_accepted: true }, limited)).rejects.toMatchObject({ status: 404 })
    const before = (await tasks()).length
    await decide(row.id, { is_accepted: true, expires_on: addDays(today, 20) })
    const record = await callAs(program, admin, records.get, { params: { ...params(), id: paul.id, kind: 'provider' } })
    expect(record.papers).toMatchObject([{ name: 'Assurance', state: 'expiring', expires_on: addDays(today, 20) }])
    // Something to do a month before, once for each day it lapses.
    expect((await tasks()).slice(before)).toMatchObject([
      { label: expect.stringContaining('Paul Girard\u00A0: Assurance expire le'), user_id: paul.id },
    ])
    await tenant.asMachine((context) => tellExpiring(context))
    expect((await tasks()).length).toBe(before + 1)
    const change = (expires_on: string) =>
      callAs(program, admin, contract.change, {
        params: { ...params(), id: row.id },
        body: { name: 'Assurance', kind: 'insurance', restriction: 'admins', expires_on },
      })
    await change(addDays(today, 200))
    expect((await tasks()).length).toBe(before + 1)
    await expect(
      callAs(program, admin, contract.change, {
        params: { ...params(), id: row.id },
        body: { name: 'Assurance', kind: 'invoice', restriction: 'admins' },
      }),
    ).rejects.toMatchObject({ status: 422 })
    await change(addDays(today, 25))
    expect((await tasks()).length).toBe(before + 2)
  })

  test('is asked for again after five days, whoever it is asked of', async () => {
    await ask({ name: 'Attestation employeur', kind: 'other' })
    const since = new Date('2031-03-03T10:00:00Z')
    await tenant.inTenant((db) => db.updateTable('document_requests').set({ created_at: since }).where('user_id', '=', person.id).execute())
    await sendDueAt(program, tenant.id, new Date('2031-03-07T10:00:00Z'))
    expect(await mails('remind_partner_paper')).toEqual([])
    await sendDueAt(program, tenant.id, new Date('2031-03-08T08:30:00Z'))
    expect((await mails('remind_partner_paper')).map(({ subject }) => subject)).toEqual([
      'Pièce toujours attendue\u00A0: Attestation employeur',
    ])
  })

  test('is asked no more, or deleted, until somebody accepted it', async () => {
    await ask({ name: 'Bulletin', kind: 'other' })
    const remove = (id: number) => callAs(program, admin, contract.remove, { params: { ...params(), id } })
    await remove((await rowOf('Bulletin')).id)
    expect(await callAs(program, person, own.list, { params: params() })).toEqual([])
    await ask({ name: 'Bulletin', kind: 'other' })
    await deposit((await paperOf()).id)
    const { id } = await rowOf('Bulletin')
    await decide(id, { is_accepted: true })
    await expect(remove(id)).rejects.toMatchObject({ status: 409, code: 'notRemovable' })
  })

  test('is refused to whoever may not, and of another tenant does not exist', async () => {
    await expect(ask({}, person)).rejects.toMatchObject({ status: 403 })
    const reads = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
    await expect(ask({}, reads)).rejects.toMatchObject({ status: 403 })
    expect(Array.isArray(await register('contacts', reads))).toBe(true)
    await expect(ask({ users: [999_999] })).rejects.toMatchObject({ status: 404 })
    await expect(decide(999_999, { is_accepted: true })).rejects.toMatchObject({ status: 404 })
    await expect(register('contacts', person)).rejects.toMatchObject({ status: 403 })
  })
})

test('papers a registration asks for are decided from the register, as from the registration', async () => {
  const event = await anOpenEvent(tenant)
  const paper = await callAs(program, admin, requestedPapersContract.askPaper, {
    params: { ...params(), id: event },
    body: { name: 'Titre', kind: 'diploma', is_required: true, is_checked: true, releases_place: false, is_each_time: false },
  })
  const { id } = await callAs(program, person, registrations.start, { params: { ...params(), id: event }, body: { submit: false } })
  await callAs(program, person, registrations.submit, { params: { ...params(), id }, body: {} })
  const at = { params: { ...params(), id, paper: paper.id } }
  await sendFile(program, person, registrationPapers.depositPaper, { ...at, name: 'titre.pdf', bytes })
  const row = await rowOf('Titre')
  expect(row).toMatchObject({ status: 'toValidate', kind: 'diploma', event })
  await decide(row.id, { is_accepted: true, expires_on: addDays(today, 20) })
  const [accepted] = await callAs(program, admin, registrationPapers.papers, { params: { ...params(), id } })
  expect(accepted).toMatchObject({ status: 'validated', valid_until: addDays(today, 20) })
  expect(await rowOf('Titre')).toMatchObject({ expires_on: addDays(today, 20) })
  expect(await tasks()).toContainEqual({ label: expect.stringContaining('Titre'), user_id: person.id })
})

test('a last day is kept, changed or taken away by whoever accepts; a kind nobody asks for is refused', async () => {
  const lastDayOnceAccepted = async (said: { expires_on?: string | null }) => {
    const paul = await aPartner()
    const query = { kind: String(documentKind.codeOf('insurance')), expires_on: addDays(today, 300) }
    await sendFile(program, paul, folderContract.depositPaper, { params: params(), query, name: 'rc.pdf', bytes })
    const { id, name } = (await register('partners')).find(({ user }) => user === paul.id)!
    await decide(id, { is_accepted: true, ...said })
    return (await rowOf(name, 'partners', paul)).expires_on
  }
  expect(await lastDayOnceAccepted({})).toBe(addDays(today, 300))
  expect(await lastDayOnceAccepted({ expires_on: addDays(today, 200) })).toBe(addDays(today, 200))
  expect(await lastDayOnceAccepted({ expires_on: null })).toBeNull()
  await expect(ask({ kind: 'invoice' })).rejects.toMatchObject({ issues: [{ path: ['kind'], message: 'unknownCode' }] })
})

test('many are looked over before, those that do not wait are left, and one refusal undoes nothing of what stays', async () => {
  const names = ['Un', 'Deux', 'Trois']
  for (const name of names) await ask({ kind: 'other', name })
  for (const { id, name } of await callAs(program, person, own.list, { params: params() })) if (name !== 'Trois') await deposit(id)
  const ids = await Promise.all(names.map(async (name) => (await rowOf(name)).id))
  const preview = await callAs(program, admin, contract.previewMany, { params: params(), body: { ids, act: 'validate' } })
  expect(preview).toMatchObject({ changed: 2, left: [{ reason: 'N’attend pas de réponse.', names: ['Trois'] }] })
  await expect(callAs(program, admin, contract.actMany, { params: params(), body: { ids, act: 'reject' } })).rejects.toMatchObject({
    issues: [{ path: ['reason'], message: 'required' }],
  })
  expect(await callAs(program, admin, contract.actMany, { params: params(), body: { ids, act: 'validate' } })).toMatchObject({ changed: 2 })
  expect(await Promise.all(names.map(async (name) => (await rowOf(name)).status))).toEqual(['validated', 'validated', 'toComplete'])
  await expect(callAs(program, person, contract.previewMany, { params: params(), body: { ids, act: 'validate' } })).rejects.toMatchObject({
    status: 403,
  })
})

test('a file is added about somebody or for an event, with a level that fits; its person or the people of the event see it', async () => {
  const add = (query: Record<string, string>, who = admin) =>
    sendFile(program, who, contract.add, { params: params(), query: { name: 'Consignes', ...query }, name: 'c.pdf', bytes })
  const level = (key: Parameters<typeof documentRestriction.codeOf>[0]) => String(documentRestriction.codeOf(key))
  await expect(add({ restriction: level('contact') })).rejects.toMatchObject({ status: 422 })
  await expect(add({ user: String(person.id), restriction: level('partners') })).rejects.toMatchObject({ status: 422 })
  const identity = String(documentKind.codeOf('identity'))
  await expect(add({ user: String(person.id), kind: identity, restriction: level('contact') })).rejects.toMatchObject({ status: 422 })
  await expect(add({ user: String(person.id), restriction: level('contact') }, person)).rejects.toMatchObject({ status: 403 })
  const { id } = await add({ user: String(person.id), restriction: level('contact'), expires_on: addDays(today, 90) })
  expect(await rowOf('Consignes')).toMatchObject({ id, status: 'validated', expires_on: addDays(today, 90) })
  const available = await callAs(program, person, documentsContract.documents, {
    params: params(),
    query: { page: 1, page_size: 25, category: ['other'], user: 'given' },
  })
  expect(available.results).toMatchObject([{ id, name: 'Consignes' }])
})

test('a file added to the record of a partner answers what is asked and has not come, or stands for itself, accepted at once', async () => {
  const paul = await aPartner()
  await ask({ users: [paul.id], kind: 'insurance', name: 'Responsabilité civile', as_partner: true })
  const add = (query: Record<string, string>, who = admin) =>
    sendFile(program, who, contract.add, {
      params: params(),
      query: {
        name: 'Assurance',
        kind: String(documentKind.codeOf('insurance')),
        restriction: String(documentRestriction.codeOf('admins')),
        as_partner: 'true',
        ...query,
      },
      name: 'a.pdf',
      bytes,
    })
  const user = String(paul.id)
  const { id } = await add({ user, expires_on: addDays(today, 300) })
  const record = () => callAs(program, admin, records.get, { params: { ...params(), id: paul.id, kind: 'provider' } })
  expect((await record()).papers).toMatchObject([{ name: 'Responsabilité civile', state: 'valid', expires_on: addDays(today, 300) }])
  expect(await rowOf('Responsabilité civile', 'partners', paul)).toMatchObject({ id, status: 'validated' })
  await add({ user, name: 'Contrat-cadre', kind: String(documentKind.codeOf('other')) })
  expect((await record()).papers.map(({ name }) => name)).toEqual(['Contrat-cadre', 'Responsabilité civile'])
  await expect(add({ user: String(person.id) })).rejects.toMatchObject({ status: 404 })
  await expect(add({ event: '1' })).rejects.toMatchObject({ status: 422 })
  const limited = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 2 })
  await expect(add({ user }, limited)).rejects.toMatchObject({ status: 403 })
})

describe('what the tenant publishes', () => {
  const publish = (query: Record<string, string> = {}, who = admin) =>
    sendFile(program, who, organisation.publish, {
      params: params(),
      query: { kind: String(documentKind.codeOf('booklet')), name: 'Livret', asks_reading: 'true', ...query },
      name: 'livret.pdf',
      bytes,
    })
  const replace = (id: number, asks_again: boolean) =>
    sendFile(program, admin, organisation.publishVersion, {
      params: { ...params(), id },
      query: { asks_again: String(asks_again) },
      name: 'v.pdf',
      bytes: `${bytes} ${Math.random()}`,
    })
  const published = async (id: number, who = person) =>
    (await callAs(program, who, organisation.own, { params: params() })).find((one) => one.id === id)
  const read = (id: number, number: number, who = person) =>
    callAs(program, who, organisation.read, { params: { ...params(), id }, body: { number } })

  test('a reading stands for later versions until one asks again; former ones stay with who read them', async () => {
    const { id } = await publish()
    expect(await published(id)).toMatchObject({ number: 1, read_at: null, asks_reading: true })
    await read(id, 1)
    await read(id, 1)
    expect((await published(id))?.read_at).not.toBeNull()
    await replace(id, false)
    expect(await published(id)).toMatchObject({ number: 2, read_at: expect.any(Date) })
    await replace(id, true)
    expect(await published(id)).toMatchObject({ number: 3, read_at: null })
    await expect(read(id, 2)).rejects.toMatchObject({ status: 409, code: 'versionChanged' })
    await read(id, 3)
    const [document] = (await callAs(program, admin, organisation.list, { params: params() })).filter((one) => one.id === id)
    expect(document?.versions.map(({ number, readers, asks_again }) => [number, readers, asks_again])).toEqual([
      [3, 1, true],
      [2, 0, false],
      [1, 1, false],
    ])
    // None of its versions is among the files of people.
    expect((await register()).some(({ name }) => name === 'Livret')).toBe(false)
  })

  test('for those who work for the tenant it is read by them alone; withdrawn, by nobody', async () => {
    const paul = await aPartner()
    const { id, versions } = await publish({ name: 'Charte', restriction: String(documentRestriction.codeOf('partners')) })
    expect([await published(id), (await published(id, paul))?.name]).toEqual([undefined, 'Charte'])
    const file = (who: Persona) =>
      program.app.inject({
        method: 'POST',
        url: '/api/download/',
        headers: { authorization: `Bearer ${who.token}` },
        payload: { path: String(versions[0]!.document) },
      })
    expect([(await file(paul)).statusCode, (await file(person)).statusCode]).toEqual([200, 404])
    await callAs(program, admin, organisation.withdraw, { params: { ...params(), id } })
    expect(await published(id, paul)).toBeUndefined()
    expect((await file(paul)).statusCode).toBe(404)
    await expect(replace(id, false)).rejects.toMatchObject({ status: 404 })
  })

  test('is published by administrators who write', async () => {
    await expect(publish({}, person)).rejects.toMatchObject({ status: 403 })
    await expect(publish({ kind: String(documentKind.codeOf('cv')) })).rejects.toMatchObject({ status: 422 })
    await expect(callAs(program, person, organisation.list, { params: params() })).rejects.toMatchObject({ status: 403 })
  })
})

test('people and papers: asked of people and by events to come, narrowed by state and by event, reminded once a day', async () => {
  const event = await anOpenEvent(tenant)
  await callAs(program, admin, requestedPapersContract.askPaper, {
    params: { ...params(), id: event },
    body: { name: 'Habilitation', is_required: true, is_checked: true, releases_place: false, is_each_time: false },
  })
  const { id } = await callAs(program, person, registrations.start, { params: { ...params(), id: event }, body: { submit: false } })
  await callAs(program, person, registrations.submit, { params: { ...params(), id }, body: {} })
  await ask({ name: 'Justificatif', kind: 'other', due_on: addDays(today, -2) })
  const people = (query: { event?: number; state?: 'awaited' | 'toCheck' | 'refused' } = {}) =>
    callAs(program, admin, collectContract.people, { params: params(), query: { page: 1, page_size: 100, ...query } })
  const line = (await people()).results.find((one) => one.id === person.id)
  expect(line).toMatchObject({
    name: 'Morin Léa',
    awaited: 2,
    cells: [
      { piece: 'Habilitation', status: 'toComplete', is_late: false },
      { piece: 'Justificatif', status: 'toComplete', is_late: true },
    ],
  })
  expect((await people({ event })).results).toMatchObject([{ id: person.id, awaited: 1 }])
  expect((await people({ event, state: 'toCheck' })).results).toEqual([])
  expect(await callAs(program, admin, collectContract.pieces, { params: params(), query: { event } })).toEqual([
    { name: 'Habilitation', people: 1 },
  ])
  const remind = () => callAs(program, admin, collectContract.remind, { params: params(), body: { users: [person.id] } })
  const before = (await mails('request_document')).length
  await remind()
  const once = (await mails('request_document')).length
  expect(once).toBeGreaterThan(before)
  await remind()
  expect((await mails('request_document')).length).toBe(once)
  await expect(
    callAs(program, person, collectContract.people, { params: params(), query: { page: 1, page_size: 25 } }),
  ).rejects.toMatchObject({ status: 403 })
})

describe('the file of who works for the tenant', () => {
  test('holds what they bring, for somebody to look at, and what they are to be paid for, which is something to do', async () => {
    const paul = await aPartner()
    const bring = (kind: 'cv' | 'invoice', query: Record<string, string> = {}, who = paul) =>
      sendFile(program, who, folderContract.depositPaper, {
        params: params(),
        query: { kind: String(documentKind.codeOf(kind)), ...query },
        name: 'cv.pdf',
        bytes,
      })
    const folder = await bring('cv')
    expect(folder.lines.find(({ kind }) => kind === 'cv')?.papers).toMatchObject([{ name: 'CV', state: 'toCheck' }])
    expect(folder.lines.map(({ kind }) => kind)).toEqual(['cv', 'diploma', 'insurance', 'activityNumber', 'qualiopi', 'vigilance'])
    await expect(bring('cv')).rejects.toMatchObject({ status: 409, code: 'paperHolds' })
    await expect(bring('invoice')).rejects.toMatchObject({ status: 422 })
    await expect(bring('cv', {}, person)).rejects.toMatchObject({ status: 403 })
    const bill = (query: Record<string, string> = {}, who = paul) =>
      sendFile(program, who, folderContract.depositBill, {
        params: params(),
        query: { kind: String(documentKind.codeOf('invoice')), note: 'Mission de mars', ...query },
        name: 'facture.pdf',
        bytes,
      })
    const event = await anOpenEvent(tenant)
    await expect(bill({ event: String(event) })).rejects.toMatchObject({ status: 404 })
    const before = (await tasks()).length
    expect((await bill()).bills).toMatchObject([{ kind: 'invoice', name: 'Mission de mars', status: 'toValidate' }])
    expect((await tasks()).slice(before)).toMatchObject([{ label: 'Paul Girard\u00A0: Facture à traiter', user_id: paul.id }])
    expect(await rowOf('Mission de mars', 'partners', paul)).toMatchObject({ kind: 'invoice', status: 'toValidate' })
    await expect(callAs(program, person, folderContract.folder, { params: params() })).rejects.toMatchObject({ status: 403 })
  })
})
