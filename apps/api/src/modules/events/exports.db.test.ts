import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant } from '../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

it.each([
  ['events/?space=admin&format=csv', 'export_events'],
  ['locations/?format=csv', 'export_locations'],
])('an export of %s leaves its trace', async (address, action) => {
  const tenant = await aTenant(program)
  const { token } = await tenant.anAdmin()
  const answer = await program.app.inject({
    url: `/api/clients/${tenant.name}/${address}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
  const traces = await tenant.inTenant((db) => db.selectFrom('traces').select('action').where('action', '=', action).execute())
  expect(traces).toEqual([{ action }])
})
