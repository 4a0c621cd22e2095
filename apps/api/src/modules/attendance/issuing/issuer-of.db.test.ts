import { attendanceContract } from '@kxo/domain/attendance/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchName, organisedByBranch } from '../../../testing/a-branch.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { issuerOf } from './issuer-of.ts'
import { readTickets } from './read-ticket.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

test('papers bear the entity that organises, its activities’ too, and the default one where none was chosen', async () => {
  const [here, there, activity] = [await aTraining(tenant, admin.id), await aTraining(tenant, admin.id), await aTraining(tenant, admin.id)]
  const usual = await tenant.asMachine(async (context) => (await issuerOf(context, null)).name)
  await tenant.inTenant((db) => db.updateTable('events').set({ parent_id: there.id }).where('id', '=', activity.id).execute())
  const branch = await organisedByBranch(tenant, there.id)
  const nameFor = (event: number) => tenant.asMachine(async (context) => (await issuerOf(context, event)).name)
  expect([await nameFor(here.id), await nameFor(there.id), await nameFor(activity.id)]).toEqual([usual, branchName, branchName])

  const { organisation } = await callAs(program, admin, attendanceContract.sheet, { params: { client: tenant.name, id: there.id } })
  expect(organisation).toMatchObject({ name: branchName, siret: `${100_000_000 + there.id}00001` })

  // Tickets printed together, each for its own event.
  const learner = await tenant.aPerson()
  const registrations = await tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values(
        [here.id, there.id].map((event_id) => ({
          event_id,
          user_id: learner.id,
          status: registrationStatus.codeOf('registered'),
          code: `T${event_id}`,
        })),
      )
      .returning('id')
      .execute(),
  )
  const tickets = await tenant.asMachine((context) =>
    readTickets(
      context,
      registrations.map(({ id }) => id),
    ),
  )
  expect(tickets.map(({ print }) => print.letterhead.issuer.name)).toEqual([usual, branchName])

  await tenant.inTenant((db) => db.updateTable('entities').set({ archived_at: new Date() }).where('id', '=', branch).execute())
  expect(await nameFor(there.id)).toBe(usual)
})
