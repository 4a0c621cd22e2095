import { attendanceContract } from '@kxo/domain/attendance/contract'
import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { documentsContract } from '@kxo/domain/documents/contract'
import { fieldsContract } from '@kxo/domain/fields/contract'
import { RecordFieldDraft } from '@kxo/domain/fields/field'
import { fieldLayoutContract as layout } from '@kxo/domain/fields/layout/layout-contract'
import { RecordTabDraft } from '@kxo/domain/fields/layout/tab'
import type { Morph } from '@kxo/domain/fields/morph'
import { NativeWordingDraft } from '@kxo/domain/fields/native/native-wording'
import { locationsContract } from '@kxo/domain/locations/contract'
import { privacyContract } from '@kxo/domain/privacy/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aSession } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { forgetOldAnswers } from '../answers/forget-answers.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { field_tabs: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

type Draft = z.input<typeof RecordFieldDraft>
const client = () => ({ client: tenant.name })
const aField = (morph: Morph, name: string, overrides: Partial<Draft> = {}) =>
  callAs(program, admin, fieldsContract.create, {
    params: client(),
    body: {
      morph,
      ...z.decode(RecordFieldDraft, {
        nature: 2,
        name,
        label: `Question ${name}`,
        input_type: 1,
        purpose: 'Organiser la journée',
        ...overrides,
      } as Draft),
    },
  })
const aTab = (morph: Morph, label: string, overrides: Partial<z.input<typeof RecordTabDraft>> = {}, who = admin) =>
  callAs(program, who, layout.createTab, { params: client(), body: { morph, ...z.decode(RecordTabDraft, { label, ...overrides }) } })
const read = (who: Persona, morph: Morph, id: number) => callAs(program, who, fieldsContract.record, { params: { ...client(), morph, id } })
const answer = (who: Persona, morph: Morph, id: number, answers: Record<string, string>) =>
  callAs(program, who, fieldsContract.answer, { params: { ...client(), morph, id }, body: { answers } })
const wording = (morph: Morph, name: string, overrides: z.input<typeof NativeWordingDraft>, version = 0, who = admin) =>
  callAs(program, who, layout.changeNative, {
    params: { ...client(), morph, name },
    body: { version, ...z.decode(NativeWordingDraft, overrides) },
  })

describe('rubrics', () => {
  it('are made, ordered and renamed with their fields, and deleted once empty', async () => {
    const add = (label: string) =>
      callAs(program, admin, layout.createRubric, { params: client(), body: { morph: 'Event', label, label_en: '' } })
    const first = await add('Logistique')
    const second = await add('Sécurité')
    await expect(add('logistique')).rejects.toMatchObject({ status: 422, details: [{ field: 'label' }] })
    await aField('Event', 'badge_ok', { rubric: 'Logistique' })
    await aField('Event', 'evacuation', { rubric: 'Sécurité' })
    await aField('Event', 'imprevu', { rubric: 'Jamais nommée' })
    const training = await aTraining(tenant, admin.id)
    const sections = async () => (await read(admin, 'Event', training.id)).fields.map(({ section }) => section)
    expect(await sections()).toEqual(['Logistique', 'Sécurité', 'Jamais nommée'])
    const listed = await callAs(program, admin, layout.rubrics, { params: client(), query: { morph: 'Event' } })
    expect(listed.map(({ label, fields_count }) => [label, fields_count])).toEqual([
      ['Logistique', 1],
      ['Sécurité', 1],
      ['Jamais nommée', 1],
    ])
    const order = [second.id, first.id, listed[2]!.id]
    await callAs(program, admin, layout.orderRubrics, { params: client(), body: { morph: 'Event', rubrics: order } })
    await callAs(program, admin, layout.changeRubric, {
      params: { ...client(), id: second.id },
      body: { version: second.version, label: 'Sûreté', label_en: 'Safety' },
    })
    expect(await sections()).toEqual(['Sûreté', 'Logistique', 'Jamais nommée'])
    const inEnglish = await callAs(program, admin, fieldsContract.record, {
      params: { ...client(), morph: 'Event', id: training.id },
      headers: { 'accept-language': 'en' },
    })
    expect(inEnglish.fields[0]?.section).toBe('Safety')
    await expect(
      callAs(program, admin, layout.changeRubric, {
        params: { ...client(), id: second.id },
        body: { version: 1, label: 'X', label_en: '' },
      }),
    ).rejects.toMatchObject({ status: 409 })
    const remove = (id: number) => callAs(program, admin, layout.removeRubric, { params: { ...client(), id } })
    await expect(remove(first.id)).rejects.toMatchObject({ status: 409, code: 'rubricInUse' })
    await tenant.inTenant((db) => db.updateTable('record_fields').set({ rubric: '' }).where('name', '=', 'badge_ok').execute())
    expect(await remove(first.id)).toEqual({ done: true })
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    await expect(callAs(program, limited, layout.rubrics, { params: client(), query: { morph: 'Event' } })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('native fields', () => {
  it('are required, hidden and worded by the tenant, and the forms obey', async () => {
    const person = await tenant.aPerson()
    await wording('User', 'job', { label: 'Métier', is_required: true })
    const sheet = await callAs(program, person, contactsContract.get, { params: { ...client(), id: person.id } })
    const change = (who: Persona, body: object, version = sheet.version) =>
      callAs(program, who, contactsContract.change, { params: { ...client(), id: person.id }, body: { version, ...body } as never })
    await expect(change(person, { job: null })).rejects.toMatchObject({ status: 422, details: [{ field: 'job' }] })
    const saved = await change(person, { job: 'Formatrice' })
    expect(saved.job).toBe('Formatrice')

    await wording('User', 'phone', { is_required: true, visibility: 'administrators' })
    // Who is not asked is not held to it, and changes nothing of it.
    const untouched = await change(person, { job: 'Formateur', phone: '0612345678' }, saved.version)
    expect([untouched.job, untouched.phone]).toEqual(['Formateur', null])
    await expect(change(admin, { phone: null }, untouched.version)).rejects.toMatchObject({ status: 422, details: [{ field: 'phone' }] })
    const listed = await callAs(program, person, layout.natives, { params: client(), query: { morph: 'User' } })
    expect(listed.map(({ name, label, is_required, visibility }) => [name, label, is_required, visibility])).toEqual([
      ['job', 'Métier', true, 'everyone'],
      ['phone', '', true, 'administrators'],
    ])
  })
  it('the product needs keep their duty, those it alone decides of cannot be said otherwise', async () => {
    expect((await wording('Company', 'name', { label: 'Raison sociale' })).label).toBe('Raison sociale')
    await expect(wording('Company', 'name', { visibility: 'nobody' }, 1)).rejects.toMatchObject({ status: 422 })
    await expect(wording('User', 'status', { label: 'État' })).rejects.toMatchObject({ status: 422 })
    await expect(wording('User', 'constructor', { label: 'État' })).rejects.toMatchObject({ status: 422 })
    await expect(wording('Company', 'name', { label: 'Nom' }, 0)).rejects.toMatchObject({ status: 409 })
    await expect(wording('Company', 'mail', { label: 'Nom' }, 0, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  })
  it('of events, registrations, partners and the organisation change their words alone; bills keep theirs', async () => {
    const fields = [
      ['Event', 'start_date'],
      ['Guest', 'manual_status'],
      ['Partner', 'kind'],
      ['Client', 'vat_number'],
    ] as const
    for (const [morph, name] of fields) {
      expect(await wording(morph, name, { label: 'Mot', help: 'Aide' })).toMatchObject({ label: 'Mot', help: 'Aide', version: 1 })
      await expect(wording(morph, name, { label: 'Mot', is_required: true }, 1)).rejects.toMatchObject({ status: 422 })
      await expect(wording(morph, name, { label: 'Mot', visibility: 'nobody' }, 1)).rejects.toMatchObject({ status: 422 })
    }
    for (const name of ['number', 'amount', 'recipient']) {
      await expect(wording('Bill', name, { label: 'Mot' })).rejects.toMatchObject({ status: 422, code: 'notAdjustable' })
    }
  })
  it('of companies and places are obeyed too', async () => {
    await wording('Company', 'siret', { is_required: true })
    const company = await callAs(program, admin, companiesContract.create, {
      params: client(),
      body: { name: 'Obéir SARL', siret: '73282932000074' } as never,
    })
    await expect(
      callAs(program, admin, companiesContract.change, {
        params: { ...client(), id: company.id },
        body: { version: company.version, siret: null } as never,
      }),
    ).rejects.toMatchObject({ status: 422, details: [{ field: 'siret' }] })
    await wording('Company', 'siret', { is_required: false }, 1)
    const place = await callAs(program, admin, locationsContract.create, {
      params: client(),
      body: { name: 'Halle', country: 'FR', town: 'Brest' } as never,
    })
    await wording('Location', 'address_complement', { is_required: true })
    await expect(
      callAs(program, admin, locationsContract.change, {
        params: { ...client(), id: place.id },
        body: { version: place.version, name: 'Halle', country: 'FR', town: 'Brest', address_complement: null } as never,
      }),
    ).rejects.toMatchObject({ status: 422, details: [{ field: 'address_complement' }] })
    await wording('Location', 'address_complement', { is_required: false }, 1)
  })
})

describe('tabs', () => {
  it('show only on the records that gave an answer, with their icon', async () => {
    const decider = await aField('Company', 'secteur', { input_type: 4, options: ['Public', 'Privé'] })
    const tab = await aTab('Company', 'Marchés publics', { icon: 'briefcase', shown_when: { field: 'secteur', value: 'Public' } })
    await aField('Company', 'chorus', { tab_id: tab.id })
    const company = await callAs(program, admin, companiesContract.create, { params: client(), body: { name: 'Ville de Nantes' } as never })
    const shown = () => callAs(program, admin, layout.shownTabs, { params: client(), query: { morph: 'Company', morph_id: company.id } })
    expect(await shown()).toEqual([])
    const before = await read(admin, 'Company', company.id)
    expect(before.fields.map(({ name }) => name)).not.toContain('chorus')
    await expect(answer(admin, 'Company', company.id, { chorus: 'x' })).rejects.toMatchObject({ status: 422 })
    const after = await answer(admin, 'Company', company.id, { secteur: 'Public' })
    expect(after.fields.map(({ name }) => name)).toContain('chorus')
    expect(await shown()).toEqual([{ id: tab.id, label: 'Marchés publics', icon: 'briefcase', is_required_to_close: false }])
    await answer(admin, 'Company', company.id, { chorus: '42' })
    await answer(admin, 'Company', company.id, { secteur: 'Privé' })
    expect(await shown()).toEqual([])
    // Hidden, not lost.
    expect((await answer(admin, 'Company', company.id, { secteur: 'Public' })).answers['chorus']).toBe('42')
    await expect(callAs(program, admin, fieldsContract.remove, { params: { ...client(), id: decider.id } })).rejects.toMatchObject({
      status: 409,
    })
    await expect(aTab('Company', 'Perdu', { shown_when: { field: 'inconnu', value: 'x' } })).rejects.toMatchObject({ status: 422 })
    await expect(aTab('Company', 'Clos', { is_required_to_close: true })).rejects.toMatchObject({ status: 422 })
    await expect(
      callAs(program, await tenant.aPerson(), layout.shownTabs, { params: client(), query: { morph: 'Company', morph_id: company.id } }),
    ).rejects.toMatchObject({ status: 404 })
  })
  it('are added with the fields they hold, at once or not at all', async () => {
    const field = await aField('Company', 'capital')
    const add = (label: string, fields: number[]) =>
      callAs(program, admin, layout.createTab, {
        params: client(),
        body: { morph: 'Company', ...z.decode(RecordTabDraft, { label }), fields },
      })
    const tab = await add('Chiffres', [field.id])
    const list = await callAs(program, admin, fieldsContract.list, { params: client(), query: { morph: 'Company' } })
    expect(list.find(({ id }) => id === field.id)?.tab_id).toBe(tab.id)
    await expect(add('Ailleurs', [field.id, 999_999])).rejects.toMatchObject({ status: 404 })
    const tabs = await callAs(program, admin, layout.tabs, { params: client(), query: { morph: 'Company' } })
    expect(tabs.map(({ label }) => label)).not.toContain('Ailleurs')
  })
  it('required to close hold the sheet until their questions are answered', async () => {
    const tab = await aTab('Event', 'Bilan', { is_required_to_close: true })
    await aField('Event', 'bilan', { tab_id: tab.id, label: 'Bilan du jour' })
    const begins = new Date(Date.now() - 86_400_000)
    const session = await aSession(tenant, { slots: [{ start_at: begins, end_at: new Date(begins.getTime() + 3 * 3_600_000) }] })
    const lock = () => callAs(program, admin, attendanceContract.lockSheet, { params: { ...client(), id: session.id } })
    await tenant.inTenant((db) =>
      db
        .insertInto('signatures')
        .values(
          session.slots.map((slot_id) => ({
            event_id: session.id,
            slot_id,
            partner_user_id: admin.id,
            typed_name: 'Camille Durand',
            consent_version: '1',
            evidence: '{}',
            previous_hash: '',
            hash: `h${slot_id}`,
          })),
        )
        .execute(),
    )
    await expect(lock()).rejects.toMatchObject({ status: 409, code: 'toFillFirst' })
    await answer(admin, 'Event', session.id, { bilan: 'Tout s’est bien passé' })
    expect((await lock()).locked_at).toBeInstanceOf(Date)
  })
})

describe('files as answers', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const deposit = (who: Persona, field: number, bytes: Uint8Array | string = png, name = 'photo.png') =>
    sendFile(program, who, documentsContract.uploadUserFile, { params: {}, query: { field: String(field) }, name, bytes })
  const bytesOf = (who: Persona, file: number) =>
    program.app.inject({ method: 'POST', url: '/api/download/', headers: { authorization: `Bearer ${who.token}` }, payload: { file } })

  it('are of the type asked, read by who reads the record, and gone with the person', async () => {
    const field = await aField('User', 'portrait', { input_type: 7 })
    const person = await tenant.aPerson({ first_name: 'Nour', last_name: 'Adjani' })
    const lie = await deposit(admin, field.id, 'pas une image', 'photo.png')
    await expect(answer(admin, 'User', person.id, { portrait: String(lie.id) })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'portrait' }],
    })
    const file = await deposit(admin, field.id)
    expect(file.content_type).toBe('image/png')
    const stranger = await tenant.aPerson()
    await expect(answer(stranger, 'User', stranger.id, { portrait: String(file.id) })).rejects.toMatchObject({ status: 422 })
    await answer(admin, 'User', person.id, { portrait: String(file.id) })
    expect((await bytesOf(person, file.id)).rawPayload.equals(png)).toBe(true)
    expect((await bytesOf(stranger, file.id)).statusCode).toBe(404)
    const elsewhere = await aTenant(program)
    expect((await bytesOf(await elsewhere.anAdmin(), file.id)).statusCode).toBe(404)
    const request = await callAs(program, admin, privacyContract.erase, {
      params: { ...client(), id: person.id },
      body: { confirmation: 'Nour Adjani' },
    })
    await runJobNow(program, tenant.id, 'erase-person', { request_id: request.id, by: admin.id })
    const rows = await tenant.inTenant((db) => db.selectFrom('files').select('id').where('id', '=', file.id).execute())
    expect(rows).toEqual([])
    await expect
      .poll(() =>
        program.services.storage.read(file.path).then(
          () => 'kept',
          () => 'gone',
        ),
      )
      .toBe('gone')
  })
  it('of an organisation are read by its people, although another deposited them', async () => {
    const field = await aField('Company', 'kbis', { input_type: 10 })
    const company = await callAs(program, admin, companiesContract.create, { params: client(), body: { name: 'Kbis SAS' } as never })
    const referent = await tenant.aReferent(company.id)
    const file = await deposit(admin, field.id, '%PDF-1.7 extrait', 'kbis.pdf')
    expect((await bytesOf(referent, file.id)).statusCode).toBe(404)
    await answer(admin, 'Company', company.id, { kbis: String(file.id) })
    expect((await bytesOf(referent, file.id)).statusCode).toBe(200)
  })
})

describe('answers kept for a time (PRV-22)', () => {
  it('go once their field says so, with their file and what the log told; the others stay', async () => {
    const short = await aField('User', 'regime', { retention_months: 6 })
    const photo = await aField('User', 'justificatif', { input_type: 10, retention_months: 6 })
    await aField('User', 'toujours')
    const person = await tenant.aPerson()
    const file = await sendFile(program, person, documentsContract.uploadUserFile, {
      params: {},
      query: { field: String(photo.id) },
      name: 'j.pdf',
      bytes: '%PDF-1.7 x',
    })
    await answer(person, 'User', person.id, { regime: 'sans gluten', justificatif: String(file.id), toujours: 'oui' })
    await tenant.asMachine(forgetOldAnswers)
    expect((await read(person, 'User', person.id)).answers).toMatchObject({ regime: 'sans gluten', toujours: 'oui' })
    await tenant.inTenant((db) =>
      db.updateTable('record_responses').set({ answered_at: sql`now() - interval '7 months'` }).where('morph_id', '=', person.id).execute(),
    )
    expect(await tenant.asMachine(forgetOldAnswers)).toBe(2)
    expect((await read(person, 'User', person.id)).answers).toMatchObject({ regime: '', justificatif: '', toujours: 'oui' })
    const left = await tenant.inTenant(async (db) => ({
      files: await db.selectFrom('files').select('id').where('id', '=', file.id).execute(),
      told: await db
        .selectFrom('traces')
        .select('change')
        .where('action', '=', 'answer_field')
        .where('subject_id', '=', person.id)
        .execute(),
    }))
    expect(left.files).toEqual([])
    expect(JSON.stringify(left.told)).not.toContain('sans gluten')
    expect(short.retention_months).toBe(6)
  })
})

describe('the calls on records of every kind', () => {
  it.each(['User', 'Company', 'Event', 'Guest', 'Partner', 'Location', 'Bill', 'Client'] as const)(
    'get_fields/ names the fields of %s the caller is shown',
    async (morph) => {
      await aField(morph, 'vu_de_tous')
      await aField(morph, 'reserve', { is_for_admins: true })
      const named = async (who: Persona) =>
        (await callAs(program, who, fieldsContract.namedFields, { params: client(), query: { name: '', morph } })).map(({ name }) => name)
      expect(await named(admin)).toEqual(expect.arrayContaining(['vu_de_tous', 'reserve']))
      const person = await named(await tenant.aPerson())
      expect([person.includes('vu_de_tous'), person.includes('reserve')]).toEqual([true, false])
    },
  )
  it('null_user_responses/ keeps an answer of an event, a place and the organisation itself', async () => {
    const training = await aTraining(tenant, admin.id)
    const place = await callAs(program, admin, locationsContract.create, {
      params: client(),
      body: { name: 'Salle haute', country: 'FR', town: 'Brest' } as never,
    })
    for (const [morph, morph_id] of [
      ['Event', training.id],
      ['Location', place.id],
      ['Client', tenant.id],
    ] as const) {
      const field = await aField(morph, 'appel')
      const response = { morph, morph_id, field: field.id, value: 'oui' }
      expect(await callAs(program, admin, fieldsContract.respond, { body: response })).toMatchObject({ name: 'appel', value: 'oui' })
      expect(await callAs(program, admin, fieldsContract.responses, { query: { morph, morph_id } })).toMatchObject([{ value: 'oui' }])
      const stranger = await tenant.aPerson()
      await expect(callAs(program, stranger, fieldsContract.respond, { body: response })).rejects.toMatchObject({ status: 404 })
    }
  })
})
