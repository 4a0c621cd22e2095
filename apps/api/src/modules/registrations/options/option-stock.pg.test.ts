import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationOptionsContract as contract } from '@kxo/domain/registrations/options/option-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'

const crowd = 30
const stock = 5

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

type Guest = Persona & { registration: number }
/** Two events that sell the same product, of which there are five, each to half of a crowd. */
async function aCrowd() {
  const { id: product } = await tenant.inTenant((db) =>
    db.insertInto('products').values({ name: 'Dîner', vat_rate: 1000, stock }).returning('id').executeTakeFirstOrThrow(),
  )
  const halves = []
  for (const title of ['Mardi', 'Jeudi']) {
    const { id: event_id } = await aSession(tenant, { title })
    const { id: option } = await tenant.inTenant((db) =>
      db
        .insertInto('event_options')
        .values({ event_id, product_id: product, name: 'Dîner', vat_rate: 1000 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const guests: Guest[] = []
    for (let one = 0; one < crowd / 2; one++) {
      const person = await tenant.aPerson()
      guests.push({ ...person, registration: (await aRegistration(tenant, event_id, person.id, 'toComplete')).id })
    }
    halves.push({ option, guests })
  }
  return { product, halves }
}

async function choose(who: Guest, option: number): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(`${address}/api${fillPath(contract.chooseOptions.path, { client: tenant.name, id: who.registration })}`, {
    method: contract.chooseOptions.method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ chosen: [{ option, quantity: 1, answer: '' }] }),
  })
  return { status: response.status, code: ((await response.json()) as { code?: string }).code }
}
type Crowd = Awaited<ReturnType<typeof aCrowd>>
const everybody = ({ halves }: Crowd) => Promise.all(halves.flatMap(({ option, guests }) => guests.map((who) => choose(who, option))))
const sold = async ({ halves }: Crowd): Promise<number> =>
  (
    await tenant.inTenant((db) =>
      db
        .selectFrom('option_choices')
        .select('registration_id')
        .where(
          'option_id',
          'in',
          halves.map(({ option }) => option),
        )
        .execute(),
    )
  ).length
const takenOf = ({ product }: Crowd) =>
  tenant.inTenant((db) => db.selectFrom('products').select('taken').where('id', '=', product).executeTakeFirstOrThrow())

test('what is left of a product is sold once, whatever the events that sell it', async () => {
  const all = await aCrowd()
  const answers = await everybody(all)
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(stock)
  expect(answers.filter(({ status, code }) => status === 409 && code === 'optionFull')).toHaveLength(crowd - stock)
  expect(await sold(all)).toBe(stock)
  expect(await takenOf(all)).toEqual({ taken: stock })
})

test('control: without the bound of the database, more are sold than there are', control, async () => {
  const all = await aCrowd()
  const { pool } = program.database
  const { rows } = await pool.query<{ source: string }>(`select pg_get_functiondef('take_option'::regproc) as source`)
  const source = rows[0]!.source
  const unbound = source.replaceAll(' and (taking < 0 or stock is null or taken + taking <= stock)', '')
  expect(unbound).not.toBe(source)
  await pool.query(unbound)
  try {
    await everybody(all)
    expect(await sold(all)).toBeGreaterThan(stock)
  } finally {
    await pool.query(source)
  }
})
