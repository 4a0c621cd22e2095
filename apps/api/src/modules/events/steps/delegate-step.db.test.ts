import { eventsContract } from '@kxo/domain/events/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const delegate = (admin: Persona, tenant: TenantWorld, id: number, body: { responsible_id: number | null; due_on: string | null }) =>
  callAs(program, admin, eventsContract.delegateStep, { params: { client: tenant.name, id, step: 'pricing' }, body })

test('a step is given to somebody by a day, who finds one task however often the day moves; and taken back', async () => {
  const tenant = await aTenant(program, { own: ['delegation'] })
  const admin = await tenant.anAdmin()
  const colleague = await tenant.anAdmin()
  const { id } = await aTraining(tenant, admin.id)
  await delegate(admin, tenant, id, { responsible_id: colleague.id, due_on: '2031-03-01' })
  const delegated = await delegate(admin, tenant, id, { responsible_id: colleague.id, due_on: '2031-03-15' })
  expect(delegated.delegations).toMatchObject([{ step: 'pricing', responsible_id: colleague.id, due_on: '2031-03-15' }])
  const tasks = await tenant.inTenant((db) => db.selectFrom('tasks').select(['label', 'todo_user_id']).where('event_id', '=', id).execute())
  expect(tasks).toEqual([{ label: 'Tarifs\u00A0: Prévenir les risques', todo_user_id: colleague.id }])
  expect((await delegate(admin, tenant, id, { responsible_id: null, due_on: null })).delegations).toEqual([])
})

test('a tenant that does not delegate has no step to give', async () => {
  const tenant = await aTenant(program, { own: [] })
  const admin = await tenant.anAdmin()
  const { id } = await aTraining(tenant, admin.id)
  await expect(delegate(admin, tenant, id, { responsible_id: admin.id, due_on: null })).rejects.toMatchObject({ status: 403 })
})
