import { eventsContract } from '@kxo/domain/events/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { waitingContract as waiting } from '@kxo/domain/registrations/waiting/waiting-contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const places = 4
const crowd = 32

let program: Program
let tenant: TenantWorld
let admin: Persona
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
async function post(who: Persona, path: string, id: number, body: object = {}): Promise<number> {
  const response = await fetch(`${address}/api${fillPath(path, { client: tenant.name, id })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}
const add = (event: number, title: string) =>
  callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title, enrolment: 'optional', choice_group: 'Atelier', max_participants: places, is_online: false, has_waiting_list: true },
  })
type Somebody = { person: Persona; id: number }
/** Two workshops of one group, full, and a crowd registered for their event. */
async function fullWorkshops() {
  const event = await anOpenEvent(tenant, { max_participants: 100 })
  const [left, right] = [(await add(event, 'A')).id, (await add(event, 'B')).id]
  const people: Somebody[] = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const person = await tenant.aPerson()
      return { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id }
    }),
  )
  const [inLeft, inRight, others] = [people.slice(0, places), people.slice(places, places * 2), people.slice(places * 2)]
  for (const one of inLeft) expect(await choose(one, left)).toBe(200)
  for (const one of inRight) expect(await choose(one, right)).toBe(200)
  return { left, right, inLeft, inRight, others }
}
const choose = ({ person, id }: Somebody, activity: number) => post(person, activityContract.choose.path, id, { activities: [activity] })
const join = ({ person }: Somebody, activity: number) => post(person, waiting.join.path, activity)
const serve = (event_id: number) => runJobNow(program, tenant.id, 'offer-waiting-places', { event_id })
async function offersOf(activity: number): Promise<{ entry: number; user: number }[]> {
  const { rows } = await program.database.pool.query(
    'select entry_id as entry, user_id as user from waiting_list_people where tenant_id = $1 and event_id = $2 and state = 2',
    [tenant.id, activity],
  )
  return rows.map(({ entry, user }) => ({ entry: Number(entry), user: Number(user) }))
}
async function counted(activity: number): Promise<{ taken: number; chosen: number; offered: number; held: number }> {
  const { rows } = await program.database.pool.query(
    `select (select taken from event_places where tenant_id = $1 and event_id = $2) as taken,
            count(*) filter (where c.held_until is null)::int as chosen, count(*) filter (where c.held_until is not null)::int as held,
            (select count(*)::int from waiting_list_people where tenant_id = $1 and event_id = $2 and state = 2) as offered
       from registration_activities c join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
      where c.tenant_id = $1 and c.activity_id = $2 and holds_place(r.status)`,
    [tenant.id, activity],
  )
  return rows[0]
}
const shuffled = <T>(list: readonly T[]): T[] => list.toSorted(() => Math.random() - 0.5)

it('never gives more places than a workshop has when people wait, are offered, take, leave, choose and cancel at once', async () => {
  const { left, right, inLeft, inRight, others } = await fullWorkshops()
  for (const [index, one] of others.entries()) expect(await join(one, index % 2 === 0 ? left : right)).toBe(201)
  for (const one of inRight.slice(0, 2)) expect(await join(one, left)).toBe(201)
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    const [cancelled, moved] = [inLeft[round]!, inRight[round]!]
    const offers = [...(await offersOf(left)), ...(await offersOf(right))]
    const personOf = (user: number) => [...others, ...inRight, ...inLeft].find(({ person }) => person.id === user)!.person
    const answers = await Promise.all(
      shuffled([
        () => post(cancelled.person, registrations.cancel.path, cancelled.id),
        () => post(admin, activityContract.moveFromActivity.path, right, { registrations: [moved.id], to: null }),
        ...offers.map(
          ({ entry, user }, index) =>
            () =>
              post(personOf(user), index % 3 === 2 ? waiting.leave.path : waiting.accept.path, entry),
        ),
        ...others.slice(round * 4, round * 4 + 4).map((one) => () => choose(one, round % 2 === 0 ? right : left)),
        async () => (await serve(left), 200),
        async () => (await serve(right), 200),
        async () => (await serve(left), 200),
      ]).map((act) => act()),
    )
    statuses.push(...answers)
    for (const activity of [left, right]) {
      const { taken, chosen, held, offered } = await counted(activity)
      expect(taken).toBe(chosen + held)
      expect(held).toBe(offered)
      expect(taken).toBeLessThanOrEqual(places)
    }
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await serve(left)
  expect((await counted(left)).taken).toBe(places)
  // Every request that is over says how it ended.
  const { rows } = await program.database.pool.query(
    `select p.user_id from waiting_list_people p where p.tenant_id = $1 and p.event_id = any($2) and p.state in (3, 4, 5)
        and not exists (select from waiting_list_log l where l.tenant_id = $1 and l.entry_id = p.entry_id and l.kind in (4, 5, 6, 7))`,
    [tenant.id, [left, right]],
  )
  expect(rows).toEqual([])
})

let guard = ''
afterEach(async () => {
  if (guard) await program.database.pool.query(guard)
})
it('oversells with the same choices when nobody counts the places', control, async () => {
  const { rows } = await program.database.pool.query(`select pg_get_functiondef('take_activity_place'::regproc) as text`)
  guard = rows[0].text
  await program.database.pool.query(
    `create or replace function take_activity_place(place_tenant integer, activity bigint, taking integer) returns void language plpgsql as $$ begin end $$`,
  )
  const event = await anOpenEvent(tenant, { max_participants: 100 })
  const { id } = await add(event, 'A')
  const people = await Promise.all(
    Array.from({ length: places * 2 }, async () => {
      const person = await tenant.aPerson()
      return { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id }
    }),
  )
  await Promise.all(people.map((one) => choose(one, id)))
  expect((await counted(id)).chosen).toBeGreaterThan(places)
})
