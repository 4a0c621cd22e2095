import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract as contract } from '@kxo/domain/contacts/contract'
import { fieldsContract } from '@kxo/domain/fields/contract'
import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import type { Filter } from '@kxo/domain/kernel/listing'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { outsideSeries } from '../../../testing/outside-series.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let people: Persona[]
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Admin' })
  people = [
    await tenant.aPerson({ last_name: 'Alpha' }),
    await tenant.aPerson({ last_name: 'Bravo' }),
    await tenant.aPerson({ last_name: 'Charlie' }),
  ]
})
afterAll(() => program.close())

const listed = async (who: Persona, query: object) =>
  (await callAs(program, who, contract.list, { params: { client: tenant.name }, query: { page: 1, page_size: 25, ...query } })).results
const found = async (filters: Filter[], who = admin) => (await listed(who, { filters })).map(({ last_name }) => last_name)
const outcome = (work: Promise<unknown>) => work.then(() => 200).catch((error: { status: number }) => error.status)

const draft: Omit<RecordFieldDraft, 'name' | 'label' | 'input_type'> = {
  nature: 'custom',
  label_en: '',
  help: '',
  help_en: '',
  rubric: '',
  tab_id: null,
  is_required: false,
  minimum: null,
  maximum: null,
  digits: null,
  pattern: null,
  is_unique: false,
  options: [],
  terms: '',
  default_value: '',
  formula: null,
  is_for_admins: false,
  shown_when: null,
  purpose: 'Suivi',
  retention_months: null,
  places: ['record', 'list'],
}
const aField = async (
  morph: 'User' | 'Company',
  name: string,
  overrides: Partial<RecordFieldDraft> & Pick<RecordFieldDraft, 'input_type'>,
) => {
  const body = { morph, ...draft, name, label: name, ...overrides }
  return (await callAs(program, admin, fieldsContract.create, { params: { client: tenant.name }, body })).id
}
const answer = (morph: 'User' | 'Company', id: number, answers: Record<string, string>) =>
  callAs(program, admin, fieldsContract.answer, { params: { client: tenant.name, morph, id }, body: { answers } })

describe('people of a département (ID-20)', () => {
  it('are those whose postal code in France falls in it', async () => {
    const elsewhere = await aTenant(program)
    const boss = await elsewhere.anAdmin({ last_name: 'Admin', code_postal: null })
    const places = [
      { last_name: 'Grenoble', code_postal: '38000' },
      { last_name: 'Bastia', code_postal: '20200' },
      { last_name: 'Ajaccio', code_postal: '20000' },
      { last_name: 'Gustavia', code_postal: '97133' },
      { last_name: 'Pointe', code_postal: '97110' },
      { last_name: 'Milan', code_postal: '20121', country: 'IT' },
      { last_name: 'Tronquée', code_postal: '38' },
    ]
    for (const place of places) await elsewhere.aPerson(place)
    const of = async (comparator: Filter['comparator'], value?: string) =>
      (
        await callAs(program, boss, contract.list, {
          params: { client: elsewhere.name },
          query: { page: 1, page_size: 25, filters: [{ field: 'department', comparator, ...(value && { value }) }] },
        })
      ).results.map(({ last_name }) => last_name)
    expect(await of('=', '38')).toEqual(['Grenoble'])
    expect(await of('=', '2A')).toEqual(['Ajaccio'])
    expect(await of('=', '2B')).toEqual(['Bastia'])
    expect(await of('=', '971')).toEqual(['Pointe'])
    expect(await of('=', '977')).toEqual(['Gustavia'])
    expect(await of('=', '20')).toEqual([])
    expect(await of('X')).toEqual(['Admin', 'Milan', 'Tronquée'])
    expect(await of('!=', '38')).toHaveLength(7)
    expect(await outcome(of('contains', '3'))).toBe(422)
    expect(await outcome(listed(admin, { sort: 'department' }))).toBe(422)
  })
})

describe('the tenant’s fields in a list', () => {
  it('are columns and filters of each type, an absent answer being empty and unlike any value', async () => {
    const ids = {
      level: await aField('User', 'niveau', { input_type: 'select', options: ['Débutant', 'Expert'] }),
      years: await aField('User', 'annees', { input_type: 'number' }),
      hired: await aField('User', 'embauche', { input_type: 'date' }),
      driver: await aField('User', 'permis', { input_type: 'checkbox' }),
      note: await aField('User', 'note', { input_type: 'text' }),
    }
    const hidden = await aField('User', 'hors_liste', { input_type: 'text', places: ['record'] })
    await answer('User', people[0]!.id, { niveau: 'Expert', annees: '12', embauche: '2020-05-04', permis: 'true', note: 'Été' })
    await answer('User', people[1]!.id, { niveau: 'Débutant', annees: '3', embauche: '2024-01-01', permis: 'false' })
    const columns = await callAs(program, admin, fieldsContract.columns, { params: { client: tenant.name }, query: { morph: 'User' } })
    expect(columns.map(({ key }) => key)).toEqual(Object.values(ids).map((id) => `field_${id}`))
    const is = (id: number, comparator: Filter['comparator'], value?: Filter['value']): Filter[] => [
      { field: `field_${id}`, comparator, ...(value !== undefined && { value }) },
    ]
    expect(await found(is(ids.level, '=', 'expert'))).toEqual(['Alpha'])
    expect(await found(is(ids.level, '!=', 'Expert'))).toEqual(['Admin', 'Bravo', 'Charlie'])
    expect(await found(is(ids.level, 'X'))).toEqual(['Admin', 'Charlie'])
    expect(await found(is(ids.years, '>', 3))).toEqual(['Alpha'])
    expect(await found(is(ids.years, '<', 12))).toEqual(['Bravo'])
    expect(await found(is(ids.hired, '<', '2021-01-01'))).toEqual(['Alpha'])
    expect(await found(is(ids.driver, '=', true))).toEqual(['Alpha'])
    expect(await found(is(ids.driver, '=', false))).toEqual(['Admin', 'Bravo', 'Charlie'])
    expect(await found(is(ids.note, 'contains', 'ete'))).toEqual(['Alpha'])
    const [alpha] = await listed(admin, { q: 'alpha' })
    expect(alpha?.answers).toEqual({
      [`field_${ids.level}`]: 'Expert',
      [`field_${ids.years}`]: '12',
      [`field_${ids.hired}`]: '2020-05-04',
      [`field_${ids.driver}`]: 'true',
      [`field_${ids.note}`]: 'Été',
    })
    expect(await outcome(found(is(hidden, '=', 'x')))).toBe(422)
    expect(await outcome(found(is(ids.years, '>', 'beaucoup')))).toBe(422)
    expect(await outcome(listed(admin, { sort: `field_${ids.years}` }))).toBe(422)
    const url = `/api/clients/${tenant.name}/users/?format=csv&columns=last_name,field_${ids.level},field_${ids.driver}&q=alpha`
    const file = await program.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } })
    expect(file.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual(['Nom;niveau;permis', 'Alpha;Expert;Oui'])
  })

  it('kept for administrators are nobody else’s, column, answer and filter together', async () => {
    const id = await aField('User', 'reserve', { input_type: 'text', is_for_admins: true })
    await answer('User', people[2]!.id, { reserve: 'confidentiel' })
    const consultant = await tenant.aPerson({ last_name: 'Consultante', profile_code: 'CNS' })
    const keysFor = async (who: Persona) =>
      (await callAs(program, who, fieldsContract.columns, { params: { client: tenant.name }, query: { morph: 'User' } })).map(
        ({ key }) => key,
      )
    expect(await keysFor(admin)).toContain(`field_${id}`)
    expect(await keysFor(consultant)).not.toContain(`field_${id}`)
    const [seen] = await listed(consultant, { q: 'charlie' })
    expect(seen?.answers).toEqual({})
    const filters: Filter[] = [{ field: `field_${id}`, comparator: '=', value: 'confidentiel' }]
    expect(await found(filters)).toEqual(['Charlie'])
    expect(await outcome(found(filters, consultant))).toBe(422)
    expect(await outcome(keysFor(people[0]!))).toBe(403)
  })

  it('show on companies as well', async () => {
    const id = await aField('Company', 'effectif_site', { input_type: 'number' })
    const company = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    await answer('Company', company, { effectif_site: '40' })
    const { results } = await callAs(program, admin, companiesContract.list, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, filters: [{ field: `field_${id}`, comparator: '>', value: 39 }] },
    })
    expect(results.map(({ name, answers }) => ({ name, answers }))).toEqual([{ name: 'Acme', answers: { [`field_${id}`]: '40' } }])
  })
})

test('people are found by what they attended, followed, owe, agreed to, and by a mail that came back (#19)', async () => {
  const [alpha, bravo] = [people[0]!, people[1]!]
  const event_id = await anOpenEvent(tenant, { title: 'Sécurité incendie' })
  await tenant.inTenant(async (db) => {
    const came = await db
      .insertInto('registrations')
      .values({ event_id, user_id: alpha.id, status: 6, code: 'F1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('registrations').values({ event_id, user_id: bravo.id, status: 5, code: 'F2' }).execute()
    const slot = await db
      .insertInto('slots')
      .values({ event_id, start_at: new Date('2026-03-02T08:00:00Z'), end_at: new Date('2026-03-02T11:30:00Z') })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('presences')
      .values({ slot_id: slot.id, registration_id: came.id, state: 2, minutes_late: 30, source: 'manual' })
      .execute()
    const consent = { channel: 'mail', wording: 'Oui', source: 'profile' }
    await db
      .insertInto('consents')
      .values({ ...consent, user_id: alpha.id, is_given: true })
      .execute()
    await db
      .insertInto('consents')
      .values({ ...consent, user_id: bravo.id, is_given: true })
      .execute()
    await db
      .insertInto('consents')
      .values({ ...consent, user_id: bravo.id, is_given: false })
      .execute()
    const mail = { moment: 'create_user', recipient: bravo.mail, subject: 's', html: 'h', body_text: 't', user_id: bravo.id }
    await db
      .insertInto('mails')
      .values({ ...mail, occurrence: 'a', status: 5 })
      .execute()
    await db
      .insertInto('mails')
      .values({ ...mail, occurrence: 'b', status: 7 })
      .execute()
  })
  expect(await found([{ field: 'attended_event', comparator: 'contains', value: 'securite' }])).toEqual(['Alpha'])
  expect(await found([{ field: 'followed_hours', comparator: '=', value: 3 }])).toEqual(['Alpha'])
  expect(await found([{ field: 'followed_hours', comparator: '<', value: 3 }])).toEqual(['Admin', 'Bravo', 'Charlie', 'Consultante'])
  expect(await found([{ field: 'consents_to', comparator: '=', value: 'mail' }])).toEqual(['Alpha'])
  expect(await found([{ field: 'has_rejected_mail', comparator: '=', value: true }])).toEqual(['Bravo'])
  await outsideSeries(program, () =>
    tenant.inTenant(async (db) => {
      const { id: entity_id } = await db.selectFrom('entities').select('id').orderBy('id').executeTakeFirstOrThrow()
      const bill = { entity_id, category: 1, nature: 1, morph: 'User' }
      const owes = { ...bill, user_id: alpha.id, morph_id: alpha.id, number: 'F-1', status: 4, to_be_paid: 100 }
      const paid = { ...bill, user_id: bravo.id, morph_id: bravo.id, number: 'F-2', status: 7, paid: 100 }
      await db.insertInto('bills').values(owes).execute()
      await db.insertInto('bills').values(paid).execute()
    }),
  )
  expect(await found([{ field: 'has_unpaid_bill', comparator: '=', value: true }])).toEqual(['Alpha'])
  const limited = await tenant.anAdmin({ last_name: 'Limité', is_restricted: 2 })
  expect(await outcome(found([{ field: 'has_unpaid_bill', comparator: '=', value: true }], limited))).toBe(422)
})
