import { contactsContract } from '@kxo/domain/contacts/contract'
import { tracesContract } from '@kxo/domain/traces/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs, type TenantWorld } from '../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

const anHour = 60
const crowd = 15

/** Nobody waits to be counted. */
const noTurns = (statement: string): string =>
  statement.startsWith('select pg_advisory_xact_lock($1, hashtext($2))') ? 'select pg_sleep(0.02), $1::text, $2::text' : statement

/** All but three of what a caller may in an hour, already done. */
const spend = (tenant: TenantWorld, act: string, caller: string) =>
  tenant.inTenant((db) =>
    db
      .insertInto('throttled_acts')
      .values(Array.from({ length: anHour - 3 }, () => ({ act, caller })))
      .execute(),
  )

/** A referent adds people all at once: how many came in. */
async function invitations(): Promise<number> {
  const tenant = await aTenant(program)
  const company = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  const referent = await tenant.aReferent(company)
  await spend(tenant, 'invitation', `user ${referent.id}`)
  const answers = await Promise.allSettled(
    Array.from({ length: crowd }, (_, n) =>
      callAs(program, referent, contactsContract.create, {
        params: { client: tenant.name },
        body: { first_name: 'Zoé', last_name: 'Roy', mail: `zoe${n}@essai.test` },
      }),
    ),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { status: number }).status] : []))
  expect(new Set(refused)).toEqual(refused.length > 0 ? new Set([429]) : new Set())
  const people = await tenant.inTenant((db) => db.selectFrom('users').select('id').where('mail', 'like', 'zoe%').execute())
  expect(people.length).toBe(crowd - refused.length)
  return people.length
}

/** Screens of one visitor report all at once: how many reports were written. */
async function reports(): Promise<number> {
  const tenant = await aTenant(program)
  await spend(tenant, 'screen', 'address 127.0.0.1')
  const payload = { page: '/login', error: 'TypeError', client: tenant.name }
  await Promise.all(
    Array.from({ length: crowd }, () => program.app.inject({ method: 'POST', url: `/api${tracesContract.alertError.path}`, payload })),
  )
  return tenant.inTenant(async (db) => (await db.selectFrom('traces').select('id').where('action', '=', 'screen-error').execute()).length)
}

describe.each([
  ['people invited by a referent', invitations],
  ['screens that report', reports],
])('%s, a crowd at once where three more are allowed', (_, rush) => {
  test('three pass', async () => {
    expect(await rush()).toBe(3)
  })

  test('control: without the wait for one another, more pass', control, async () => {
    const { result } = await withoutProtection(program, { strip: noTurns }, rush)
    expect(result).toBeGreaterThan(3)
  })
})
