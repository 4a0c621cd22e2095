import { onboarding } from '@kxo/domain/events/nature'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { identityContract } from '@kxo/domain/identity/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { personalContract } from '@kxo/domain/registrations/personal-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const day = 86_400_000
type Where = { id: number; url: string }
async function anEvent(overrides: Parameters<typeof anOpenEvent>[1] = {}): Promise<Where> {
  const id = await anOpenEvent(tenant, overrides)
  return { id, ...(await tenant.inTenant((db) => db.selectFrom('events').select('url').where('id', '=', id).executeTakeFirstOrThrow())) }
}
const uniqueOf = async (person: Persona): Promise<string> =>
  (await tenant.inTenant((db) => db.selectFrom('users').select('unique_id').where('id', '=', person.id).executeTakeFirstOrThrow()))
    .unique_id
const registered = (event: Where, person: Persona, status: Parameters<typeof registrationStatus.codeOf>[0]) =>
  tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id: event.id, user_id: person.id, code: crypto.randomUUID(), status: registrationStatus.codeOf(status) })
      .execute(),
  )
const someone = () => tenant.aPerson({ first_name: 'Julie', last_name: 'Moreau' })
const read = (url: string, unique_id: string, client = tenant.name) =>
  callAs(program, null, personalContract.read, { params: { client }, query: { url, unique_id } })
const open = (url: string, unique_id: string, client = tenant.name) =>
  callAs(program, null, personalContract.open, { params: { client }, body: { url, unique_id } })
const missing = { status: 404, code: 'notFound' }

test('P10: says whose it is and what it opens, then opens that person’s restricted session', async () => {
  const event = await anEvent()
  const person = await someone()
  const unique = await uniqueOf(person)
  expect(await read(event.url.toUpperCase(), unique)).toEqual({
    user: person.id,
    first_name: 'Julie',
    masked_name: 'Julie M.',
    event_title: 'Conduire une réunion',
    state: 'open',
    path: `/events/${event.id}`,
  })
  const { session } = await open(event.url, unique)
  expect(session.user).toMatchObject({ id: person.id, is_restricted_session: true })
  const who = { ...person, token: session.access }
  expect(await callAs(program, who, identityContract.me, {})).toMatchObject({ id: person.id })
  await expect(
    callAs(program, who, accountContract.listSessions, { params: { client: tenant.name, id: person.id } }),
  ).rejects.toMatchObject({
    status: 403,
  })
})

test.each([
  ['pending', '/signin'],
  ['invited', '/signin'],
  ['toComplete', '/signin'],
  ['toPay', '/signin'],
  ['toValidate', ''],
  ['registered', ''],
  ['cancelled', ''],
] as const)('P10: a registration %s leads to /events/{id}%s', async (status, tail) => {
  const event = await anEvent()
  const person = await someone()
  await registered(event, person, status)
  expect((await read(event.url, await uniqueOf(person))).path).toBe(`/events/${event.id}${tail}`)
})

test('P10: the invitation is marked as seen when it opens, not when it is read, and once', async () => {
  const event = await anEvent()
  const person = await someone()
  await registered(event, person, 'invited')
  const seen = async () =>
    (
      await callAs(program, await tenant.anAdmin(), registrationsContract.list, {
        params: { client: tenant.name },
        query: { event: event.id } as never,
      })
    ).results[0]?.seen_at
  await read(event.url, await uniqueOf(person))
  expect(await seen()).toBeNull()
  await open(event.url, await uniqueOf(person))
  const first = await seen()
  expect(first).toBeInstanceOf(Date)
  await open(event.url, await uniqueOf(person))
  expect(await seen()).toEqual(first)
  const started = await callAs(program, person, registrationsContract.start, { params: { client: tenant.name, id: event.id }, body: {} })
  expect(started.seen_at).toEqual(first)
})

test('P10: an event over or cancelled is said so and is only read', async () => {
  const past = new Date(Date.now() - 10 * day)
  const person = await someone()
  const over = await anEvent({ start_date: past, end_date: past })
  const cancelled = await anEvent()
  for (const event of [over, cancelled]) await registered(event, person, 'toComplete')
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: past }).where('id', '=', cancelled.id).execute())
  expect(await read(over.url, await uniqueOf(person))).toMatchObject({ state: 'over', path: `/events/${over.id}` })
  expect(await read(cancelled.url, await uniqueOf(person))).toMatchObject({ state: 'cancelled', path: `/events/${cancelled.id}` })
})

test('P10: an unknown address, person or tenant, and an event not meant for the person, are one same not found', async () => {
  const event = await anEvent()
  const hidden = await anEvent({ onboarding: onboarding.codeOf('onInvitation') })
  const draft = await anEvent({ is_active: false })
  const elsewhere = await aTenant(program)
  const unique = await uniqueOf(await someone())
  for (const act of [read, open]) {
    await expect(act('nulle-part', unique)).rejects.toMatchObject(missing)
    await expect(act(event.url, crypto.randomUUID())).rejects.toMatchObject(missing)
    await expect(act(event.url, unique, elsewhere.name)).rejects.toMatchObject(missing)
    await expect(act(hidden.url, unique)).rejects.toMatchObject(missing)
    await expect(act(draft.url, unique)).rejects.toMatchObject(missing)
  }
  const invited = await someone()
  await registered(hidden, invited, 'invited')
  expect(await read(hidden.url, await uniqueOf(invited))).toMatchObject({ state: 'open' })
})

test('P10: a suspended person reads whom to ask, a disabled or deleted one finds nothing', async () => {
  const event = await anEvent()
  const person = await someone()
  const unique = await uniqueOf(person)
  const set = (status: Parameters<typeof accountStatus.codeOf>[0]) =>
    tenant.inTenant((db) =>
      db
        .updateTable('users')
        .set({ status: accountStatus.codeOf(status) })
        .where('id', '=', person.id)
        .execute(),
    )
  await set('suspended')
  await expect(open(event.url, unique)).rejects.toMatchObject({ status: 403, code: 'suspended' })
  for (const status of ['disabled', 'deleted'] as const) {
    await set(status)
    await expect(open(event.url, unique)).rejects.toMatchObject(missing)
  }
})

test('P10: renewing one’s links kills every former address', async () => {
  const event = await anEvent()
  const person = await someone()
  const former = await uniqueOf(person)
  await callAs(program, person, accountContract.renewLinks, { params: { client: tenant.name, id: person.id } })
  await expect(open(event.url, former)).rejects.toMatchObject(missing)
  expect(await read(event.url, await uniqueOf(person))).toMatchObject({ state: 'open' })
})
