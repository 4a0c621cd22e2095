import { availableParallelism } from 'node:os'
import { identityContract } from '@kxo/domain/identity/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { hashPassword } from '../account/passwords.ts'

const password = 'Un-mot-de-passe-9'
let program: Program
let tenant: TenantWorld
let people: Persona[]
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  const password_hash = await hashPassword(password)
  people = await Promise.all(Array.from({ length: 50 }, () => tenant.aPerson({ password_hash })))
})
afterAll(() => program.close())

test('fifty who sign in at once hold a connection for each core at most: a list never waits behind them all', async () => {
  const { pool } = program.database
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, pool.totalCount - pool.idleCount + pool.waitingCount)
      await new Promise((wake) => setTimeout(wake, 1))
    }
  })()
  let signedIn = 0
  const logins = people.map(async ({ mail }, index) => {
    const headers = { 'x-forwarded-for': `198.51.100.${index}` }
    const { access } = await callAs(program, null, identityContract.login, {
      body: { identifier: mail, password, client: tenant.name },
      headers,
    })
    signedIn += Number(access.length > 0)
  })
  await Promise.all(logins)
  isOver = true
  await watching
  expect(signedIn).toBe(50)
  // The queues of jobs ask too, now and then.
  expect(most).toBeLessThanOrEqual(availableParallelism() + 3)
})
