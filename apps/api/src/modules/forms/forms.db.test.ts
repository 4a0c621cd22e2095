import { formsContract } from '@kxo/domain/forms/contract'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../testing/world.ts'
import { responsesOf, saveResponses } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const field = (name: string, given: Partial<FieldDraft> = {}): FieldDraft => ({
  name,
  label: `Question ${name}`,
  help: '',
  purpose: '',
  input_type: 'text',
  is_required: false,
  minimum: null,
  maximum: null,
  options: [],
  terms: null,
  is_for_admins: false,
  shown_when: null,
  ...given,
})
let made = 0
const create = (sections: { title: string; fields: FieldDraft[] }[], name = `Formulaire ${made++}`) =>
  callAs(program, admin, formsContract.create, { params: { client: tenant.name }, body: { name, nature: 'subscription', sections } })
const refused = async (attempt: Promise<unknown>): Promise<Refused> => {
  const error = await attempt.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof Refused)) throw new Error(`was not refused: ${String(error)}`)
  return error
}

describe('a form', () => {
  it('keeps its rubrics and questions in their order', async () => {
    const form = await create([
      { title: 'Vous', fields: [field('b'), field('a', { is_required: true })] },
      { title: 'Sur place', fields: [field('regime', { input_type: 'select', options: ['Aucun', 'Autre'] })] },
    ])
    expect(form.fields.map(({ section, name, rank }) => [section, name, rank])).toEqual([
      ['Vous', 'b', 0],
      ['Vous', 'a', 1],
      ['Sur place', 'regime', 2],
    ])
  })
  it.each([
    ['an empty rubric', [{ title: 'Vide', fields: [] }], 'emptySection'],
    ['a duplicate name', [{ title: '', fields: [field('x'), field('x')] }], 'duplicateField'],
    ['a choice without answers', [{ title: '', fields: [field('x', { input_type: 'select', options: ['Seule'] })] }], 'noChoice'],
    ['terms without text', [{ title: '', fields: [field('x', { input_type: 'terms' })] }], 'noTerms'],
    ['a condition on nothing', [{ title: '', fields: [field('x', { shown_when: { field: 'y', value: '1' } })] }], 'unknownDecider'],
    [
      'conditions in circles',
      [
        {
          title: '',
          fields: [field('x', { shown_when: { field: 'y', value: '1' } }), field('y', { shown_when: { field: 'x', value: '1' } })],
        },
      ],
      'conditionLoop',
    ],
  ])('refuses %s', async (_, sections, code) => {
    expect((await refused(create(sections as { title: string; fields: FieldDraft[] }[]))).code).toBe(code)
  })
  it('refuses the name of another form of its nature, whatever the case', async () => {
    await create([], 'Unique')
    expect((await refused(create([], 'UNIQUE'))).code).toBe('nameTaken')
  })
  it('tells the second of two editors', async () => {
    const form = await create([{ title: '', fields: [field('a')] }])
    const params = { client: tenant.name, id: form.id }
    await callAs(program, admin, formsContract.change, { params, body: { version: form.version, name: 'Première main' } })
    expect(
      (await refused(callAs(program, admin, formsContract.change, { params, body: { version: form.version, name: 'Seconde' } }))).code,
    ).toBe('editedMeanwhile')
  })
})

describe('answers', () => {
  it('are checked, conditional questions asked only when shown, and the missing ones named', async () => {
    const form = await create([
      {
        title: '',
        fields: [
          field('diet', { input_type: 'select', options: ['Aucun', 'Autre'], is_required: true }),
          field('which', { is_required: true, shown_when: { field: 'diet', value: 'Autre' } }),
        ],
      },
    ])
    const save = (answers: Record<string, string>) => tenant.asMachine((context) => saveResponses(context, 'Guest', 7, form.id, answers))
    const kept = () => tenant.inTenant((db) => responsesOf(db, 'Guest', 7, form.id))
    expect(await save({})).toEqual({ missing: ['diet'] })
    expect(await save({ diet: 'Autre' })).toEqual({ missing: ['which'] })
    expect(await save({ which: 'Sans sel' })).toEqual({ missing: [] })
    expect(await kept()).toEqual({ diet: 'Autre', which: 'Sans sel' })
    expect(await save({ diet: 'Aucun' })).toEqual({ missing: [] })
    expect(await kept()).toEqual({ diet: 'Aucun' })
    await expect(save({ diet: 'Inventé' })).rejects.toMatchObject({ kind: { code: 'invalid' } })
  })
  it('keep the question as it was asked, survive a question taken away, and freeze its type', async () => {
    const form = await create([{ title: '', fields: [field('note', { label: 'Avant' })] }])
    await tenant.asMachine((context) => saveResponses(context, 'Guest', 9, form.id, { note: 'oui' }))
    const params = { client: tenant.name, id: form.id }
    const id = form.fields[0]?.id ?? null
    const retyped = callAs(program, admin, formsContract.change, {
      params,
      body: { version: form.version, sections: [{ title: '', fields: [field('note', { id, input_type: 'number' })] }] },
    })
    expect((await refused(retyped)).code).toBe('frozenField')
    await callAs(program, admin, formsContract.change, {
      params,
      body: { version: form.version, sections: [{ title: '', fields: [field('autre')] }] },
    })
    const row = await tenant.inTenant((db) =>
      db.selectFrom('field_responses').select(['label', 'value']).where('morph_id', '=', 9).executeTakeFirstOrThrow(),
    )
    expect(row).toEqual({ label: 'Avant', value: 'oui' })
    expect((await refused(callAs(program, admin, formsContract.remove, { params }))).status).toBe(409)
  })
})
