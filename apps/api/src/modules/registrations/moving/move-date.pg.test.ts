import { eventsContract } from '@kxo/domain/events/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { moveContract } from '@kxo/domain/registrations/moving/move-contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const places = 5
const crowd = 20

let program: Program
let tenant: TenantWorld
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

type Registered = { person: Persona; id: number }
async function register(event: number, count: number): Promise<Registered[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const person = await tenant.aPerson()
      const params = { client: tenant.name, id: event }
      return { person, id: (await callAs(program, person, registrations.start, { params, body: { submit: true } })).id }
    }),
  )
}
async function move({ person, id }: Registered, event: number): Promise<number> {
  const response = await fetch(`${address}/api${fillPath(moveContract.moveDate.path, { client: tenant.name, id })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event }),
  })
  await response.arrayBuffer()
  return response.status
}
const counted = async (event: number): Promise<{ taken: number; held: number }> =>
  (
    await program.database.pool.query(
      `select (select taken from event_places where tenant_id = $1 and event_id = $2) as taken,
              (select count(*)::int from registrations where tenant_id = $1 and event_id = $2 and holds_place(status)) as held`,
      [tenant.id, event],
    )
  ).rows[0]

it('never gives more places than a date has when everybody moves there, and others away from it, at once', async () => {
  const title = `Formation ${Date.now()}`
  const wide = await anOpenEvent(tenant, { title, max_participants: crowd * 2 })
  const narrow = await anOpenEvent(tenant, { title, max_participants: places })
  const [comers, leavers] = [await register(wide, crowd), await register(narrow, places)]
  const acts = [...comers.map((one) => () => move(one, narrow)), ...leavers.map((one) => () => move(one, wide))]
  const answers = await Promise.all(acts.sort(() => Math.random() - 0.5).map((run) => run()))
  // Two who swap wait for each other: nothing ends on a deadlock, and whoever is refused keeps the place they had.
  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const [there, here] = [await counted(narrow), await counted(wide)]
  expect(there.held).toBeLessThanOrEqual(places)
  expect([there.taken, here.taken]).toEqual([there.held, here.held])
  expect(there.held + here.held).toBe(crowd + places)
})

const activity = { enrolment: 'optional', choice_group: '', is_online: false } as const
/** Two dates with one workshop, `there` with few places of it, and a crowd that chose it here. */
async function twoWorkshops(title: string, there: number) {
  const [wide, other] = [
    await anOpenEvent(tenant, { title, max_participants: 100 }),
    await anOpenEvent(tenant, { title, max_participants: 100 }),
  ]
  const admin = await tenant.anAdmin()
  const add = (id: number, max_participants: number) =>
    callAs(program, admin, eventsContract.addActivity, {
      params: { client: tenant.name, id },
      body: { ...activity, title: 'Voix', max_participants },
    })
  const [here, few] = [await add(wide, 100), await add(other, there)]
  const people = await register(wide, crowd)
  for (const { person, id } of people)
    await callAs(program, person, activityContract.choose, { params: { client: tenant.name, id }, body: { activities: [here.id] } })
  return { other, few: few.id, people }
}
const chosenOf = async (id: number): Promise<{ taken: number; chosen: number }> =>
  (
    await program.database.pool.query(
      `select (select taken from event_places where tenant_id = $1 and event_id = $2) as taken,
              (select count(*)::int from registration_activities c join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
                where c.tenant_id = $1 and c.activity_id = $2 and holds_place(r.status)) as chosen`,
      [tenant.id, id],
    )
  ).rows[0]

it('moves everybody at once, and gives the few places of the workshop there to as many: the others move without it', async () => {
  const { other, few, people } = await twoWorkshops(`Ateliers ${Date.now()}`, places)
  const answers = await Promise.all(people.map((one) => move(one, other)))
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(await chosenOf(few)).toEqual({ taken: places, chosen: places })
})

it('refuses some who could have moved without it when nothing holds the counters while what follows is read', control, async () => {
  const { other, people } = await twoWorkshops(`Ateliers sans verrou ${Date.now()}`, places)
  const answers: number[] = []
  const removal = { strip: noRowLockOn('event_places') }
  await withoutProtection(program, removal, async () => {
    answers.push(...(await Promise.all(people.map((one) => move(one, other)))))
  })
  expect(answers.filter((status) => status !== 200).length).toBeGreaterThan(0)
})

let guard = ''
afterEach(async () => {
  if (guard) await program.database.pool.query(guard)
})
it('oversells with the same requests when nothing holds the counter between reading and taking', control, async () => {
  const { rows } = await program.database.pool.query(`select pg_get_functiondef('guard_places'::regproc) as text`)
  guard = rows[0].text
  await program.database.pool.query(`
    create or replace function guard_places() returns trigger language plpgsql as $$
    declare seen event_places%rowtype;
    begin
      if tg_op <> 'INSERT' then return null; end if;
      select * into seen from event_places where tenant_id = new.tenant_id and event_id = new.event_id;
      perform pg_sleep(0.05);
      if seen.taken >= seen.max_participants then raise exception 'full' using errcode = 'KX001'; end if;
      update event_places set taken = seen.taken + 1 where tenant_id = new.tenant_id and event_id = new.event_id;
      return null;
    end $$`)
  const title = `Sans verrou ${Date.now()}`
  const wide = await anOpenEvent(tenant, { title, max_participants: crowd * 2 })
  const narrow = await anOpenEvent(tenant, { title, max_participants: places })
  const comers = await register(wide, crowd)
  const removal = { strip: noRowLockOn('event_places') }
  await withoutProtection(program, removal, () => Promise.all(comers.map((one) => move(one, narrow))))
  expect((await counted(narrow)).held).toBeGreaterThan(places)
})
