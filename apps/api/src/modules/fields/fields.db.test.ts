import { fieldsContract } from '@kxo/domain/fields/contract'
import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPublishedForm } from '../../testing/a-published-form.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { field_tabs: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const draft = (name: string, overrides: Partial<RecordFieldDraft> = {}): RecordFieldDraft => ({
  nature: 'custom',
  name,
  label: `Question ${name}`,
  label_en: '',
  help: '',
  help_en: '',
  rubric: '',
  tab_id: null,
  input_type: 'text',
  is_required: false,
  minimum: null,
  maximum: null,
  digits: null,
  pattern: null,
  is_unique: false,
  options: [],
  terms: null,
  default_value: '',
  formula: null,
  is_for_admins: false,
  shown_when: null,
  purpose: 'Organiser la journée',
  retention_months: null,
  places: ['record'],
  ...overrides,
})
const plain = { editable_by: [], icon: null, shown_when: null, is_required_to_close: false, is_hidden: false }
const client = () => ({ client: tenant.name })
const create = (morph: Morph, name: string, overrides: Partial<RecordFieldDraft> = {}, who = admin) =>
  callAs(program, who, fieldsContract.create, { params: client(), body: { morph, ...draft(name, overrides) } })
const read = (who: Persona, morph: Morph, id: number) => callAs(program, who, fieldsContract.record, { params: { ...client(), morph, id } })
const answer = (who: Persona, morph: Morph, id: number, answers: Record<string, string>, stamp?: string) =>
  callAs(program, who, fieldsContract.answer, { params: { ...client(), morph, id }, body: { answers, ...(stamp && { stamp }) } })
const refused = async (attempt: Promise<unknown>): Promise<Refused> => {
  const error = await attempt.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof Refused)) throw new Error(`was not refused: ${String(error)}`)
  return error
}
const change = async (id: number, overrides: Partial<RecordFieldDraft>) => {
  const {
    version,
    morph: _m,
    id: _i,
    rank: _r,
    is_active: _a,
    answers_count: _c,
    used_in: _u,
    versions: _v,
    unanswered_count: _n,
    ...was
  } = await callAs(program, admin, fieldsContract.get, { params: { ...client(), id } })
  return callAs(program, admin, fieldsContract.change, { params: { ...client(), id }, body: { version, ...was, ...overrides } })
}

describe('making a field', () => {
  it.each([
    ['a name taken', 'Event', 'duree', {}, 'nameTaken'],
    ['a native name', 'User', 'last_name', {}, 'isNative'],
    ['a choice of one', 'Event', 'seul', { input_type: 'select', options: ['A'] }, 'noChoice'],
    ['terms without text', 'Event', 'cgv', { input_type: 'terms' }, 'noTerms'],
    ['a condition on nothing', 'Event', 'vide', { shown_when: { field: 'rien', value: '1' } }, 'unknownDecider'],
    ['personal data without its purpose (FOR-15)', 'User', 'sport', { purpose: '' }, 'invalid'],
    [
      'sensitive data without its reason (FOR-15)',
      'Company',
      'handicap',
      { label: 'Salariés en situation de handicap', purpose: '' },
      'purposeMissing',
    ],
    ['a native nature', 'Event', 'natif', { nature: 'native' }, 'notMade'],
    ['an imposed value left blank', 'Event', 'impose', { nature: 'preselected' }, 'noValue'],
    [
      'an unknown computation',
      'Location',
      'total',
      { nature: 'aggregate', formula: { of: 'User', act: 'count', field: '' } },
      'wrongFormula',
    ],
  ] as const)('refuses %s', async (_, morph, name, overrides, code) => {
    if (name === 'duree') await create('Event', 'duree')
    expect((await refused(create(morph, name, overrides as Partial<RecordFieldDraft>))).code).toBe(code)
  })
  it('says which native field already exists', async () => {
    expect((await refused(create('User', 'phone'))).message).toBe('Ce champ existe déjà d’origine\u00A0: Téléphone.')
  })
  it.each([
    ['read-only administrators', { is_admin: true, is_restricted: 1 as const, profile_code: 'ADM' as const }],
    ['restricted administrators', { is_admin: true, is_restricted: 2 as const, profile_code: 'ADM' as const }],
    ['consultants', { profile_code: 'CNS' as const }],
    ['everyone else', {}],
  ])('is not for %s', async (_, overrides) => {
    const who = await tenant.aPerson(overrides)
    expect((await refused(create('User', 'interdit', {}, who))).status).toBe(403)
    expect((await refused(callAs(program, who, fieldsContract.list, { params: client(), query: { morph: 'User' } }))).status).toBe(403)
    expect((await refused(callAs(program, who, fieldLayoutContract.tabs, { params: client(), query: { morph: 'User' } }))).status).toBe(403)
  })
  it('orders all the fields of a kind, and no less', async () => {
    const a = await create('Location', 'a')
    const b = await create('Location', 'b')
    const order = (fields: number[]) =>
      callAs(program, admin, fieldsContract.order, { params: client(), body: { morph: 'Location', fields } })
    await order([b.id, a.id])
    const names = async () =>
      (await callAs(program, admin, fieldsContract.list, { params: client(), query: { morph: 'Location' } })).map(({ name }) => name)
    expect(await names()).toEqual(['b', 'a'])
    expect((await refused(order([a.id]))).message).toBe('Erreur dans le tri')
    expect(await names()).toEqual(['b', 'a'])
    expect((await callAs(program, admin, fieldsContract.duplicate, { params: { ...client(), id: a.id }, body: {} })).name).toBe('a_2')
  })
})

describe('answers by input type', () => {
  const types: [InputType, Partial<RecordFieldDraft>, string, string][] = [
    ['text', { maximum: 5 }, 'abc', 'abcdef'],
    ['number', { minimum: 1, maximum: 10 }, '2.5', '11'],
    ['date', {}, '2027-02-28', '2027-02-30'],
    ['select', { options: ['A', 'B'] }, 'A', 'C'],
    ['checkbox', {}, 'true', 'oui'],
    ['richText', {}, '{"type":"doc","content":[]}', '{"type":"doc","content":[{"type":"script"}]}'],
    ['image', {}, '', '999999'],
    ['multiSelect', { options: ['A', 'B', 'C'], maximum: 2 }, 'A;;C', 'A;;B;;C'],
    ['terms', { terms: 'Conditions' }, 'true', 'peut-être'],
    ['file', {}, '', 'passwd'],
    ['textList', { maximum: 2 }, 'a;;b', 'a;;b;;c'],
    ['matrix', { minimum: 2 }, 'a;;b||c;;d', 'a;;b'],
    ['video', {}, '', '0'],
    ['stars', {}, '4', '6'],
    ['programme', {}, 'true', '1'],
    ['dateTime', {}, '2027-02-28T09:00:00+01:00', '28/02/2027'],
  ]
  it.each(types)('%s keeps what it can hold and refuses the rest', async (input_type, settings, good, bad) => {
    const name = `type_${input_type.toLowerCase()}`
    await create('Location', name, { input_type, ...settings })
    const { id } = await tenant.inTenant((db) =>
      db.insertInto('locations').values({ name: input_type }).returning('id').executeTakeFirstOrThrow(),
    )
    if (good !== '') expect((await answer(admin, 'Location', id, { [name]: good })).answers[name]).toBe(good)
    const refusal = await refused(answer(admin, 'Location', id, { [name]: bad }))
    expect([refusal.status, refusal.details.map(({ field }) => field)]).toEqual([422, [name]])
    expect((await read(admin, 'Location', id)).answers[name]).toBe(good)
  })
  it.each([
    [{ digits: { exactly: 5 } }, '12345', '1234', '5 chiffres attendus'],
    [{ digits: { either: [9, 14] as [number, number] } }, '123456789', '1234567890', '9 ou 14 chiffres attendus'],
    [{ digits: { at_least: 2, at_most: null } }, 'A12', 'A1', 'Au moins 2 chiffres'],
    [{ digits: { at_least: null, at_most: 2 } }, '12', '123', 'Au plus 2 chiffres'],
    [{ pattern: 'mail' as const }, 'a@b.fr', 'a@b', 'Email invalide'],
    [{ pattern: 'phone' as const }, '0612345678', '061234', 'Numéro de téléphone invalide\u00A0: 10 chiffres attendus'],
    [{ pattern: 'siret' as const }, '12345678200010', '12345678200011', 'SIRET ou SIREN invalide\u00A0: 14 ou 9 chiffres attendus'],
    [{ pattern: 'postal_code' as const }, '44000', 'Nantes', 'Format de code postal erroné'],
    [{ input_type: 'number' as const, minimum: 3 }, '3', '2', 'La valeur doit être supérieure ou égale à 3'],
  ])('says the message of %j', async (settings, good, bad, message) => {
    const name = `regle_${Math.random().toString(36).slice(2, 8)}`
    await create('Client', name, settings)
    expect((await refused(answer(admin, 'Client', tenant.id, { [name]: bad }))).details).toEqual([{ field: name, message }])
    expect((await answer(admin, 'Client', tenant.id, { [name]: good })).answers[name]).toBe(good)
  })
})

describe('conditions and required answers', () => {
  it('are checked again by the server, and what hides loses its answer', async () => {
    const { id } = await tenant.aPerson()
    await create('User', 'regime', { input_type: 'select', options: ['Aucun', 'Autre'] })
    await create('User', 'lequel', { is_required: true, shown_when: { field: 'regime', value: 'Autre' } })
    const wrong = await refused(answer(admin, 'User', id, { regime: 'Autre' }))
    expect(wrong.details).toEqual([{ field: 'lequel', message: 'Requis' }])
    expect((await answer(admin, 'User', id, { regime: 'Autre', lequel: 'Sans sel' })).answers).toMatchObject({ lequel: 'Sans sel' })
    expect((await answer(admin, 'User', id, { regime: 'Aucun', lequel: 'caché' })).answers['lequel']).toBe('')
    expect((await refused(answer(admin, 'User', id, { inconnu: 'x' }))).details).toEqual([{ field: 'inconnu', message: 'Champ inconnu' }])
  })
  it('does not let a field required later hold up the others', async () => {
    const { id } = await tenant.aPerson()
    await create('User', 'obligatoire', { is_required: true })
    await create('User', 'libre')
    expect((await answer(admin, 'User', id, { libre: 'x' })).answers['libre']).toBe('x')
    expect((await refused(answer(admin, 'User', id, { obligatoire: ' ' }))).status).toBe(422)
  })
  it('tells the second of two who answer', async () => {
    const { id } = await tenant.aPerson()
    const { stamp } = await read(admin, 'User', id)
    await answer(admin, 'User', id, { libre: 'premier' }, stamp)
    expect((await refused(answer(admin, 'User', id, { libre: 'second' }, stamp))).code).toBe('editedMeanwhile')
  })
  it('keeps a unique answer for one record', async () => {
    await create('User', 'toque', { is_unique: true })
    const [one, other] = [await tenant.aPerson(), await tenant.aPerson()]
    await answer(admin, 'User', one.id, { toque: 'T12' })
    expect((await refused(answer(admin, 'User', other.id, { toque: 't12' }))).details).toEqual([
      { field: 'toque', message: 'Cette valeur est déjà utilisée' },
    ])
    expect((await answer(admin, 'User', one.id, { toque: 'T12' })).answers['toque']).toBe('T12')
  })
})

describe('a field that changes', () => {
  it('keeps the question as it was asked for those who answered it', async () => {
    const { id } = await tenant.aPerson()
    const field = await create('User', 'metier', { label: 'Métier' })
    await answer(admin, 'User', id, { metier: 'Avocate' })
    const after = await change(field.id, { label: 'Profession exercée' })
    expect(after.version).toBe(field.version + 1)
    const shown = (await read(admin, 'User', id)).fields.find(({ name }) => name === 'metier')
    expect([shown?.label, shown?.asked_as]).toEqual(['Profession exercée', 'Métier'])
    const sheet = await callAs(program, admin, fieldsContract.get, { params: { ...client(), id: field.id } })
    expect(sheet.versions.map(({ version, label, answers_count }) => [version, label, answers_count])).toEqual([
      [2, 'Profession exercée', 0],
      [1, 'Métier', 1],
    ])
    expect((await refused(change(field.id, { name: 'profession' }))).code).toBe('frozenName')
    expect(
      (
        await refused(
          callAs(program, admin, fieldsContract.change, {
            params: { ...client(), id: field.id },
            body: { version: 1, ...draft('metier') },
          }),
        )
      ).code,
    ).toBe('editedMeanwhile')
    await answer(admin, 'User', id, { metier: 'Notaire' })
    expect((await read(admin, 'User', id)).fields.find(({ name }) => name === 'metier')?.asked_as).toBeNull()
  })
  it('converts only where nothing is lost', async () => {
    const { id } = await tenant.aPerson()
    const field = await create('User', 'barreau', { input_type: 'select', options: ['Paris;;1', 'Lyon'] })
    await answer(admin, 'User', id, { barreau: 'Paris;;1' })
    expect((await refused(change(field.id, { input_type: 'number' }))).code).toBe('lossyType')
    await change(field.id, { input_type: 'multiSelect' })
    const { answers } = await answer(admin, 'User', id, { barreau: (await read(admin, 'User', id)).answers['barreau'] as string })
    expect(answers['barreau']).toBe('Paris;\u200B;1')
  })
  it('merges options with their answers, previewed first', async () => {
    const people = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    const field = await create('User', 'ville_souhaitee', { input_type: 'multiSelect', options: ['Nantes', 'Nante', 'Lyon'] })
    await create('User', 'quartier', { shown_when: { field: 'ville_souhaitee', value: 'Nante' } })
    const typed = ['Nante;;Lyon', 'Nantes;;Nante', 'Lyon']
    for (const [at, { id }] of people.entries()) await answer(admin, 'User', id, { ville_souhaitee: typed[at] as string })
    expect((await refused(change(field.id, { options: ['Nantes', 'Lyon'] }))).message).toContain('«\u00A0Nante\u00A0» a 2 réponses')
    const merge = (is_preview: boolean) =>
      callAs(program, admin, fieldsContract.mergeOptions, {
        params: { ...client(), id: field.id },
        body: { version: field.version, from: 'Nante', into: 'Nantes', is_preview },
      })
    expect((await merge(true)).answers_count).toBe(2)
    const storedAnswers = async () => {
      const values: (string | undefined)[] = []
      for (const { id } of people) values.push((await read(admin, 'User', id)).answers['ville_souhaitee'])
      return values
    }
    expect(await storedAnswers()).toEqual(typed)
    const { answers_count, field: after } = await merge(false)
    expect([answers_count, after.options]).toEqual([2, ['Nantes', 'Lyon']])
    expect(await storedAnswers()).toEqual(['Nantes;;Lyon', 'Nantes', 'Lyon'])
    const conditions = await callAs(program, admin, fieldsContract.list, { params: client(), query: { morph: 'User' } })
    expect(conditions.find(({ name }) => name === 'quartier')?.shown_when).toEqual({ field: 'ville_souhaitee', value: 'Nantes' })
    expect(conditions.find(({ name }) => name === 'ville_souhaitee')?.used_in).toEqual([{ kind: 'condition', label: 'Question quartier' }])
  })
  it('is deleted only without answers, and hidden otherwise', async () => {
    const { id } = await tenant.aPerson()
    const field = await create('User', 'ephemere')
    await answer(admin, 'User', id, { ephemere: 'x' })
    const params = { ...client(), id: field.id }
    expect((await refused(callAs(program, admin, fieldsContract.remove, { params }))).message).toContain('ne peut pas être supprimé')
    await callAs(program, admin, fieldsContract.activate, { params, body: { version: field.version, is_active: false } })
    expect((await read(admin, 'User', id)).fields.map(({ name }) => name)).not.toContain('ephemere')
    await answer(admin, 'User', id, { libre: 'y' })
    await callAs(program, admin, fieldsContract.activate, { params, body: { version: field.version, is_active: true } })
    expect((await read(admin, 'User', id)).answers['ephemere']).toBe('x')
    const other = await create('User', 'sans_reponse')
    expect(await callAs(program, admin, fieldsContract.remove, { params: { ...client(), id: other.id } })).toEqual({ done: true })
  })
})

describe('rights on a record', () => {
  it('are those of the record: own, referent, administrator; another tenant finds nothing', async () => {
    const { id: company_id } = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Cabinet Morel' }).returning('id').executeTakeFirstOrThrow(),
    )
    const person = await tenant.aPerson({ company_id })
    const referent = await tenant.aReferent(company_id)
    const stranger = await tenant.aPerson()
    await create('User', 'taille')
    await create('User', 'note_interne', { is_for_admins: true, is_required: true })
    await create('Company', 'convention', { is_required: true })
    expect((await answer(person, 'User', person.id, { taille: 'M' })).answers['taille']).toBe('M')
    expect((await answer(referent, 'User', person.id, { taille: 'L' })).answers['taille']).toBe('L')
    expect((await refused(read(stranger, 'User', person.id))).status).toBe(404)
    const readOnly = await tenant.anAdmin({ is_restricted: 1 })
    expect((await read(readOnly, 'User', person.id)).fields.every(({ is_locked }) => is_locked)).toBe(true)
    expect((await refused(answer(readOnly, 'User', person.id, { taille: 'S' }))).status).toBe(403)
    // restricted = admin: read-only for others.
    await answer(admin, 'User', person.id, { note_interne: 'VIP' })
    const seen = await answer(person, 'User', person.id, { taille: 'XL', note_interne: 'forcée' })
    expect(seen.answers['note_interne']).toBe('VIP')
    expect(seen.fields.find(({ name }) => name === 'note_interne')).toMatchObject({ is_locked: true, is_required: false })
    // Fields of a company are disabled and not required for who is neither referent nor administrator.
    expect((await read(person, 'Company', company_id)).fields.find(({ name }) => name === 'convention')).toMatchObject({
      is_locked: true,
      is_required: false,
    })
    expect((await refused(answer(person, 'Company', company_id, { convention: 'Syntec' }))).status).toBe(403)
    expect((await answer(referent, 'Company', company_id, { convention: 'Syntec' })).answers['convention']).toBe('Syntec')
    const elsewhere = await aTenant(program)
    const theirs = await elsewhere.anAdmin()
    expect((await refused(read(theirs, 'User', person.id))).status).toBe(404)
  })
  it('hold a tab for the profiles it names, and nothing of it without the parameter (J16)', async () => {
    const person = await tenant.aPerson()
    const tab = await callAs(program, admin, fieldLayoutContract.createTab, {
      params: client(),
      body: { morph: 'User', label: 'Suivi social', label_en: '', visible_to: ['REF'], ...plain },
    })
    const field = await create('User', 'suivi', { tab_id: tab.id })
    expect((await read(admin, 'User', person.id)).tabs.map(({ label }) => label)).toContain('Suivi social')
    const seen = await read(person, 'User', person.id)
    expect([seen.tabs.map(({ id }) => id), seen.fields.map(({ name }) => name)]).toEqual([
      expect.not.arrayContaining([tab.id]),
      expect.not.arrayContaining(['suivi']),
    ])
    const again = { morph: 'User' as const, label: 'suivi SOCIAL', label_en: '', visible_to: [], ...plain }
    expect((await refused(callAs(program, admin, fieldLayoutContract.createTab, { params: client(), body: again }))).message).toBe(
      'Un onglet porte déjà ce nom.',
    )
    await answer(admin, 'User', person.id, { suivi: 'oui' })
    await callAs(program, admin, fieldLayoutContract.removeTab, { params: { ...client(), id: tab.id } })
    const back = await read(person, 'User', person.id)
    expect([back.answers['suivi'], back.fields.find(({ id }) => id === field.id)?.tab_id]).toEqual(['oui', null])
  })
  it('computes what hangs on a record, for reading only', async () => {
    const { id } = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Somme' }).returning('id').executeTakeFirstOrThrow(),
    )
    const people = [await tenant.aPerson({ company_id: id }), await tenant.aPerson({ company_id: id })]
    await create('User', 'jours', { input_type: 'number' })
    await create('Company', 'effectif_suivi', { nature: 'aggregate', formula: { of: 'User', act: 'count', field: '' } })
    await create('Company', 'jours_total', { nature: 'aggregate', formula: { of: 'User', act: 'sum', field: 'jours' } })
    for (const [at, person] of people.entries()) await answer(admin, 'User', person.id, { jours: String(at + 1.5) })
    const { answers, fields } = await read(admin, 'Company', id)
    expect([answers['effectif_suivi'], answers['jours_total']]).toEqual(['2', '4.0'])
    expect(fields.find(({ name }) => name === 'jours_total')?.is_locked).toBe(true)
  })
})

describe('the calls on fields', () => {
  it('null_user_responses/ reads and writes one answer under the same rules', async () => {
    const person = await tenant.aPerson()
    const field = await create('User', 'badge', { maximum: 5 })
    const secret = await create('User', 'secret', { is_for_admins: true })
    const respond = (who: Persona, id: number, value: string) =>
      callAs(program, who, fieldsContract.changeResponse, { body: { morph: 'User', morph_id: person.id, field: id, value } })
    expect(await respond(person, field.id, 'Léa')).toEqual({ field: field.id, name: 'badge', label: 'Question badge', value: 'Léa' })
    expect((await refused(respond(person, field.id, 'trop long'))).status).toBe(422)
    expect((await refused(respond(person, secret.id, 'x'))).status).toBe(403)
    const responses = await callAs(program, person, fieldsContract.responses, { query: { morph: 'User', morph_id: person.id } })
    expect(responses).toEqual([{ field: field.id, name: 'badge', label: 'Question badge', value: 'Léa' }])
    const stranger = await tenant.aPerson()
    expect(
      (await refused(callAs(program, stranger, fieldsContract.responses, { query: { morph: 'User', morph_id: person.id } }))).status,
    ).toBe(404)
  })
  it('get_fields/ answers the fields of a kind of records by name or rubric', async () => {
    await create('Event', 'salle_preferee', { rubric: 'sub_activity' })
    const fields = await callAs(program, admin, fieldsContract.namedFields, {
      params: client(),
      query: { name: 'sub_activity', morph: 'Event' },
    })
    expect(fields.map(({ name }) => name)).toEqual(['salle_preferee'])
  })
  it('never give a record’s field the number of a form’s question', async () => {
    const shared = await tenant.inTenant((db) =>
      sql<{ count: number }>`select count(*)::int as count from form_fields f join record_fields r on r.id = f.id`.execute(db),
    )
    const { id } = await create('Event', 'numero')
    const next = await tenant.inTenant((db) => aPublishedForm(db, 'Suite', [{ name: 'q', label: 'Q' }]))
    expect([shared.rows[0]?.count, next.questions]).toEqual([0, [id + 1]])
  })
})
