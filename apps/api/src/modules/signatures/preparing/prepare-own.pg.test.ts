import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noAdvisoryLock, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'

const clicks = 8

let program: Program
let tenant: TenantWorld
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
  await tenant.anAdmin()
})
afterAll(() => program.close())

/** One person who pays their own training has their contract drawn up several times at once. @returns how many there are */
async function drawnAtOnce(): Promise<{ statuses: number[]; contracts: number }> {
  const event = await anOpenEvent(tenant, { is_training: true, price_ht: 10_000 })
  const person = await tenant.aPerson()
  const { id } = await callAs(program, person, registrations.start, {
    params: { client: tenant.name, id: event },
    body: { submit: true },
  })
  const url = `${address}/api${fillPath(contract.prepareOwn.path, { client: tenant.name, id })}`
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const statuses = await Promise.all(
    Array.from({ length: clicks }, async () => {
      const answer = await fetch(url, { method: 'POST', headers, body: '{}' })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const { rows } = await program.database.pool.query(
    'select count(*)::int as contracts from agreement_registrations where tenant_id = $1 and registration_id = $2',
    [tenant.id, id],
  )
  return { statuses, contracts: rows[0].contracts }
}

describe('a contract drawn up by several clicks at once', () => {
  it('is one contract (FOR-10)', async () => {
    expect(await drawnAtOnce()).toEqual({ statuses: Array.from({ length: clicks }, () => 200), contracts: 1 })
  })

  it('CONTROL: without the wait of one for the other, there are several', control, async () => {
    const { result } = await withoutProtection(program, { strip: noAdvisoryLock }, drawnAtOnce)
    expect(result.contracts).toBeGreaterThan(1)
  })
})
