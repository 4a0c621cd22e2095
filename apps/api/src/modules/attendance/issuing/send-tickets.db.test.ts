import { attendanceContract } from '@kxo/domain/attendance/contract'
import { documentsContract } from '@kxo/domain/documents/contract'
import type { TicketState } from '@kxo/domain/documents/ticket-state'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const day = 86_400_000
const inDays = (n: number) => ({ start_date: new Date(Date.now() + n * day), end_date: new Date(Date.now() + n * day + 3_600_000) })
const here = () => ({ params: { client: tenant.name } })
const page = { page: 1, page_size: 25 }
const lacking = async () =>
  (await callAs(program, admin, registrationsContract.list, { ...here(), query: { ...page, lacks_ticket: true } })).results.map(
    ({ id }) => id,
  )
const tickets = async (ticket: TicketState) =>
  (await callAs(program, admin, documentsContract.documents, { ...here(), query: { ...page, ticket } })).results.map(
    ({ registration }) => registration,
  )
const send = (registrations?: number[], who = admin) =>
  callAs(program, who, attendanceContract.sendTickets, { ...here(), body: registrations ? { registrations } : {} })

test('places of the days to come without a ticket are listed, sent once, and followed until they are used or void', async () => {
  const [soon, later] = [await anOpenEvent(tenant, inDays(5)), await anOpenEvent(tenant, inDays(40))]
  const people = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
  const ids: number[] = []
  for (const { id } of people) ids.push((await aRegistration(tenant, soon, id)).id)
  await aRegistration(tenant, later, people[0]!.id)
  expect(await lacking()).toHaveLength(3)
  await expect(send([ids[0]!], people[0]!)).rejects.toMatchObject({ status: 403 })
  expect(await send([ids[0]!])).toEqual({ sent: 1 })
  expect(await send()).toEqual({ sent: 3 })
  const queued = await waitingJobs(program, tenant.id, 'issue-ticket')
  expect(queued.length).toBeGreaterThanOrEqual(3)
  for (const data of queued) await runJobNow(program, tenant.id, 'issue-ticket', data)
  expect(await lacking()).toEqual([])
  expect(await send()).toEqual({ sent: 0 })
  expect(new Set(await tickets('sent'))).toEqual(new Set(ids))
  await tenant.inTenant(async (db) => {
    await db.updateTable('registrations').set({ checked_in_at: new Date() }).where('id', '=', ids[0]!).execute()
    await db.updateTable('registrations').set({ status: 9 }).where('id', '=', ids[1]!).execute()
  })
  expect([await tickets('sent'), await tickets('used'), await tickets('void')]).toEqual([[ids[2]], [ids[0]], [ids[1]]])
  const mails = await tenant.inTenant((db) => db.selectFrom('mails').select('user_id').where('moment', '=', 'register_guest').execute())
  expect(mails).toHaveLength(3)
})
