import { fillPath } from '@kxo/domain/kernel/contract'
import { pricingContract } from '@kxo/domain/pricing/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'

const most = 3
const crowd = 20

let program: Program
let tenant: TenantWorld
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
})
afterAll(() => program.close())
afterEach(() => program.database.pool.query('alter table registrations enable trigger count_price'))

/** A crowd that registers at once, each until they are in; how many hold a place at the limited price, and what was answered. */
async function registerAtOnce(): Promise<{ held: number; in: number; answers: Set<number> }> {
  const on = (id: number) => ({ params: { client: tenant.name, id } })
  // Without a number of places, nothing else orders who comes.
  const event = await anOpenEvent(tenant, { price_ht: 10_000, max_participants: null })
  const { id } = await callAs(program, await tenant.anAdmin(), pricingContract.addPrice, {
    ...on(event),
    body: { name: 'Premiers inscrits', amount_ht: 6_000, vat_rate: 2_000, members_only: false, max_sold: most },
  })
  const people = await Promise.all(Array.from({ length: crowd }, () => tenant.aPerson()))
  const answers = new Set<number>()
  await Promise.all(
    people.map(async (person) => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { status } = await fetch(`${address}/api${fillPath(registrations.start.path, { client: tenant.name, id: event })}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ submit: true }),
        })
        answers.add(status)
        if (status < 300) return
      }
    }),
  )
  const rows = await tenant.inTenant((db) => db.selectFrom('registrations').select('price_id').where('event_id', '=', event).execute())
  return { held: rows.filter(({ price_id }) => price_id === id).length, in: rows.length, answers }
}

it('sells the last place at a price to one when everybody registers at once, and everybody is in', async () => {
  const { answers, ...done } = await registerAtOnce()
  expect(done).toEqual({ held: most, in: crowd })
  expect([...answers].filter((status) => ![200, 201, 409].includes(status))).toEqual([])
})

it('the control: when nobody counts, more have it than there are', control, async () => {
  await program.database.pool.query('alter table registrations disable trigger count_price')
  expect((await registerAtOnce()).held).toBeGreaterThan(most)
})
