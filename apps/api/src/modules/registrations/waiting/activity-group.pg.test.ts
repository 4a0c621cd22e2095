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

const places = 6
const size = 3

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
type Somebody = { person: Persona; id: number }
/** A full workshop, three groups of three that want all their places or none, and newcomers. */
async function aFullWorkshop() {
  const event = await anOpenEvent(tenant, { max_participants: 100 })
  const { id } = await callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title: 'Voix', enrolment: 'optional', choice_group: '', max_participants: places, is_online: false, has_waiting_list: true },
  })
  const { id: company_id } = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Atelier Roy' }).returning('id').executeTakeFirstOrThrow(),
  )
  const crowd = (n: number): Promise<Somebody[]> =>
    Promise.all(
      Array.from({ length: n }, async () => {
        const person = await tenant.aPerson({ company_id })
        return { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id }
      }),
    )
  const [inside, newcomers] = [await crowd(places), await crowd(4)]
  for (const one of inside) expect(await choose(one, id)).toBe(200)
  const groups: Persona[] = []
  for (const people of [await crowd(size), await crowd(size), await crowd(size)]) {
    const referent = await tenant.aReferent(company_id)
    groups.push(referent)
    expect(await post(referent, waiting.join.path, id, { users: people.map(({ person }) => person.id) })).toBe(201)
  }
  return { id, inside, newcomers, groups }
}
const choose = ({ person, id }: Somebody, activity: number) => post(person, activityContract.choose.path, id, { activities: [activity] })
const serve = (event_id: number) => runJobNow(program, tenant.id, 'offer-waiting-places', { event_id })
const cancel = ({ person, id }: Somebody) => post(person, registrations.cancel.path, id)
async function counted(activity: number): Promise<{ taken: number; chosen: number; held: number }> {
  const { rows } = await program.database.pool.query(
    `select (select taken from event_places where tenant_id = $1 and event_id = $2) as taken,
            count(*) filter (where c.held_until is null)::int as chosen, count(*) filter (where c.held_until is not null)::int as held
       from registration_activities c join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
      where c.tenant_id = $1 and c.activity_id = $2 and holds_place(r.status)`,
    [tenant.id, activity],
  )
  return rows[0]
}
/** Of each group, how many were offered or took their place. */
async function served(activity: number): Promise<{ entry: number; asked_by: number; offered: number; served: number }[]> {
  const { rows } = await program.database.pool.query(
    `select e.id::int as entry, e.asked_by::int, count(*) filter (where p.state = 2)::int as offered,
            count(*) filter (where p.state in (2, 3))::int as served
       from waiting_list_entries e join waiting_list_people p on p.tenant_id = e.tenant_id and p.entry_id = e.id
      where e.tenant_id = $1 and e.event_id = $2 group by e.id, e.asked_by order by e.id`,
    [tenant.id, activity],
  )
  return rows
}

it('gives a group all its places of a workshop or none, and never more than there are, when all act at once', async () => {
  const { id, inside, newcomers, groups } = await aFullWorkshop()
  const statuses: number[] = []
  for (let round = 0; round < 3; round++) {
    const offers = (await served(id)).filter(({ offered }) => offered > 0)
    const answers = await Promise.all([
      cancel(inside[round * 2]!),
      cancel(inside[round * 2 + 1]!),
      ...offers.map(({ entry, asked_by }) => {
        const referent = groups.find((one) => one.id === asked_by)!
        return post(referent, round === 2 ? waiting.leave.path : waiting.accept.path, entry)
      }),
      ...newcomers.map((one) => choose(one, id)),
      serve(id).then(() => 200),
      serve(id).then(() => 200),
    ])
    statuses.push(...answers)
    await Promise.all([serve(id), serve(id)])
    const { taken, chosen, held } = await counted(id)
    expect(taken).toBe(chosen + held)
    expect(taken).toBeLessThanOrEqual(places)
    for (const group of await served(id)) expect([0, size]).toContain(group.served)
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect((await served(id)).some((group) => group.served === size)).toBe(true)
})

let guard = ''
afterEach(async () => {
  if (guard) await program.database.pool.query(guard)
})
it('offers the same places to two groups when nobody counts them', control, async () => {
  const { id, inside } = await aFullWorkshop()
  for (const one of inside.slice(0, size)) await cancel(one)
  const { rows } = await program.database.pool.query(`select pg_get_functiondef('take_activity_place'::regproc) as text`)
  guard = rows[0].text
  await program.database.pool.query(
    `create or replace function take_activity_place(place_tenant integer, activity bigint, taking integer) returns void language plpgsql as $$ begin end $$`,
  )
  await Promise.all([serve(id), serve(id)])
  const { chosen, held } = await counted(id)
  expect(chosen + held).toBeGreaterThan(places)
})
