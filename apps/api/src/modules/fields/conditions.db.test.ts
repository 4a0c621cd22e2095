import { documentsContract } from '@kxo/domain/documents/contract'
import { fieldsContract } from '@kxo/domain/fields/contract'
import { RecordFieldDraft } from '@kxo/domain/fields/field'
import { fieldLayoutContract as layout } from '@kxo/domain/fields/layout/layout-contract'
import { RecordTabDraft } from '@kxo/domain/fields/layout/tab'
import type { Morph } from '@kxo/domain/fields/morph'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

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
const drafted = (name: string, overrides: Partial<Draft>) =>
  z.decode(RecordFieldDraft, { nature: 2, name, label: name, input_type: 1, purpose: 'Organiser la journée', ...overrides } as Draft)
const aField = (morph: Morph, name: string, overrides: Partial<Draft> = {}) =>
  callAs(program, admin, fieldsContract.create, { params: client(), body: { morph, ...drafted(name, overrides) } })
const read = (who: Persona, morph: Morph, id: number) => callAs(program, who, fieldsContract.record, { params: { ...client(), morph, id } })
const answer = (who: Persona, morph: Morph, id: number, answers: Record<string, string>) =>
  callAs(program, who, fieldsContract.answer, { params: { ...client(), morph, id }, body: { answers } })
const visibleFields = async (who: Persona, id: number) => (await read(who, 'User', id)).fields.map(({ name }) => name)

describe('what decides of a field', () => {
  it('compares as the tenant says: more than, other than, empty', async () => {
    const { id } = await tenant.aPerson()
    await aField('User', 'annees', { input_type: inputType.codeOf('number') })
    await aField('User', 'ancien', { shown_when: { field: 'annees', comparator: '>', value: '5' } })
    await aField('User', 'jamais', { is_required: true, shown_when: { field: 'annees', comparator: 'X', value: '' } })
    await expect(answer(admin, 'User', id, { annees: '' })).rejects.toMatchObject({ status: 422, details: [{ field: 'jamais' }] })
    expect((await answer(admin, 'User', id, { annees: '6', ancien: 'Oui' })).answers).toMatchObject({ ancien: 'Oui' })
    expect((await answer(admin, 'User', id, { annees: '5' })).answers).toMatchObject({ ancien: '' })
  })

  it('may be the profile: asked of those who have it, not required of the others (J19)', async () => {
    const referent = await tenant.aPerson({ profile_code: 'REF' })
    const user = await tenant.aPerson()
    await aField('User', 'mandat', { is_required: true, shown_when: { field: 'profile_code', comparator: '=', value: 'REF' } })
    await aField('User', 'libre')
    expect(await visibleFields(admin, referent.id)).toContain('mandat')
    expect((await read(admin, 'User', referent.id)).fields.find(({ name }) => name === 'mandat')).toMatchObject({ shown_when: null })
    expect(await visibleFields(admin, user.id)).not.toContain('mandat')
    await expect(answer(admin, 'User', referent.id, { mandat: '' })).rejects.toMatchObject({ status: 422 })
    expect((await answer(admin, 'User', user.id, { libre: 'x' })).answers['libre']).toBe('x')
    await expect(aField('User', 'perdu', { shown_when: { field: 'mail', value: 'x' } })).rejects.toMatchObject({ code: 'unknownDecider' })
  })

  it('out of the caller’s sight is decided by the server, and nothing answered is lost', async () => {
    const person = await tenant.aPerson()
    const hidden = await callAs(program, admin, layout.createTab, {
      params: client(),
      body: { morph: 'User', ...z.decode(RecordTabDraft, { label: 'Suivi', visible_to: ['ADM'] }) },
    })
    await aField('User', 'formule', { tab_id: hidden.id })
    await aField('User', 'couverts', { shown_when: { field: 'formule', value: 'Repas' } })
    await aField('User', 'surnom')
    expect(await visibleFields(person, person.id)).not.toContain('couverts')
    await answer(admin, 'User', person.id, { formule: 'Repas', couverts: '2' })
    expect(await visibleFields(person, person.id)).toContain('couverts')
    await answer(person, 'User', person.id, { surnom: 'Zoé' })
    expect((await read(admin, 'User', person.id)).answers).toMatchObject({ formule: 'Repas', couverts: '2', surnom: 'Zoé' })
  })
})

describe('what a field proposes', () => {
  it.each([
    ['a number that is none', { input_type: inputType.codeOf('number'), default_value: 'dix' }],
    ['an option nobody offers', { input_type: inputType.codeOf('select'), options: ['A', 'B'], default_value: 'C' }],
    ['terms accepted in somebody’s place', { input_type: inputType.codeOf('terms'), terms: 'Texte', default_value: 'true' }],
  ] as const)('is never %s', async (_, overrides) => {
    await expect(aField('Location', 'propose', overrides as Partial<Draft>)).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'default_value' }],
    })
  })
  it('is an answer like another', async () => {
    const made = await aField('Location', 'niveau', { input_type: inputType.codeOf('select'), options: ['A', 'B'], default_value: 'B' })
    expect(made.default_value).toBe('B')
  })
})

describe('types with rules of their own', () => {
  it('a film has a name and a rank (13); its file is told by its name', async () => {
    const field = await aField('User', 'film', { input_type: inputType.codeOf('video') })
    const person = await tenant.aPerson()
    const bytes = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('mp42'), Buffer.alloc(4), Buffer.from('mp42isom')])
    const file = await sendFile(program, person, documentsContract.uploadUserFile, {
      params: {},
      query: { field: String(field.id) },
      name: 'accueil.mp4',
      bytes,
    })
    await expect(answer(person, 'User', person.id, { film: `${file.id};;;;2` })).rejects.toMatchObject({ details: [{ field: 'film' }] })
    await expect(answer(person, 'User', person.id, { film: `${file.id};;Accueil;;0` })).rejects.toMatchObject({ status: 422 })
    const saved = await answer(person, 'User', person.id, { film: `${file.id};;Accueil;;2` })
    expect(saved.files).toEqual([{ id: file.id, name: 'accueil.mp4', content_type: 'video/mp4' }])
    const open = await program.app.inject({
      method: 'POST',
      url: '/api/download/',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { file: file.id },
    })
    expect(open.statusCode).toBe(200)
  })
  it('a choice named `opco` offers the eleven funders by their key (FOR-50)', async () => {
    await aField('Company', 'opco', { input_type: inputType.codeOf('select') })
    const { id } = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Atelier' }).returning('id').executeTakeFirstOrThrow(),
    )
    expect((await answer(admin, 'Company', id, { opco: 'opco_sante' })).answers['opco']).toBe('opco_sante')
    await expect(answer(admin, 'Company', id, { opco: 'Opco Santé' })).rejects.toMatchObject({ status: 422 })
  })
  it('terms are a formatted text (9), nothing else', async () => {
    const terms = (href: string) =>
      JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Lire', marks: [{ type: 'link', attrs: { href } }] }] }],
      })
    const made = await aField('Location', 'reglement', { input_type: inputType.codeOf('terms'), terms: terms('https://exemple.fr') })
    expect(made.terms).toBe(terms('https://exemple.fr'))
    expect(() => drafted('autre', { input_type: inputType.codeOf('terms'), terms: terms('javascript:alert(1)') })).toThrow('wrongFormat')
    const blank = { input_type: inputType.codeOf('terms'), terms: '{"type":"doc","content":[{"type":"paragraph"}]}' }
    await expect(aField('Location', 'vide', blank)).rejects.toMatchObject({ code: 'noTerms' })
  })
})
