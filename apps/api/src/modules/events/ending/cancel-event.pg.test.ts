import { eventsContract } from '@kxo/domain/events/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const crowd = 60

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })

/** People register while the event is cancelled; once its job has run, how many still hold a place. */
async function leftAfterRush(): Promise<{ held: number; taken: number }> {
  const event = await anOpenEvent(tenant, { max_participants: null })
  const people = await Promise.all(Array.from({ length: crowd }, () => tenant.aPerson()))
  const { version } = await callAs(program, admin, eventsContract.record, on(event))
  const cancelling = async () => {
    await callAs(program, admin, eventsContract.cancelEvent, { ...on(event), body: { version, reason: 'Grève', bills: 'task' } })
    await runJobNow(program, tenant.id, 'end-registrations', { event_id: event, reason: 'Grève' })
  }
  const registering = people.map(
    (person) => () => callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } }),
  )
  const rush: (() => Promise<unknown>)[] = [...registering.slice(0, crowd / 4), cancelling, ...registering.slice(crowd / 4)]
  await Promise.allSettled(rush.map((run) => run()))
  const holding = registrationStatus.codesOf(...registrationStatus.keys.filter(holdsPlace))
  const { rows } = await program.database.pool.query(
    `select (select count(*)::int from registrations where tenant_id = $1 and event_id = $2 and status = any($3)) as held,
            (select taken from event_places where tenant_id = $1 and event_id = $2) as taken`,
    [tenant.id, event, holding],
  )
  return { ...rows[0] }
}

describe('an event cancelled while people register', () => {
  test('leaves nobody registered: who comes after the cancellation is refused, who came before is ended', async () => {
    for (let round = 0; round < 3; round++) expect(await leftAfterRush()).toMatchObject({ held: 0, taken: 0 })
  })
})

describe('the control: without the guard', () => {
  let guard = ''
  afterEach(() => program.database.pool.query(guard))

  test('people stay registered for a cancelled event', control, async () => {
    const { rows } = await program.database.pool.query(`select pg_get_functiondef('guard_places'::regproc) as text`)
    guard = rows[0].text
    const without = guard.replace('taking > 0 and exists', 'false and exists')
    expect(without).not.toBe(guard)
    await program.database.pool.query(without)
    let left = 0
    for (let round = 0; round < 10 && left === 0; round++) left = (await leftAfterRush()).held
    expect(left).toBeGreaterThan(0)
  })
})
