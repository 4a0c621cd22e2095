import { randomUUID } from 'node:crypto'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { tracesContract } from '@kxo/domain/traces/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const trace = (key: string, action: string, who = person) =>
  callAs(program, who, tracesContract.trace, { params: { client: tenant.name }, body: { action }, headers: { 'idempotency-key': key } })
const written = async (action: string): Promise<number> =>
  (await tenant.inTenant((db) => db.selectFrom('traces').select('id').where('action', '=', `screen:${action}`).execute())).length

test('a replay answers what was answered first and writes nothing more', async () => {
  expect(await trace('k1', 'once')).toEqual(await trace('k1', 'once'))
  expect(await written('once')).toBe(1)
})

test('parallel replays write once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => trace('k2', 'parallel')))
  expect(await written('parallel')).toBe(1)
})

test('the same key with another body is a conflict', async () => {
  await trace('k3', 'first')
  await expect(trace('k3', 'second')).rejects.toMatchObject({ status: 409, code: 'idempotencyReused' })
})

test('a refusal is not answered again without its words: the act is tried again', async () => {
  const disable = () =>
    callAs(program, person, accountContract.disableSecondFactor, {
      params: { client: tenant.name, id: person.id },
      body: { password: 'not mine' },
      headers: { 'idempotency-key': 'k6' },
    })
  await expect(disable()).rejects.toMatchObject({ code: 'wrongPassword' })
  await expect(disable()).rejects.toMatchObject({ code: 'wrongPassword' })
})

test('an act asked again from a session opened anew is the same act', async () => {
  const sid = randomUUID()
  const expires_at = new Date(Date.now() + 3_600_000)
  await tenant.inTenant((db) => db.insertInto('sessions').values({ id: sid, user_id: person.id, is_link: false, expires_at }).execute())
  const again = { ...person, token: program.services.signAccess({ tid: tenant.id, sid }) }
  await trace('k7', 'session')
  await trace('k7', 'session', again)
  expect(await written('session')).toBe(1)
})

test('keys belong to a person', async () => {
  const other = await tenant.aPerson()
  await trace('k4', 'mine')
  await trace('k4', 'theirs', other)
  expect(await written('theirs')).toBe(1)
})

test('a key older than 24 h is free again', async () => {
  await trace('k5', 'old')
  await tenant.inTenant((db) =>
    db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('key', '=', 'k5')
      .execute(),
  )
  await trace('k5', 'new')
  expect(await written('new')).toBe(1)
})

test('saved columns survive, one record a person', async () => {
  const body = { fields: { users_fields: ['name'] } }
  const created = await callAs(program, person, tenantsContract.createContext, { params: { client: tenant.name }, body })
  await callAs(program, person, tenantsContract.changeContext, {
    params: { client: tenant.name, id: created.id },
    body: { filters: { users_filters: [] } },
  })
  const [context] = await callAs(program, person, tenantsContract.context, { params: { client: tenant.name } })
  expect(context).toMatchObject({ fields: body.fields, filters: { users_filters: [] } })
})
