import { contactsContract } from '@kxo/domain/contacts/contract'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { tracesContract } from '@kxo/domain/traces/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { self_signup: 'open' } })
})
afterAll(() => program.close())

const count = (act: string) =>
  tenant.inTenant(async (db) => (await db.selectFrom('throttled_acts').select('id').where('act', '=', act).execute()).length)
/** As many acts as a caller may in an hour, already done. */
const spend = (act: string, caller: string, n: number, at = new Date()) =>
  tenant.inTenant((db) =>
    db
      .insertInto('throttled_acts')
      .values(Array.from({ length: n }, () => ({ act, caller, at })))
      .execute(),
  )
const here = 'address 127.0.0.1'
const tooMany = { status: 429 }

describe('floods', () => {
  test('codes by mail to many addresses are bounded by who asks for them', async () => {
    const ask = (mail: string) =>
      callAs(program, null, waysInContract.sendValidationCode, { params: { client: tenant.name }, body: { mail } })
    await ask('un@essai.test')
    expect(await count('code')).toBe(1)
    await spend('code', here, 59)
    await expect(ask('deux@essai.test')).rejects.toMatchObject(tooMany)
    expect(await tenant.inTenant((db) => db.selectFrom('mails').select('recipient').execute())).toEqual([{ recipient: 'un@essai.test' }])
  })

  test('so are links of forgotten passwords', async () => {
    const ask = () =>
      callAs(program, null, waysInContract.requestPasswordReset, { params: { client: tenant.name }, body: { mail: 'un@essai.test' } })
    await ask()
    await spend('password', here, 59)
    await expect(ask()).rejects.toMatchObject(tooMany)
  })

  test('a referent invites so many people an hour, an administrator is not counted', async () => {
    const company = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    const [referent, admin] = [await tenant.aReferent(company), await tenant.anAdmin()]
    const add = (who: typeof admin, mail: string) =>
      callAs(program, who, contactsContract.create, {
        params: { client: tenant.name },
        body: { first_name: 'Zoé', last_name: 'Roy', mail },
      })
    await add(referent, 'zoe@essai.test')
    await spend('invitation', `user ${referent.id}`, 59)
    await expect(add(referent, 'zoe2@essai.test')).rejects.toMatchObject(tooMany)
    await add(admin, 'zoe3@essai.test')
    expect(await count('invitation')).toBe(60)
  })

  test('what a visitor’s screen reports is kept so often, then answered the same and not kept', async () => {
    const payload = { page: '/login', error: 'TypeError', client: tenant.name }
    const report = async () =>
      (await program.app.inject({ method: 'POST', url: `/api${tracesContract.alertError.path}`, payload })).json() as unknown
    await report()
    const errorTraces = () =>
      tenant.inTenant(async (db) => (await db.selectFrom('traces').select('id').where('action', '=', 'screen-error').execute()).length)
    expect(await errorTraces()).toBe(1)
    await spend('screen', here, 59)
    expect(await report()).toEqual({ done: true })
    expect(await errorTraces()).toBe(1)
  })

  test('all visitors together report so much a day, from however many addresses; people of the tenant still do', async () => {
    const [crowded, beside] = [await aTenant(program), await aTenant(program)]
    await crowded.inTenant((db) =>
      db
        .insertInto('throttled_acts')
        .values(Array.from({ length: 5000 }, (_, n) => ({ act: 'screen', caller: `address 198.51.100.${n}` })))
        .execute(),
    )
    const reported = async (world: TenantWorld, token?: string) => {
      const payload = { page: '/login', error: 'TypeError', client: world.name }
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      await program.app.inject({ method: 'POST', url: `/api${tracesContract.alertError.path}`, payload, headers })
      return world.inTenant(
        async (db) => (await db.selectFrom('traces').select('id').where('action', '=', 'screen-error').execute()).length,
      )
    }
    expect(await reported(crowded)).toBe(0)
    expect(await reported(beside)).toBe(1)
    expect(await reported(crowded, (await crowded.aPerson()).token)).toBe(1)
  })

  test('saved screens hold 10,000 characters at most, added up over several savings', async () => {
    const person = await tenant.aPerson()
    const params = { client: tenant.name }
    const fields = (n: number) => ({ list: 'a'.repeat(n) })
    await expect(
      callAs(program, person, tenantsContract.createContext, { params, body: { fields: fields(10_000) } }),
    ).rejects.toMatchObject({ status: 413 })
    const { id } = await callAs(program, person, tenantsContract.createContext, { params, body: { fields: fields(6_000) } })
    await expect(
      callAs(program, person, tenantsContract.changeContext, { params: { ...params, id }, body: { filters: fields(6_000) } }),
    ).rejects.toMatchObject({ status: 413 })
    await callAs(program, person, tenantsContract.changeContext, { params: { ...params, id }, body: { filters: fields(2_000) } })
  })
})

test('counts and answers kept for replays go after a day, of every tenant', async () => {
  const old = new Date(Date.now() - 25 * 3_600_000)
  await spend('space', 'address 192.0.2.7', 3, old)
  await spend('space', 'address 192.0.2.8', 1)
  await tenant.inTenant((db) =>
    db
      .insertInto('idempotency_keys')
      .values([
        { credential: 'full 1', key: 'old', fingerprint: 'f', created_at: old },
        { credential: 'full 1', key: 'new', fingerprint: 'f' },
      ])
      .execute(),
  )
  await runJobNow(program, tenant.id, 'forget-after-a-day', {})
  expect(await count('space')).toBe(1)
  const keys = await tenant.inTenant((db) => db.selectFrom('idempotency_keys').select('key').where('credential', '=', 'full 1').execute())
  expect(keys).toEqual([{ key: 'new' }])
})
