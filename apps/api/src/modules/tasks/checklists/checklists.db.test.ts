import { checklistContract as contract } from '@kxo/domain/tasks/checklists/checklist-contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let consultant: Persona
let learner: Persona
const day = 86_400_000

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  consultant = await tenant.aPerson({ profile_code: 'CNS' })
  learner = await tenant.aPerson()
  await tenant.inTenant((db) => db.updateTable('users').set({ has_tasks: true }).where('id', '=', consultant.id).execute())
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const items = [
  { label: 'Réserver la salle', edge: 'start', days: -30 },
  { label: 'Envoyer les attestations', edge: 'end', days: 1 },
] as const
const write = (who: Persona, name: string) => callAs(program, who, contract.create, { params: here(), body: { name, items: [...items] } })
const anEvent = () => {
  const start_at = new Date(Math.ceil(Date.now() / day) * day + 10 * day + day / 3)
  return aSession(tenant, { title: 'Oser', slots: [{ start_at, end_at: new Date(start_at.getTime() + day / 6) }] })
}

test('a list is written by administrators, under a name of its own, one version at a time', async () => {
  const list = await write(admin, 'Session')
  expect(list.items).toEqual(items.map((item) => ({ ...item, key: expect.any(String) })))
  for (const who of [consultant, learner]) await expect(write(who, 'Autre')).rejects.toMatchObject({ status: 403 })
  await expect(write(admin, 'Session')).rejects.toMatchObject({ status: 422, details: [{ field: 'name' }] })
  const change = (version: number, days: number) =>
    callAs(program, admin, contract.change, {
      params: { ...here(), id: list.id },
      body: { name: 'Session', items: [{ ...list.items[0]!, days }], version },
    })
  expect((await change(list.version, -45)).items).toEqual([{ ...list.items[0], days: -45 }])
  await expect(change(list.version, -60)).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
  await expect(callAs(program, learner, contract.list, { params: here() })).rejects.toMatchObject({ status: 403 })
  expect(await callAs(program, consultant, contract.list, { params: here() })).toMatchObject([{ name: 'Session' }])
})

test('an event is given its tasks once, dated from its days, and what should be done by now is due at once', async () => {
  const list = await write(admin, 'Une fois')
  const event = await anEvent()
  const params = { ...here(), id: event.id, checklist: list.id }
  const plan = () => callAs(program, consultant, contract.plan, { params })
  expect((await plan()).tasks.map(({ label, state }) => [label, state])).toEqual([
    ['Réserver la salle', 'late'],
    ['Envoyer les attestations', 'new'],
  ])
  const apply = (todo_user_id = consultant.id) => callAs(program, admin, contract.apply, { params, body: { todo_user_id } })
  await expect(callAs(program, learner, contract.apply, { params, body: { todo_user_id: learner.id } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(apply(999_999)).rejects.toMatchObject({ status: 422 })
  expect([await apply(), await apply()]).toEqual([{ added: 2 }, { added: 0 }])
  expect((await plan()).tasks.map(({ state }) => state)).toEqual(['present', 'present'])
  const found = await callAs(program, consultant, tasksContract.list, {
    query: { page: 1, page_size: 25, scope: 'mine', tab: 'todo', event: event.id },
  })
  expect(found).toMatchObject({ count: 2, results: expect.arrayContaining([expect.objectContaining({ title: 'Réserver la salle' })]) })
  // A line it gained since is the only one to give.
  await callAs(program, admin, contract.change, {
    params: { ...here(), id: list.id },
    body: { name: list.name, items: [...list.items, { label: 'Facturer', edge: 'end', days: 5 }], version: list.version },
  })
  expect(await apply()).toEqual({ added: 1 })
  await callAs(program, admin, contract.remove, { params: { ...here(), id: list.id } })
  await expect(plan()).rejects.toMatchObject({ status: 404 })
})
