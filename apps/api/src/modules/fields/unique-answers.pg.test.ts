import { fieldsContract } from '@kxo/domain/fields/contract'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const crowd = 10
/** The same answer to a unique field, given for many people at once: how many keep it. */
async function answeredAtOnce(name: string): Promise<number> {
  const field = await callAs(program, admin, fieldsContract.create, {
    params: { client: tenant.name },
    body: {
      morph: 'User',
      nature: 'custom',
      name,
      label: name,
      label_en: '',
      help: '',
      help_en: '',
      rubric: '',
      tab_id: null,
      input_type: 'text',
      is_required: false,
      minimum: null,
      maximum: null,
      digits: null,
      pattern: null,
      is_unique: true,
      options: [],
      terms: null,
      default_value: '',
      formula: null,
      is_for_admins: false,
      shown_when: null,
      purpose: 'Numéro de membre',
      retention_months: null,
      places: ['record'],
    },
  })
  const people: Persona[] = []
  for (let one = 0; one < crowd; one++) people.push(await tenant.aPerson())
  await Promise.allSettled(
    people.map(({ id }) =>
      callAs(program, admin, fieldsContract.answer, {
        params: { client: tenant.name, morph: 'User', id },
        body: { answers: { [name]: 'A-001' } },
      }),
    ),
  )
  const kept = await tenant.inTenant((db) => db.selectFrom('record_responses').select('id').where('field_id', '=', field.id).execute())
  return kept.length
}

/** The same program where the unique field is read without being held. */
async function withoutHolding<T>(work: () => Promise<T>): Promise<T> {
  const { pool } = program.database
  type Given = (...given: unknown[]) => unknown
  const connect = pool.connect.bind(pool) as unknown as Given // one signature for both ways of asking
  let stripped = 0
  const loose = (client: pg.PoolClient): pg.PoolClient => {
    const [query, release] = [client.query.bind(client) as Given, client.release.bind(client)]
    const kept = { query: client.query, release: client.release }
    const without = (text: string): string => {
      if (!text.includes('"is_unique" = ') || !text.includes('for update')) return text
      stripped++
      return text.replace('for update', '')
    }
    client.query = ((asked: unknown, ...rest: unknown[]) => query(typeof asked === 'string' ? without(asked) : asked, ...rest)) as never
    client.release = (failed) => {
      Object.assign(client, kept)
      release(failed)
    }
    return client
  }
  pool.connect = ((callback?: unknown) =>
    callback ? connect(callback) : Promise.resolve(connect()).then((client) => loose(client as pg.PoolClient))) as never
  try {
    return await work()
  } finally {
    delete (pool as { connect?: unknown }).connect
    expect(stripped, 'the control removed no lock').toBeGreaterThan(0)
  }
}

it('one answer of a unique field, however many give it at once', async () => {
  expect(await answeredAtOnce('membre')).toBe(1)
})
it('control: without holding the field, several keep the same', async () => {
  let most = 0
  for (let round = 0; round < 5 && most < 2; round++) most = Math.max(most, await withoutHolding(() => answeredAtOnce(`sans_${round}`)))
  expect(most).toBeGreaterThan(1)
})
