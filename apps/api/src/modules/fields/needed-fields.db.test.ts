import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { fieldsContract } from '@kxo/domain/fields/contract'
import { RecordFieldDraft } from '@kxo/domain/fields/field'
import { fieldLayoutContract as layout } from '@kxo/domain/fields/layout/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { NativeWordingDraft } from '@kxo/domain/fields/native/native-wording'
import { locationsContract } from '@kxo/domain/locations/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  await aField('User', 'badge', { label: 'Badge', is_required: true })
  await aField('User', 'surnom', { label: 'Surnom' })
  await aField('User', 'permis', { label: 'Permis', is_required: true, input_type: 4, options: ['Oui', 'Non'], default_value: 'Non' })
  await aField('User', 'numero', { label: 'Numéro', is_required: true, is_unique: true, shown_when: { field: 'permis', value: 'Oui' } })
  await aField('User', 'interne', { label: 'Interne', is_required: true, is_for_admins: true })
  await required('User', 'job')
  await required('User', 'code')
})
afterAll(() => program.close())

const params = () => ({ client: tenant.name })
const aField = (morph: Morph, name: string, overrides: object) =>
  callAs(program, admin, fieldsContract.create, {
    params: params(),
    body: { morph, ...z.decode(RecordFieldDraft, { nature: 2, name, input_type: 1, purpose: 'Accueil', ...overrides } as never) },
  })
const required = (morph: Morph, name: string, draft: z.input<typeof NativeWordingDraft> = {}) =>
  callAs(program, admin, layout.changeNative, {
    params: { ...params(), morph, name },
    body: { version: 0, ...z.decode(NativeWordingDraft, { is_required: true, ...draft }) },
  })
let last = 0
const add = (who: Persona, overrides: object = {}) =>
  callAs(program, who, contactsContract.create, {
    params: params(),
    body: { first_name: 'Inès', last_name: 'Faure', mail: `ines${++last}@exemple.fr`, ...overrides } as never,
  })
const missing = (...fields: string[]) => ({ status: 422, details: fields.map((field) => expect.objectContaining({ field })) })
const people = () => tenant.inTenant((db) => db.selectFrom('users').select('id').execute())

it('a person is not added without what the tenant requires: all of it is named at once, nobody is left half added', async () => {
  const before = await people()
  await expect(add(admin)).rejects.toMatchObject(missing('code', 'job', 'answers.badge', 'answers.interne'))
  const answers = { badge: 'Bleu', interne: 'A', permis: 'Oui' }
  await expect(add(admin, { job: 'Cheffe', code: 'C1', answers })).rejects.toMatchObject(missing('answers.numero'))
  await expect(add(admin, { job: 'Cheffe', code: 'C1', answers: { ...answers, inconnu: 'x' } })).rejects.toMatchObject(
    missing('answers.numero', 'answers.inconnu'),
  )
  expect(await people()).toEqual(before)

  const { id } = await add(admin, { job: 'Cheffe', code: 'C1', answers: { ...answers, numero: '42', surnom: 'Nès' } })
  const record = await callAs(program, admin, fieldsContract.record, { params: { ...params(), morph: 'User', id } })
  expect(record.answers).toEqual({ badge: 'Bleu', surnom: 'Nès', permis: 'Oui', numero: '42', interne: 'A' })
  await expect(add(admin, { job: 'Chef', code: 'C2', answers: { ...answers, numero: '42' } })).rejects.toMatchObject(
    missing('answers.numero'),
  )
  expect(await people()).toHaveLength(before.length + 1)
})

it('the form that adds is told what it must ask, with what decides of it; a value proposed is kept', async () => {
  const needed = await callAs(program, admin, fieldsContract.needed, { params: params(), query: { morph: 'User' } })
  expect(needed.fields.map(({ name }) => name)).toEqual(['badge', 'permis', 'numero', 'interne'])
  expect(needed.answers).toEqual({ badge: '', permis: 'Non', numero: '', interne: '' })
  const { id } = await add(admin, { job: 'Chef', code: 'C3', answers: { badge: 'Vert', interne: 'B' } })
  const { answers } = await callAs(program, admin, fieldsContract.record, { params: { ...params(), morph: 'User', id } })
  expect(answers).toMatchObject({ permis: 'Non', numero: '' })
})

it('a referent is held to what they write of their team alone', async () => {
  const company = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Atelier' }).returning('id').executeTakeFirstOrThrow(),
  )
  const referent = await tenant.aReferent(company.id)
  const needed = await callAs(program, referent, fieldsContract.needed, { params: params(), query: { morph: 'User' } })
  expect(needed.fields.filter(({ is_locked }) => !is_locked).map(({ name }) => name)).toEqual(['badge', 'permis', 'numero'])
  await expect(add(referent)).rejects.toMatchObject(missing('job', 'answers.badge'))
  const added = await add(referent, { job: 'Soudeuse', code: 'ignoré', answers: { badge: 'Or' } })
  expect([added.company, added.job, added.code]).toEqual([company.id, 'Soudeuse', null])
})

it('companies and places are held too; whoever is invited by their mail alone is completed later', async () => {
  await required('Company', 'phone')
  await aField('Company', 'secteur', { label: 'Secteur', is_required: true })
  const company = (overrides: object) =>
    callAs(program, admin, companiesContract.create, { params: params(), body: { name: 'Voiles du Port', ...overrides } as never })
  await expect(company({})).rejects.toMatchObject(missing('phone', 'answers.secteur'))
  const referent = { referent_first_name: 'Lou', referent_last_name: 'Petit', referent_mail: 'lou@exemple.fr' }
  const { id } = await company({ phone: '0612345678', answers: { secteur: 'Nautisme' }, ...referent })
  const record = await callAs(program, admin, fieldsContract.record, { params: { ...params(), morph: 'Company', id } })
  expect(record.answers).toEqual({ secteur: 'Nautisme' })
  // One already known is told so first: nothing more is asked of it.
  await expect(company({})).rejects.toMatchObject({ status: 409, code: 'alreadyKnown' })

  await required('Location', 'address')
  const place = (overrides: object) =>
    callAs(program, admin, locationsContract.create, { params: params(), body: { name: 'Halle', country: 'FR', ...overrides } as never })
  await expect(place({})).rejects.toMatchObject(missing('address'))
  expect((await place({ address: '3 quai des Arts' })).address).toBe('3 quai des Arts')
})
