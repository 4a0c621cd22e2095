import { contactsContract } from '@kxo/domain/contacts/contract'
import { historyContract } from '@kxo/domain/history/contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { tracesContract } from '@kxo/domain/traces/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginWork, endWork } from '../../platform/work/works.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { trace } from '../traces/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  person = await tenant.aPerson({ first_name: 'Ana', last_name: 'Roy' })
})
afterAll(() => program.close())

type TraceQuery = { action?: string; family?: 'records' | 'connections' | 'tasks'; user?: number; task_id?: number; days?: number }
const traces = async (who: Persona, query: TraceQuery = {}) =>
  (await callAs(program, who, historyContract.traces, { params: { client: tenant.name }, query: query as never })) as {
    results: {
      id: number
      action: string
      is_private: boolean
      user_name: string | null
      source: string | null
      subject_name: string | null
    }[]
    count: number
  }
const changeTown = async (town: string) => {
  const params = { client: tenant.name, id: person.id }
  const { version } = await callAs(program, admin, contactsContract.get, { params })
  await callAs(program, admin, contactsContract.change, { params, body: { version, town } })
}
const townOf = async () => (await callAs(program, admin, contactsContract.get, { params: { client: tenant.name, id: person.id } })).town
const lastChange = async () => {
  const { results } = await traces(admin, { user: person.id })
  const line = results.find(({ action }) => action === 'update_user')
  if (!line) throw new Error('the change left no trace')
  return line.id
}

it('a change of a person is told with who, from where, before and after (A35), and its former value can be given back', async () => {
  await changeTown('Nantes')
  await changeTown('Rezé')
  const { results } = await traces(admin, { family: 'records', user: person.id })
  expect(results[0]).toMatchObject({
    action: 'update_user',
    user_name: 'Claire Moreau',
    subject_name: 'Ana Roy',
    source: 'screen',
    is_private: false,
    changes: [{ field: 'town', before: 'Nantes', after: 'Rezé', is_restorable: true }],
  })
  const params = { client: tenant.name, id: person.id }
  const body = { trace: await lastChange(), field: 'town', reason: 'Saisie par erreur' }
  const limited = await tenant.anAdmin({ is_restricted: 2 })
  await expect(callAs(program, limited, historyContract.restore, { params, body })).rejects.toMatchObject({ status: 403 })
  expect(await townOf()).toBe('Rezé')
  await callAs(program, admin, historyContract.restore, { params, body })
  expect(await townOf()).toBe('Nantes')
  const after = await traces(admin, { user: person.id })
  expect(after.results.map(({ action }) => action).slice(0, 2)).toEqual(['restore_value', 'update_user'])
  await expect(callAs(program, admin, historyContract.restore, { params, body: { ...body, field: 'mail' } })).rejects.toMatchObject({
    code: 'notRestorable',
  })
  const other = await tenant.aPerson()
  await expect(callAs(program, admin, historyContract.restore, { params: { ...params, id: other.id }, body })).rejects.toMatchObject({
    status: 404,
  })
})

it('private acts are read by full administrators only, nothing by consultants, users and other tenants (B6)', async () => {
  await tenant.asMachine((context) => trace(context, { action: 'login_failed', user_id: person.id }))
  await tenant.asMachine((context) => trace(context, { action: 'create_company' }))
  const actions = async (who: Persona) => new Set((await traces(who)).results.map(({ action }) => action))
  expect(await actions(admin)).toEqual(expect.objectContaining(new Set(['login_failed', 'create_company'])))
  for (const is_restricted of [1, 2] as const) {
    const seen = (await traces(await tenant.anAdmin({ is_restricted }))).results
    expect(seen.map(({ action }) => action)).toContain('create_company')
    expect(seen.filter(({ is_private }) => is_private)).toEqual([])
  }
  for (const profile of [{ profile_code: 'CNS' as const }, { profile_code: 'REC' as const, is_admin: true }, {}])
    await expect(traces(await tenant.aPerson(profile))).rejects.toMatchObject({ status: 403 })
  const elsewhere = await aTenant(program)
  const stranger = await elsewhere.anAdmin()
  await expect(traces(stranger)).rejects.toMatchObject({ status: 404 })
})

it('consents and requests on data are for full administrators', async () => {
  await tenant.inTenant(async (db) => {
    await db
      .insertInto('consents')
      .values({ user_id: person.id, channel: 'mail', is_given: true, wording: 'Recevoir la lettre', source: 'own' })
      .execute()
    await db.insertInto('data_requests').values({ user_id: person.id, kind: 'erasure', due_on: '2020-01-31' }).execute()
  })
  const params = { client: tenant.name }
  const query = {} as never
  expect(await callAs(program, admin, historyContract.consents, { params, query })).toMatchObject({
    results: [{ user_name: 'Ana Roy', channel: 'mail', is_given: true, wording: 'Recevoir la lettre' }],
  })
  expect(await callAs(program, admin, historyContract.dataRequests, { params, query })).toMatchObject({
    results: [{ user_name: 'Ana Roy', kind: 'erasure', status: 'asked', is_late: true }],
  })
  const limited = await tenant.anAdmin({ is_restricted: 2 })
  await expect(callAs(program, limited, historyContract.consents, { params, query })).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, limited, historyContract.dataRequests, { params, query })).rejects.toMatchObject({ status: 403 })
})

it('a task’s own history follows it (A37), and what a screen records never passes for a verb', async () => {
  const task = await callAs(program, admin, tasksContract.create, { body: { data: { label: 'Rappeler Ana', user_id: person.id } } })
  expect((await traces(admin, { task_id: task.id })).results).toMatchObject([{ action: 'create_task', subject_name: 'Rappeler Ana' }])
  const body = { action: 'sign_attendance', by_user: 'someone else', task_id: task.id, status: 'seen', user: admin.id, private: false }
  await callAs(program, person, tracesContract.trace, { params: { client: tenant.name }, body })
  const [traced] = (await traces(admin, { action: 'screen:sign_attendance' })).results
  // A user neither publishes an act nor writes it on somebody else's record.
  expect(traced).toMatchObject({ user_id: person.id, task_id: task.id, status: 'seen', is_private: true, subject: null })
})

it('long works are listed with their author and their end (A37)', async () => {
  const id = await tenant.asMachine(async (context) => {
    const work = await beginWork(context, { kind: 'import', total: 3 })
    await endWork(context, work, { status: 'failed', done: 2, failed: 1 })
    return work
  })
  const limited = await tenant.anAdmin({ is_restricted: 1 })
  const params = { client: tenant.name }
  expect(await callAs(program, limited, historyContract.works, { params, query: {} as never })).toMatchObject({
    results: [{ id, kind: 'import', status: 'failed', done: 2, failed: 1, total: 3, has_report: false }],
  })
  await expect(callAs(program, admin, historyContract.workReport, { params: { ...params, id } })).rejects.toMatchObject({ status: 404 })
})

it('get-user_to_alert names the manager and the referents of the company', async () => {
  const company = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Ateliers Morel' }).returning('id').executeTakeFirstOrThrow(),
  )
  const referent = await tenant.aReferent(company.id)
  const member = await tenant.aPerson({ company_id: company.id })
  await tenant.inTenant((db) => db.updateTable('users').set({ manager_id: admin.id }).where('id', '=', member.id).execute())
  const alerted = await callAs(program, admin, historyContract.usersToAlert, { query: { id: member.id } })
  expect(new Set(alerted.map(({ id }) => id))).toEqual(new Set([admin.id, referent.id]))
  await expect(callAs(program, member, historyContract.usersToAlert, { query: { id: member.id } })).rejects.toMatchObject({ status: 403 })
})

it('an export holds what is shown, and is itself remembered', async () => {
  const response = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/traces/?family=records&format=csv&columns=at,action,subject_name,changes`,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
  })
  expect(response.body).toContain('Nantes → Rezé')
  expect((await traces(admin, { action: 'export_list' })).count).toBe(1)
})
