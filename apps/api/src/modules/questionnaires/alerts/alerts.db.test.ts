import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answersIn } from '../../../testing/answers-in.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { raiseAlertJob, raiseAnonymousAlertsJob } from '../jobs.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let world: ReturnType<typeof answersIn>
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  world = answersIn(program, tenant, admin)
})

const tasks = () =>
  tenant.inTenant((db) =>
    db.selectFrom('tasks').select(['label', 'detail_text', 'todo_user_id', 'user_id', 'event_id', 'created_by']).orderBy('id').execute(),
  )
const setAlert = (form: number, question: string, at_most: number | null, who = admin) =>
  callAs(program, who, contract.setAlert, { ...world.at(form), body: { question, at_most } })
const responses = (form: number, filters?: { field: string; comparator: '='; value: string }[]) =>
  callAs(program, admin, contract.responses, { ...world.at(form), query: { page: 1, page_size: 25, ...(filters && { filters }) } })
const listed = async (filters?: { field: string; comparator: '>'; value: number }[]) =>
  (
    (await callAs(program, admin, contract.list, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, ...(filters && { filters }) },
    })) as { results: { id: number; alerts: number }[] }
  ).results

test('a low score is a task of whoever is responsible for the event, once, and is found among the answers', async () => {
  const responsible = await tenant.anAdmin()
  const form = await world.aForm()
  await setAlert(form, 'recommendation', 6)
  await setAlert(form, 'teaching', 2)
  const { event, attendees } = await world.aSentEvent(form, { responsible_id: responsible.id })
  const [anne, bob, chloe] = attendees as [Persona, Persona, Persona]
  await world.answer(anne, event, form, 5, 7)
  await world.answer(bob, event, form, 5, 6)
  await world.answer(chloe, event, form, 2, 3)
  expect(await waitingJobs(program, tenant.id, raiseAlertJob.name)).toHaveLength(2)
  await world.runWaiting(raiseAlertJob.name)
  await world.runWaiting(raiseAlertJob.name)
  const [ofBob, ofChloe, ...others] = await tasks()
  expect(others).toEqual([])
  expect(ofBob).toMatchObject({ todo_user_id: responsible.id, user_id: bob.id, event_id: event, created_by: null })
  expect(ofBob?.detail_text).toMatch(/Personne 1[\s\S]*recommander[\s\S]*: 6 sur 10/i)
  expect(ofBob?.detail_text).not.toMatch(/écoute/)
  expect(ofChloe?.detail_text).toMatch(/: 3 sur 10/)
  expect(ofChloe?.detail_text).toMatch(/: 2 sur 5/)
  const flagged = (await responses(form, [{ field: 'is_alert', comparator: '=', value: 'true' }])) as { results: { person: string }[] }
  expect(flagged.results.map(({ person }) => person).toSorted()).toEqual(
    [bob, chloe].map((_, rank) => expect.stringContaining(`Personne ${rank + 1}`)),
  )
  const quiet = await world.aForm()
  expect((await listed()).map(({ id, alerts }) => [id, alerts])).toEqual(
    expect.arrayContaining([
      [form, 2],
      [quiet, 0],
    ]),
  )
  expect((await listed([{ field: 'alerts', comparator: '>', value: 0 }])).map(({ id }) => id)).toEqual([form])
})

test('a score that was no alert when it was sent does not become one; one taken back raises none', async () => {
  const form = await world.aForm()
  const { event, attendees } = await world.aSentEvent(form)
  await world.answer(attendees[0] as Persona, event, form, 1, 0)
  await setAlert(form, 'recommendation', 6)
  await setAlert(form, 'recommendation', null)
  await world.answer(attendees[1] as Persona, event, form, 1, 0)
  expect(await waitingJobs(program, tenant.id, raiseAlertJob.name)).toEqual([])
  expect(await tasks()).toEqual([])
})

test('FOR-40: the alert of an anonymous answer names nobody, waits for the next day and for three answers', async () => {
  const form = await world.aForm()
  await setAlert(form, 'recommendation', 6)
  const { event, attendees } = await world.aSentEvent(form, { is_anonymous: true })
  const [anne, bob, chloe] = attendees as [Persona, Persona, Persona]
  const aDayLater = () => tenant.inTenant((db) => db.updateTable('questionnaire_responses').set({ answered_on: '2026-03-01' }).execute())
  const morning = () => runJobNow(program, tenant.id, raiseAnonymousAlertsJob.name, {})
  await world.answer(anne, event, form, 2, 2)
  await world.answer(bob, event, form, 5, 9)
  await aDayLater()
  await morning()
  expect(await waitingJobs(program, tenant.id, raiseAlertJob.name)).toEqual([])
  expect(await tasks()).toEqual([])
  expect((await listed()).find(({ id }) => id === form)?.alerts).toBe(0)
  await world.answer(chloe, event, form, 5, 9)
  await tenant.inTenant((db) =>
    db
      .updateTable('questionnaire_responses')
      .set({ answered_on: new Date().toISOString().slice(0, 10) })
      .execute(),
  )
  await morning()
  expect(await tasks()).toEqual([])
  await aDayLater()
  await morning()
  await morning()
  const raised = await tasks()
  expect(raised).toHaveLength(1)
  expect(raised[0]).toMatchObject({ todo_user_id: admin.id, user_id: null, created_by: null })
  expect(JSON.stringify(raised)).not.toMatch(/Personne \d/)
  expect(raised[0]?.detail_text).toMatch(/anonyme/i)
  const { rows } = await program.database.pool.query(
    `select count(*)::int as n from notifications where tenant_id = $1 and label::text ~ 'Personne'`,
    [tenant.id],
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('alerts are set on the scales alone, within their bounds, by who may write', async () => {
  const form = await world.aForm()
  const scales = await callAs(program, admin, contract.alerts, world.at(form))
  expect(scales.map(({ question, least, most, at_most }) => [question, least, most, at_most])).toContainEqual([
    'recommendation',
    0,
    10,
    null,
  ])
  expect(scales.map(({ question }) => question)).not.toContain('better')
  await expect(setAlert(form, 'better', 3)).rejects.toMatchObject({ status: 404 })
  await expect(setAlert(form, 'recommendation', 11)).rejects.toMatchObject({ status: 422 })
  await expect(setAlert(form, 'overall', 0)).rejects.toMatchObject({ status: 422 })
  await expect(setAlert(form, 'overall', 2, await tenant.anAdmin({ is_restricted: 1 }))).rejects.toMatchObject({ status: 403 })
  expect((await setAlert(form, 'overall', 2)).find(({ question }) => question === 'overall')?.at_most).toBe(2)
})
