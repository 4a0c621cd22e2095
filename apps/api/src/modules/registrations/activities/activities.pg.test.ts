import { eventsContract } from '@kxo/domain/events/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const places = 5
const crowd = 40

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
async function send(who: Persona, method: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}
const add = (event: number, title: string) =>
  callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title, enrolment: 'optional', choice_group: 'Atelier', max_participants: places, is_online: false },
  })
/** An event with two activities of few places, and a crowd registered for it. */
async function aCrowdedEvent() {
  const event = await anOpenEvent(tenant, { max_participants: 100 })
  const [left, right] = [await add(event, 'A'), await add(event, 'B')]
  const people = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const person = await tenant.aPerson()
      return { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id }
    }),
  )
  return { left: left.id, right: right.id, people }
}
const choose = ({ person, id }: { person: Persona; id: number }, ...activities: number[]) =>
  send(person, 'POST', fillPath(activityContract.choose.path, { client: tenant.name, id }), { activities })
async function counted(activity: number): Promise<{ taken: number; held: number }> {
  const { rows } = await program.database.pool.query(
    `select (select taken from event_places where tenant_id = $1 and event_id = $2) as taken,
            (select count(*)::int from registration_activities c join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
              where c.tenant_id = $1 and c.activity_id = $2 and holds_place(r.status)) as held`,
    [tenant.id, activity],
  )
  return rows[0]
}

it('never gives more places than an activity has when everybody chooses, moves, cancels and comes back at once', async () => {
  const { left, right, people } = await aCrowdedEvent()
  const [choosers, others] = [people.slice(0, crowd / 2), people.slice(crowd / 2)]
  for (const one of others.slice(0, places)) expect(await choose(one, right)).toBe(200)
  const acts = [
    ...choosers.map((one) => () => choose(one, left)),
    ...others.slice(0, places).map((one) => () => choose(one, left)),
    ...others.slice(places, places * 2).map(({ person, id }) => async () => {
      await choose({ person, id }, right)
      await send(person, 'POST', fillPath(registrations.cancel.path, { client: tenant.name, id }), {})
      return send(admin, 'POST', fillPath(registrations.reinstate.path, { client: tenant.name, id }), { reason: 'Erreur' })
    }),
    ...others.slice(places * 2).map(
      ({ id }) =>
        () =>
          send(admin, 'POST', fillPath(activityContract.addToActivity.path, { client: tenant.name, id: right }), { registrations: [id] }),
    ),
  ].sort(() => Math.random() - 0.5)
  const answers = await Promise.all(acts.map((run) => run()))
  // Two who swap wait for each other: nothing ends on a deadlock.
  expect(answers.filter((status) => status >= 500)).toEqual([])
  for (const activity of [left, right]) {
    const { taken, held } = await counted(activity)
    expect(taken).toBe(held)
    expect(taken).toBeLessThanOrEqual(places)
  }
  expect((await counted(left)).taken).toBe(places)
})

let guard = ''
afterEach(async () => {
  if (guard) await program.database.pool.query(guard)
})
it('oversells with the same requests when nobody counts the places', control, async () => {
  const { rows } = await program.database.pool.query(`select pg_get_functiondef('take_activity_place'::regproc) as text`)
  guard = rows[0].text
  await program.database.pool.query(`
    create or replace function take_activity_place(place_tenant integer, activity bigint, taking integer) returns void language plpgsql as $$
    declare seen event_places%rowtype;
    begin
      select * into seen from event_places where tenant_id = place_tenant and event_id = activity;
      perform pg_sleep(0.05);
      if taking > 0 and seen.taken >= seen.max_participants then raise exception 'full' using errcode = 'KX006'; end if;
    end $$`)
  const { left, people } = await aCrowdedEvent()
  await Promise.all(people.map((one) => choose(one, left)))
  expect((await counted(left)).held).toBeGreaterThan(places)
})
