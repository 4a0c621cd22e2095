import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant } from '../../../testing/world.ts'
import { frameAncestors } from './frame-ancestors.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

test('P14 the embedded catalogue is shown by the sites its tenant names, and nothing else is', async () => {
  const sites = ['https://www.exemple.fr']
  const open = await aTenant(program, { params: { embed_origins: sites } })
  const closed = await aTenant(program, { params: { embed_origins: sites }, own: [] })
  const silent = await aTenant(program)
  const of = (path: string) => frameAncestors(program.services.tenants, path)
  expect(await of(`/${open.name}/embedded-catalog`)).toEqual(sites)
  for (const path of [
    `/${open.name}/public/events`,
    `/${open.name}/embedded-catalog/more`,
    `/login/${open.name}`,
    `/${closed.name}/embedded-catalog`,
    `/${silent.name}/embedded-catalog`,
    '/nowhere/embedded-catalog',
    '/',
  ])
    expect(await of(path), path).toEqual([])
  await open.inTenant((db) => db.updateTable('tenants').set({ suspended_at: new Date() }).execute())
  program.services.tenants.forget()
  expect(await of(`/${open.name}/embedded-catalog`)).toEqual([])
})

test('a tenant without the catalogue answers nothing of it, whatever its pages draw', async () => {
  const without = await aTenant(program, { own: ['payment'] })
  const statuses = async ({ name }: { name: string }) =>
    Promise.all(
      ['', 'facets/'].map(async (part) => (await program.app.inject({ url: `/api/clients/${name}/public/events/${part}` })).statusCode),
    )
  expect(await statuses(without)).toEqual([404, 404])
  expect(await statuses(await aTenant(program))).toEqual([200, 200])
})
