import { fillPath } from '@kxo/domain/kernel/contract'
import { promoContract } from '@kxo/domain/pricing/promo-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'

const uses = 3
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
afterEach(() => program.database.pool.query('alter table registrations enable trigger count_promo_code'))

/** A crowd that gives one code at once; how many hold it. */
async function giveAtOnce(code: string): Promise<{ held: number; failed: number }> {
  const on = (id: number) => ({ params: { client: tenant.name, id } })
  const event = await anOpenEvent(tenant, { price_ht: 10_000, max_participants: crowd })
  await callAs(program, await tenant.anAdmin(), promoContract.addPromoCode, {
    ...on(event),
    body: { code, discount: 1_000, discount_type: 'percent', max_uses: uses, is_everywhere: false },
  })
  const people = await Promise.all(Array.from({ length: crowd }, () => tenant.aPerson()))
  const begun = await Promise.all(
    people.map(async (person) => ({ person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id })),
  )
  const answers = await Promise.all(
    begun.map(async ({ person, id }) => {
      const response = await fetch(`${address}/api${fillPath(orderContract.usePromoCode.path, { client: tenant.name, id })}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
      return response.status
    }),
  )
  return { held: answers.filter((status) => status === 200).length, failed: answers.filter((status) => status >= 500).length }
}

it('gives the last use of a code to one when everybody gives it at once', async () => {
  expect(await giveAtOnce('FOULE')).toEqual({ held: uses, failed: 0 })
})

it('the control: when nobody counts, everybody has it', async () => {
  await program.database.pool.query('alter table registrations disable trigger count_promo_code')
  expect((await giveAtOnce('TOUS')).held).toBeGreaterThan(uses)
})
