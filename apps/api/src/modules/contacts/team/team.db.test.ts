import { presenceState } from '@kxo/domain/attendance/presence'
import { contactsContract as contract } from '@kxo/domain/contacts/contract'
import { teamContract } from '@kxo/domain/contacts/team-contract'
import type { Filter } from '@kxo/domain/kernel/listing'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let referent: Persona
let company: number
let otherCompany: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  const named = async (name: string) =>
    tenant.inTenant(async (db) => (await db.insertInto('companies').values({ name }).returning('id').executeTakeFirstOrThrow()).id)
  company = await named('Atelier Martin')
  otherCompany = await named('Cabinet Roux')
  referent = await tenant.aPerson({ profile_code: 'REF', company_id: company, first_name: 'Rita', last_name: 'Fabre' })
})
afterAll(() => program.close())

const list = (who: Persona, filters: Filter[] = [], sort?: string) =>
  callAs(program, who, contract.list, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 100, company: 'mine', ...(filters.length > 0 && { filters }), ...(sort && { sort }) },
  })
const namesOf = async (filters: Filter[]) => (await list(referent, filters)).results.map(({ last_name }) => last_name)
/** Early on the first day of the year `years` ago: always past. */
const inYear = (years: number) => new Date(Date.UTC(new Date().getUTCFullYear() - years, 0, 1, 0, 30))
const soon = () => new Date(Date.now() + 5 * 86_400_000)
const register = async (person: Persona, title: string, start_date: Date, status: RegistrationStatus, of: number | null = company) => {
  const end_date = new Date(start_date.getTime() + 3 * 3_600_000)
  const event = await anOpenEvent(tenant, { title, start_date, end_date })
  return { event, ...(await aRegistration(tenant, event, person.id, status, of)) }
}
const attend = (event_id: number, registration_id: number, start_at: Date, minutes_late: number) =>
  tenant.inTenant(async (db) => {
    const slot = await db
      .insertInto('slots')
      .values({ event_id, start_at, end_at: new Date(start_at.getTime() + 3 * 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const state = presenceState.codeOf(minutes_late > 0 ? 'late' : 'present')
    await db.insertInto('presences').values({ slot_id: slot.id, registration_id, state, minutes_late, source: 'admin' }).execute()
  })

describe('a referent’s own list', () => {
  it('tells what the company had each one follow this year, the next date and what waits for them', async () => {
    const ada = await tenant.aPerson({ first_name: 'Ada', last_name: 'Berger', company_id: company })
    const attended = await register(ada, 'Vendre', inYear(0), 'signedIn')
    await attend(attended.event, attended.id, inYear(0), 30)
    const former = await register(ada, 'Manager', inYear(1), 'present')
    await attend(former.event, former.id, inYear(1), 0)
    await register(ada, 'Négocier', soon(), 'invited')
    const next = await register(ada, 'Écrire', soon(), 'registered')
    await register(ada, 'Pour elle seule', soon(), 'toPay', null)
    await register(ada, 'Annulée', soon(), 'cancelled')
    const { results } = await list(referent)
    const { figures } = results.find(({ id }) => id === ada.id)!
    const { start_date } = await tenant.inTenant((db) =>
      db.selectFrom('events').select('start_date').where('id', '=', next.event).executeTakeFirstOrThrow(),
    )
    const sameYear = start_date!.getFullYear() === new Date().getFullYear()
    expect(figures).toEqual({ events_of_year: sameYear ? 2 : 1, minutes_of_year: 150, next_date: start_date, to_do: 1 })
    expect(results.find(({ id }) => id === referent.id)!.figures).toEqual({
      events_of_year: 0,
      minutes_of_year: 0,
      next_date: null,
      to_do: 0,
    })
  })

  it('filters by what people are registered to, and finds those nothing was done for in two years', async () => {
    const idle = await tenant.aPerson({ last_name: 'Colin', company_id: company })
    await register(idle, 'Il y a longtemps', inYear(4), 'signedIn')
    await register(idle, 'Par elle-même', soon(), 'registered', null)
    expect(await namesOf([{ field: 'event_title', comparator: 'contains', value: 'ecrire' }])).toEqual(['Berger'])
    expect(await namesOf([{ field: 'is_idle', comparator: '=', value: true }])).toEqual(['Colin', 'Fabre'])
    expect(await namesOf([{ field: 'is_idle', comparator: '=', value: false }])).toEqual(['Berger'])
  })

  it('sorts and filters by nothing a referent does not read', async () => {
    for (const field of [
      'town',
      'code_postal',
      'department',
      'region_name',
      'manager_name',
      'consents_to',
      'has_unpaid_bill',
      'last_login_at',
    ])
      await expect(list(referent, [{ field, comparator: 'X' }]), field).rejects.toMatchObject({ status: 422 })
    await expect(list(referent, [], 'last_login_at')).rejects.toMatchObject({ status: 422 })
    expect((await list(referent, [{ field: 'status', comparator: '=', value: 'active' }], '-mail')).count).toBeGreaterThan(0)
  })

  it('the people of one company bear their figures for an administrator too, those of all do not', async () => {
    const query = { page: 1, page_size: 100 } as const
    const params = { client: tenant.name }
    const ofCompany = await callAs(program, admin, contract.list, { params, query: { ...query, company } })
    expect(ofCompany.results.find(({ last_name }) => last_name === 'Berger')!.figures?.minutes_of_year).toBe(150)
    const all = await callAs(program, admin, contract.list, { params, query })
    expect(all.results.every(({ figures }) => figures === null)).toBe(true)
  })
})

describe('asking that someone join one’s company', () => {
  const ask = (who: Persona, mail: string) =>
    callAs(program, who, teamContract.requestAttachment, { params: { client: tenant.name }, body: { mail } })
  const tasksAbout = (id: number) =>
    tenant.inTenant((db) =>
      db.selectFrom('tasks').select(['label', 'todo_user_id', 'detail_text']).where('user_id', '=', id).orderBy('id').execute(),
    )
  const companyOf = (id: number) =>
    tenant.inTenant(
      async (db) => (await db.selectFrom('users').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()).company_id,
    )

  it('attaches nobody: it becomes an administrator’s task about the person, once', async () => {
    const person = await tenant.aPerson({ first_name: 'Noé', last_name: 'Petit', company_id: otherCompany })
    await ask(referent, person.mail.toUpperCase())
    await ask(referent, person.mail)
    const tasks = await tasksAbout(person.id)
    expect(tasks).toMatchObject([{ label: 'Rattachement à vérifier\u00A0: Noé Petit, Atelier Martin', todo_user_id: admin.id }])
    expect(tasks[0]!.detail_text).toContain('Rita Fabre demande que Noé Petit')
    expect(await companyOf(person.id)).toBe(otherCompany)
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('info').where('action', '=', 'ask_attachment').where('subject_id', '=', person.id).execute(),
    )
    expect(traces).toEqual([{ info: 'Atelier Martin' }, { info: 'Atelier Martin' }])
  })

  it('is the task of who follows the company, when somebody does', async () => {
    const follower = await tenant.aPerson({ profile_code: 'CNS' })
    await tenant.inTenant((db) => db.updateTable('companies').set({ manager_id: follower.id }).where('id', '=', otherCompany).execute())
    const other = await tenant.aReferent(otherCompany)
    const person = await tenant.aPerson()
    await ask(other, person.mail)
    expect(await tasksAbout(person.id)).toMatchObject([{ todo_user_id: follower.id }])
  })

  it('answers the same for a mail nobody has, and is no right of anybody else', async () => {
    const before = await tenant.inTenant((db) => db.selectFrom('tasks').select('id').execute())
    expect(await ask(referent, 'personne@essai.test')).toEqual({ done: true })
    expect(await tenant.inTenant((db) => db.selectFrom('tasks').select('id').execute())).toEqual(before)
    await expect(ask(await tenant.aPerson({ company_id: company }), 'personne@essai.test')).rejects.toMatchObject({ status: 403 })
    await expect(ask(admin, 'personne@essai.test')).rejects.toMatchObject({ status: 403 })
  })
})
