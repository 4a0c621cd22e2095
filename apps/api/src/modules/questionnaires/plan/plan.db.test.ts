import { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answersIn } from '../../../testing/answers-in.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { raiseAlertJob } from '../jobs.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let owner: Persona
let world: ReturnType<typeof answersIn>
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  owner = await tenant.anAdmin({ first_name: 'Odile', last_name: 'Owner' })
  world = answersIn(program, tenant, admin)
})

const today = dayInZone(new Date(), 'Europe/Paris')
const soon = addDays(today, 10)
const here = () => ({ params: { client: tenant.name } })
type Draft = { form?: number; response?: number; question?: string; due_on?: string | null; label?: string; owner?: number }
const decide = (kind: 'action' | 'task' | 'complaint', draft: Draft = {}, who = admin) =>
  callAs(program, who, contract.addAction, {
    ...here(),
    body: { kind, label: 'Revoir les exercices', owner: owner.id, due_on: soon, ...draft },
  })
const plan = (
  query: { form?: number; response?: number; filters?: { field: string; comparator: '='; value: string }[] } = {},
  who = admin,
) =>
  callAs(program, who, contract.actions, { ...here(), query: { page: 1, page_size: 25, ...query } }) as Promise<{
    results: { id: number; label: string; kind: string; status: string; owner_name: string; said: string | null }[]
  }>
const labelsOf = async (query: Parameters<typeof plan>[0] = {}) => (await plan(query)).results.map(({ label }) => label)
/** A questionnaire whose third answer is a low score with a verbatim. */
async function anAnsweredForm({ is_anonymous = false } = {}) {
  const form = await world.aForm()
  const { event, attendees } = await world.aSentEvent(form, { is_anonymous })
  const texts = { better: 'Un exercice de plus' }
  for (const [rank, person] of attendees.entries()) await world.answer(person, event, form, 4, rank === 2 ? 3 : 9, rank === 2 ? texts : {})
  const { id } = await tenant.inTenant((db) =>
    db.selectFrom('questionnaire_responses').select('id').where('recommendation', '=', 3).executeTakeFirstOrThrow(),
  )
  return { form, event, attendees, response: id }
}
const tasks = () => tenant.inTenant((db) => db.selectFrom('tasks').selectAll().orderBy('id').execute())

describe('an action of the plan (FOR-43, 32)', () => {
  test('is decided of a verbatim, given as a task, done where tasks are done, then taken up again', async () => {
    const { form, event, response, attendees } = await anAnsweredForm()
    const added = await decide('action', { form, response, question: 'better' })
    expect(added).toMatchObject({ kind: 'action', status: 'todo', owner: owner.id, said: 'Un exercice de plus', event, is_late: false })
    expect(added.question).toMatch(/améliorer/)
    const [task] = await tasks()
    expect(task).toMatchObject({ todo_user_id: owner.id, event_id: event, user_id: attendees[2]?.id, label: 'Revoir les exercices' })
    expect(task?.detail_text).toMatch(/Un exercice de plus/)
    const rung = await tenant.inTenant((db) =>
      db
        .selectFrom('notifications')
        .select('user_id')
        .where('task_id', '=', task?.id ?? 0)
        .execute(),
    )
    expect(rung).toEqual([{ user_id: owner.id }])
    expect(await labelsOf({ response })).toEqual(['Revoir les exercices'])
    await callAs(program, owner, tasksContract.change, { params: { id: task?.id ?? 0 }, body: { status: 'done' } })
    const done = await callAs(program, admin, contract.action, { params: { client: tenant.name, id: added.id } })
    expect(done).toMatchObject({ status: 'done', closed_by_name: 'Odile Owner' })
    const change = (result: string | null, due_on = soon) =>
      callAs(program, admin, contract.changeAction, {
        params: { client: tenant.name, id: added.id },
        body: { label: done.label, owner: owner.id, due_on, result, version: done.version },
      })
    await expect(change(null, addDays(soon, 1))).rejects.toMatchObject({ status: 409, code: 'actionClosed' })
    expect(await change('Deux exercices ajoutés.')).toMatchObject({ result: 'Deux exercices ajoutés.', status: 'done' })
    const again = await callAs(program, admin, contract.reopenAction, {
      params: { client: tenant.name, id: added.id },
      body: { owner: admin.id, due_on: soon },
    })
    expect(again).toMatchObject({ status: 'todo', owner: admin.id, closed_at: null, result: 'Deux exercices ajoutés.' })
    expect((await tasks()).map(({ status }) => status)).toEqual(['done', 'todo'])
  })

  test('is carried out from the plan once, with what came of it; its task is closed and its author told', async () => {
    const added = await decide('action', {}, owner)
    const finish = () =>
      callAs(program, admin, contract.finishAction, { params: { client: tenant.name, id: added.id }, body: { result: 'Fait.' } })
    expect(await finish()).toMatchObject({ status: 'done', result: 'Fait.', form: null })
    await expect(finish()).rejects.toMatchObject({ status: 409, code: 'actionClosed' })
    expect((await tasks()).map(({ status, closed_by }) => [status, closed_by])).toEqual([['done', admin.id]])
  })

  test('changes with its task: label, owner and date; somebody else’s save is not overwritten', async () => {
    const added = await decide('action')
    const body = { label: 'Revoir les cas', owner: admin.id, due_on: addDays(soon, 3), result: null, version: added.version }
    const at = { params: { client: tenant.name, id: added.id }, body }
    expect(await callAs(program, admin, contract.changeAction, at)).toMatchObject({ label: 'Revoir les cas', owner: admin.id })
    const [task] = await tasks()
    expect(task).toMatchObject({ label: 'Revoir les cas', todo_user_id: admin.id })
    expect(dayInZone(task?.todo_date ?? new Date(0), 'Europe/Paris')).toBe(addDays(soon, 3))
    await expect(callAs(program, admin, contract.changeAction, at)).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
  })

  test('as a complaint stands in the register, which follows it', async () => {
    const { form, response, event } = await anAnsweredForm()
    const added = await decide('complaint', { form, response, question: 'better', due_on: null, label: 'Exercices' })
    expect(added).toMatchObject({ kind: 'complaint', owner: owner.id, status: 'todo' })
    const { results } = (await callAs(program, admin, complaintsContract.complaints, { ...here(), query: { page: 1, page_size: 25 } })) as {
      results: { id: number; version: number }[]
    }
    expect(results).toEqual([
      expect.objectContaining({ category: 'Exercices', statement: 'Un exercice de plus', event, owner: owner.id, received_on: today }),
    ])
    const at = { params: { client: tenant.name, id: added.id } }
    await expect(callAs(program, admin, contract.finishAction, { ...at, body: { result: null } })).rejects.toMatchObject({
      code: 'inRegister',
    })
    const complaint = await callAs(program, admin, complaintsContract.complaint, {
      params: { client: tenant.name, id: results[0]?.id ?? 0 },
    })
    await callAs(program, admin, complaintsContract.changeComplaint, {
      params: { client: tenant.name, id: complaint.id },
      body: { ...complaint, cause: 'Trop courts', action: 'Exercices revus', closed_on: today },
    })
    expect(await callAs(program, admin, contract.action, at)).toMatchObject({ status: 'done', result: 'Exercices revus' })
  })

  test('is raised by an alert, and stands with the others; the plan is filtered, exported, and read on paper', async () => {
    const form = await world.aForm()
    await callAs(program, admin, contract.setAlert, { ...world.at(form), body: { question: 'recommendation', at_most: 6 } })
    const { event, attendees } = await world.aSentEvent(form)
    await world.answer(attendees[0] as Persona, event, form, 4, 3)
    await world.runWaiting(raiseAlertJob.name)
    await decide('action', { form })
    await decide('task')
    const all = (await plan()).results
    expect(all.map(({ kind, said }) => [kind, said])).toEqual([
      ['task', null],
      ['action', null],
      ['alert', '3 sur 10'],
    ])
    expect(await labelsOf({ form })).toHaveLength(2)
    const alerts = [{ field: 'kind', comparator: '=' as const, value: 'alert' }]
    expect((await plan({ filters: alerts })).results.map(({ kind }) => kind)).toEqual(['alert'])
    expect((await plan({ filters: [{ field: 'status', comparator: '=', value: 'done' }] })).results).toEqual([])
    expect((await plan({ filters: [{ field: 'is_late', comparator: '=', value: 'true' }] })).results).toEqual([])
    await tenant.inTenant((db) =>
      db
        .updateTable('tasks')
        .set({ todo_date: new Date(0) })
        .where('label', 'like', 'Alerte%')
        .execute(),
    )
    expect((await plan({ filters: [{ field: 'is_late', comparator: '=', value: 'true' }] })).results.map(({ kind }) => kind)).toEqual([
      'alert',
    ])
    const ask = (url: string) =>
      program.app.inject({ method: 'GET', url: `/api/clients/${tenant.name}${url}`, headers: { authorization: `Bearer ${admin.token}` } })
    const csv = await ask('/improvement-actions/?format=csv')
    expect(csv.body).toMatch(/Ce qui est décidé/)
    expect(csv.body).toMatch(/3 sur 10/)
    const pdf = await ask('/improvement-plan/')
    expect(pdf.statusCode).toBe(200)
    expect(pdf.body.startsWith('%PDF')).toBe(true)
  })
})

test('FOR-40: an action on an anonymous answer names nobody, and there is none while it may not be shown', async () => {
  const { form, response } = await anAnsweredForm({ is_anonymous: true })
  await decide('complaint', { form, response, question: 'better' })
  await decide('task', { form, response, question: 'better' })
  expect((await tasks()).map(({ user_id }) => user_id)).toEqual([null, null])
  const complaints = await tenant.inTenant((db) => db.selectFrom('complaints').select('person').execute())
  expect(complaints).toEqual([{ person: 'Anonyme' }])
  await tenant.inTenant((db) => db.deleteFrom('questionnaire_responses').where('id', '<>', response).execute())
  await expect(decide('task', { form, response, question: 'better' })).rejects.toMatchObject({ status: 404 })
  expect((await plan({ response })).results.map(({ said }) => said)).toEqual([null, null])
})

test('is decided by who may write, for people of the team, on days to come, about what was asked', async () => {
  const { form, response } = await anAnsweredForm()
  await expect(decide('action', { due_on: addDays(today, -1) })).rejects.toMatchObject({ status: 422 })
  await expect(decide('action', { due_on: null })).rejects.toMatchObject({ status: 422 })
  await expect(decide('action', { owner: (await tenant.aPerson()).id })).rejects.toMatchObject({ status: 422 })
  await expect(decide('alert' as never)).rejects.toMatchObject({ status: 422 })
  await expect(decide('action', { response })).rejects.toMatchObject({ status: 404 })
  await expect(decide('action', { form, question: 'nothing' })).rejects.toMatchObject({ status: 404 })
  await expect(decide('action', {}, await tenant.anAdmin({ is_restricted: 1 }))).rejects.toMatchObject({ status: 403 })
  expect((await plan({}, await tenant.anAdmin({ is_restricted: 1 }))).results).toEqual([])
  await expect(plan({}, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
})
