import type { Input } from '@kxo/domain/kernel/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

const places = 12
const crowd = 200

let program: Program
let tenant: TenantWorld
let admin: Persona
/** Of servers side by side, as processes are: each lets few start at once on one event. */
let addresses: string[]
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  const servers = [program, ...(await Promise.all(Array.from({ length: 7 }, () => program.beside())))]
  addresses = await Promise.all(servers.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

type Answer = { status: number; body: { code?: string; message?: string } }
let posted = 0
/** A request of its own over HTTP, as a browser sends it. */
async function post(who: Persona, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${addresses[posted++ % addresses.length]}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const registering = (who: Persona, event: number, body: Input<typeof contract.start>['body'] = {}) =>
  post(who, fillPath(contract.start.path, { client: tenant.name, id: event }), body)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => tenant.aPerson()))
const on = (id: number) => ({ params: { client: tenant.name, id } })

/** What the database says at the end: registrations that hold a place, and the counter. */
async function placesTaken(event: number): Promise<{ held: number; taken: number; withoutHistory: number }> {
  const holding = registrationStatus.codesOf(...registrationStatus.keys.filter(holdsPlace))
  const { rows } = await program.database.pool.query(
    `select (select count(*) from registrations where tenant_id = $1 and event_id = $2 and status = any($3)) as held,
            (select taken from event_places where tenant_id = $1 and event_id = $2) as taken,
            (select count(*) from registrations r where tenant_id = $1 and event_id = $2
               and not exists (select 1 from registration_history h where h.tenant_id = r.tenant_id and h.registration_id = r.id)) as "withoutHistory"`,
    [tenant.id, event, holding],
  )
  return rows[0]
}

const outcomes = (answers: readonly Answer[]) => ({
  taken: answers.filter(({ status }) => status < 300).length,
  full: answers.filter(({ status, body }) => status === 409 && body.message === 'Le nombre maximum d’apprenants est atteint.').length,
})

describe('places under concurrency, on a listening server', () => {
  it('gives exactly 12 registrations to 200 parallel requests for 12 places', async () => {
    const event = await anOpenEvent(tenant, { max_participants: places })
    const answers = await Promise.all((await people(crowd)).map((person) => registering(person, event, { submit: true })))
    expect(outcomes(answers)).toEqual({ taken: places, full: crowd - places })
    expect(await placesTaken(event)).toEqual({ held: places, taken: places, withoutHistory: 0 })
  })

  it('never goes above 12 when every path rushes at once: site, administrator, reinstatement, invitation', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 100 })
    const [visitors, registered, cancelled, invited] = await Promise.all([people(60), people(40), people(20), people(20)])
    const ended = await Promise.all(
      cancelled.map(async (person) => {
        const { id } = await callAs(program, person, contract.start, { ...on(event), body: { submit: true } })
        await callAs(program, person, contract.cancel, { ...on(id), body: {} })
        return id
      }),
    )
    await callAs(program, admin, contract.invite, { ...on(event), body: { users: invited.map(({ id }) => id) } })
    const invitations = await Promise.all(
      invited.map(async (person) => ({ person, id: (await callAs(program, person, contract.own, on(event))).registration?.id ?? 0 })),
    )
    await tenant.inTenant((db) => db.updateTable('event_places').set({ max_participants: places }).where('event_id', '=', event).execute())
    const rush = [
      ...visitors.map((person) => () => registering(person, event)),
      ...registered.map((person) => () => registering(admin, event, { user: person.id, is_silent: true })),
      ...ended.map((id) => () => post(admin, fillPath(contract.reinstate.path, { client: tenant.name, id }), { reason: 'Erreur' })),
      ...invitations.map(
        ({ person, id }) =>
          () =>
            post(person, fillPath(contract.submit.path, { client: tenant.name, id }), {}),
      ),
    ].sort(() => Math.random() - 0.5)
    const answers = await Promise.all(rush.map((run) => run()))
    expect(outcomes(answers)).toEqual({ taken: places, full: rush.length - places })
    expect(await placesTaken(event)).toEqual({ held: places, taken: places, withoutHistory: 0 })
  })

  it('gives one person one registration, however often they click at once', async () => {
    const event = await anOpenEvent(tenant, { max_participants: places })
    const person = await tenant.aPerson()
    const answers = await Promise.all(Array.from({ length: 30 }, () => registering(person, event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await placesTaken(event)).toEqual({ held: 1, taken: 1, withoutHistory: 0 })
  })
})

describe('the control: without the lock', () => {
  let guard = ''
  afterEach(() => program.database.pool.query(guard))

  it('oversells with the same requests', control, async () => {
    const { rows } = await program.database.pool.query(`select pg_get_functiondef('guard_places'::regproc) as text`)
    guard = rows[0].text
    // The same guard, reading then writing without holding the counter between the two.
    await program.database.pool.query(`
      create or replace function guard_places() returns trigger language plpgsql as $$
      declare seen event_places%rowtype;
      begin
        if tg_op <> 'INSERT' then return null; end if;
        select * into seen from event_places where tenant_id = new.tenant_id and event_id = new.event_id;
        if seen.taken >= seen.max_participants then raise exception 'full' using errcode = 'KX001'; end if;
        update event_places set taken = seen.taken + 1 where tenant_id = new.tenant_id and event_id = new.event_id;
        return null;
      end $$`)
    const event = await anOpenEvent(tenant, { max_participants: places })
    const answers = await Promise.all((await people(crowd)).map((person) => registering(person, event, { submit: true })))
    const { held } = await placesTaken(event)
    expect(held).toBeGreaterThan(places)
    expect(outcomes(answers).taken).toBe(held)
  })
})
