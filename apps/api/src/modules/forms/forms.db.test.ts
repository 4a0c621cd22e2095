import { type Form, formsContract, type Section } from '@kxo/domain/forms/contract'
import type { DrawnField, FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import { readFormFile, writeFormFile } from '@kxo/domain/forms/versions/form-file'
import { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { formMovesContract } from '@kxo/domain/registrations/forms/form-moves-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
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

const field = (name: string, overrides: Partial<FieldDraft> = {}): FieldDraft => ({
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
  ...overrides,
})
let made = 0
const create = (sections: Section[], name = `Formulaire ${made++}`) =>
  callAs(program, admin, formsContract.create, { params: { client: tenant.name }, body: { name, nature: 'subscription', sections } })
/** A published form, with the number of the version it asks. */
async function publishedForm(sections: { title: string; fields: FieldDraft[] }[]) {
  const draft = await create(sections)
  const form = await callAs(program, admin, formVersionsContract.publish, {
    params: { client: tenant.name, id: draft.id },
    body: { version: draft.version },
  })
  const [version] = await callAs(program, admin, formVersionsContract.versions, { params: { client: tenant.name, id: form.id } })
  return { ...form, versionId: version?.id ?? 0 }
}
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
  it('names what it refuses as its author wrote it, not by its technical name', async () => {
    const label = 'Règlement du site'
    const site = (more: Partial<FieldDraft>) => [{ title: '', fields: [field('reglement_du_site', { label, ...more })] }]
    for (const sections of [site({ input_type: 'terms' }), site({ input_type: 'multiSelect', options: ['Seule'] })])
      expect((await refused(create(sections))).message).toContain(label)
    const loop = [
      {
        title: '',
        fields: [
          field('x', { label: 'Venez-vous', shown_when: { field: 'y', value: '1' } }),
          field('y', { label: 'Par quel train', shown_when: { field: 'x', value: '1' } }),
        ],
      },
    ]
    expect((await refused(create(loop))).message).toMatch(/Venez-vous.*Par quel train|Par quel train.*Venez-vous/)
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
    const form = await publishedForm([
      {
        title: '',
        fields: [
          field('diet', { input_type: 'select', options: ['Aucun', 'Autre'], is_required: true }),
          field('which', { is_required: true, shown_when: { field: 'diet', value: 'Autre' } }),
        ],
      },
    ])
    const save = (answers: Record<string, string>) =>
      tenant.asMachine((context) => saveResponses(context, 'Guest', 7, form.versionId, answers))
    const stored = () => tenant.inTenant((db) => responsesOf(db, 'Guest', 7, form.versionId))
    expect(await save({})).toEqual({ missing: ['diet'] })
    expect(await save({ diet: 'Autre' })).toEqual({ missing: ['which'] })
    expect(await save({ which: 'Sans sel' })).toEqual({ missing: [] })
    expect(await stored()).toEqual({ diet: 'Autre', which: 'Sans sel' })
    expect(await save({ diet: 'Aucun' })).toEqual({ missing: [] })
    expect(await stored()).toEqual({ diet: 'Aucun' })
    await expect(save({ diet: 'Inventé' })).rejects.toMatchObject({ kind: { code: 'invalid' } })
  })
  it('keep the question as it was asked, survive a question taken away, and freeze its type', async () => {
    const form = await publishedForm([{ title: '', fields: [field('note', { label: 'Avant' })] }])
    await tenant.asMachine((context) => saveResponses(context, 'Guest', 9, form.versionId, { note: 'oui' }))
    const params = { client: tenant.name, id: form.id }
    const change = (fields: FieldDraft[]) =>
      callAs(program, admin, formsContract.change, { params, body: { version: form.version, sections: [{ title: '', fields }] } })
    expect((await refused(change([field('note', { input_type: 'number' })]))).code).toBe('frozenField')
    await change([field('autre')])
    const row = await tenant.inTenant((db) =>
      db.selectFrom('field_responses').select(['label', 'value']).where('morph_id', '=', 9).executeTakeFirstOrThrow(),
    )
    expect(row).toEqual({ label: 'Avant', value: 'oui' })
    expect((await refused(callAs(program, admin, formsContract.remove, { params }))).status).toBe(409)
  })
})

describe('versions', () => {
  const life = formVersionsContract
  const paramsOf = ({ id }: { id: number }) => ({ client: tenant.name, id })
  const publish = (form: Form) => callAs(program, admin, life.publish, { params: paramsOf(form), body: { version: form.version } })
  const write = (form: Form, fields: FieldDraft[]) =>
    callAs(program, admin, formsContract.change, {
      params: paramsOf(form),
      body: { version: form.version, sections: [{ title: '', fields }] },
    })
  const versionsOf = (form: Form) => callAs(program, admin, life.versions, { params: paramsOf(form) })
  const questionsOf = (id: number) => callAs(program, admin, formsContract.asked, { params: { client: tenant.name, id } })
  const namesOf = ({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name)

  it('are frozen: what is written next waits for the following one, and a former one can be written again', async () => {
    const first = await publish(await create([{ title: '', fields: [field('a')] }]))
    expect([first.published, first.has_draft, first.status]).toEqual([1, false, 'published'])
    const written = await write(first, [field('b')])
    expect([written.published, written.has_draft, namesOf(written)]).toEqual([1, true, ['b']])
    const [one] = await versionsOf(first)
    expect(namesOf(await questionsOf(one?.id ?? 0))).toEqual(['a'])
    const second = await publish(written)
    const restored = await callAs(program, admin, life.restore, { params: paramsOf(first), body: { version: second.version, number: 1 } })
    expect([restored.published, namesOf(restored)]).toEqual([2, ['a']])
    expect((await versionsOf(first)).map(({ number }) => number)).toEqual([2, 1])
  })
  it('are not published empty, nor twice the same', async () => {
    const empty = await create([])
    expect((await refused(publish(empty))).code).toBe('nothingToPublish')
    const once = await publish(await write(empty, [field('a')]))
    expect((await refused(publish(once))).code).toBe('alreadyPublished')
  })
  it('of a draft are asked of nobody', async () => {
    const form = await create([{ title: '', fields: [field('a')] }])
    const [draft] = await tenant.inTenant((db) => db.selectFrom('form_versions').select('id').where('form_id', '=', form.id).execute())
    expect((await refused(questionsOf(draft?.id ?? 0))).status).toBe(404)
  })
  it('that events answered stay theirs until they move, answers following the key of their question', async () => {
    const first = await publish(await create([{ title: '', fields: [field('kept', { label: 'Avant' }), field('gone')] }]))
    const [answered, quiet] = [await anOpenEvent(tenant, { form_id: first.id }), await anOpenEvent(tenant, { form_id: first.id })]
    const person = await tenant.aPerson()
    const { id } = await callAs(program, person, registrationsContract.start, {
      params: { client: tenant.name, id: answered },
      body: { answers: { kept: 'oui', gone: 'aussi' }, submit: true },
    })
    const second = await publish(await write(first, [field('kept', { label: 'Après' }), field('more', { is_required: true })]))
    const sheet = async () => {
      const { form, answers } = await callAs(program, person, registrationsContract.get, { params: { client: tenant.name, id } })
      return { asked: namesOf(await questionsOf(form ?? 0)), answers }
    }
    const behind = async () =>
      (await callAs(program, admin, formMovesContract.uses, { params: paramsOf(second) })).events
        .filter(({ is_behind }) => is_behind)
        .map((event) => event.id)
    expect([await sheet(), await behind()]).toEqual([{ asked: ['kept', 'gone'], answers: { kept: 'oui', gone: 'aussi' } }, [answered]])
    expect(quiet).not.toBe(answered)
    expect(await callAs(program, admin, formMovesContract.move, { params: paramsOf(second) })).toEqual({ events: 1, moved: 1, left: 1 })
    expect([await sheet(), await behind()]).toEqual([{ asked: ['kept', 'more'], answers: { kept: 'oui' } }, []])
    const labels = await tenant.inTenant((db) =>
      db.selectFrom('field_responses').select('label').where('morph', '=', 'Guest').where('morph_id', '=', id).orderBy('label').execute(),
    )
    expect(labels.map(({ label }) => label)).toEqual(['Avant', 'Question gone'])
  })
  it('travel as a file, in both languages', async () => {
    const form = await create([
      {
        title: 'Vous',
        title_en: 'You',
        fields: [field('regime', { input_type: 'select', options: ['Aucun', 'Autre'], label_en: 'Diet', options_en: ['None', 'Other'] })],
      },
    ])
    const file = readFormFile(writeFormFile(form))
    const copy = await create(file?.sections ?? [])
    expect(copy.fields).toEqual(form.fields.map((one, rank) => ({ ...one, id: copy.fields[rank]?.id })))
    const read = copy.fields
      .map((one) => inLanguage<DrawnField>(one, 'en'))
      .map(({ section, label, option_labels }) => [section, label, option_labels])
    expect(read).toEqual([['You', 'Diet', ['None', 'Other']]])
    expect(readFormFile('{"format":"autre"}')).toBeUndefined()
  })
  it('are copied with their form, which is put away and taken back', async () => {
    const form = await publish(await create([{ title: '', fields: [field('a')] }]))
    const copy = await callAs(program, admin, life.duplicate, { params: paramsOf(form), body: { name: `${form.name} bis` } })
    expect([copy.status, namesOf(copy)]).toEqual(['draft', ['a']])
    const archive = (is_archived: boolean) => callAs(program, admin, life.archive, { params: paramsOf(form), body: { is_archived } })
    const listed = async () =>
      (
        await callAs(program, admin, formsContract.list, {
          params: { client: tenant.name },
          query: { page: 1, page_size: 100, q: form.name },
        })
      ).results
        .map(({ name }) => name)
        .toSorted()
    expect((await archive(true)).status).toBe('archived')
    expect(await listed()).toEqual([`${form.name} bis`])
    expect((await archive(false)).status).toBe('published')
    expect(await listed()).toEqual([form.name, `${form.name} bis`])
  })
})
