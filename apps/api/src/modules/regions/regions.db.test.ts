import { regionsContract } from '@kxo/domain/regions/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../testing/world.ts'
import { regionFor } from './index.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { region_response: 'code_postal' } })
  await aRegion(tenant, 'Île-de-France', ['75', '77'])
  await aRegion(tenant, 'Corse', ['2A', '2B'])
  await tenant.inTenant((db) => db.insertInto('regions').values({ name: 'Hors France', is_abroad: true }).execute())
})
afterAll(() => program.close())

const aRegion = (world: TenantWorld, name: string, departements: string[]) =>
  world.inTenant((db) => db.insertInto('regions').values({ name, departements }).returning('id').executeTakeFirstOrThrow())

describe('ID-20: the region of a place', () => {
  const nameFor = (code_postal: string, country?: string) =>
    tenant.asMachine(async (context) => {
      const id = await regionFor(context, { code_postal, ...(country && { country }) })
      if (!id) return id
      return (await context.db.selectFrom('regions').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
    })
  test.each([
    ['75008', undefined, 'Île-de-France'],
    ['20137', 'FR', 'Corse'],
    ['1000', 'BE', 'Hors France'],
    ['33000', 'FR', null],
    ['7500A', 'FR', null],
  ])('%s of %s is in %s', async (code, country, name) => expect(await nameFor(code, country)).toBe(name))

  test('where regions are chosen by hand, nothing is proposed nor erased', async () => {
    const manual = await aTenant(program, { params: { region_response: 'manual' } })
    await aRegion(manual, 'Île-de-France', ['75'])
    expect(await manual.asMachine((context) => regionFor(context, { code_postal: '75008' }))).toBeUndefined()
  })
})

test('the names are read by those who follow people, of their own tenant only', async () => {
  const choices = async (who: Parameters<typeof callAs>[1], client = tenant.name) =>
    callAs(program, who, regionsContract.choices, { params: { client } }).then(
      (found) => found.map(({ name }) => name),
      ({ status }: { status: number }) => status,
    )
  const names = ['Corse', 'Hors France', 'Île-de-France']
  expect(await choices(await tenant.anAdmin())).toEqual(names)
  expect(await choices(await tenant.anAdmin({ is_restricted: 1 }))).toEqual(names)
  expect(await choices(await tenant.aPerson({ profile_code: 'CNS' }))).toEqual(names)
  expect(await choices(await tenant.aPerson())).toBe(403)
  const other = await aTenant(program)
  expect(await choices(await other.anAdmin())).toBe(404)
})
