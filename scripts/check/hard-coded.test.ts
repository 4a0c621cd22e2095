import { expect, test } from 'vitest'
import { hardCoded } from './hard-coded.ts'
import { treeOf } from './tree.ts'

const verb = 'apps/api/src/modules/events/publish.ts'
const faultsOf = async (text: string, path = verb) => (await hardCoded.check(treeOf({ [path]: text }))).length

test.each(["const a = '/api/clients/forma/'", 'const a = `/admin/event_step/${id}/2`', "const a = '/clients/forma/events/'"])(
  'the address in %s is hard-coded',
  async (text) => {
    expect(await faultsOf(text)).toBe(1)
    expect(await faultsOf(text, 'apps/web/src/modules/events/list-page.tsx')).toBe(1)
  },
)

test('an address declared anywhere is hard-coded everywhere else', async () => {
  const files = {
    'packages/domain/src/events/paths.ts': "export const eventPath = '/trainings/:id'",
    [verb]: 'const a = `/trainings/${id}`',
  }
  expect(await hardCoded.check(treeOf(files))).toHaveLength(1)
})

test('contracts, paths, pages and tests write addresses', async () => {
  for (const path of [
    'packages/domain/src/events/contract.ts',
    'packages/domain/src/events/paths.ts',
    'apps/web/src/modules/events/pages.ts',
    'apps/api/src/modules/events/publish.test.ts',
  ])
    expect(await faultsOf("const a = '/clients/:client/events/'", path)).toBe(0)
})

test('the platform names the prefix it serves under, and nothing of what follows', async () => {
  expect(await faultsOf("const a = '/api/openapi.json'", 'apps/api/src/platform/openapi.ts')).toBe(0)
  expect(await faultsOf("const a = '/api/clients/forma/'", 'apps/api/src/platform/openapi.ts')).toBe(1)
})

test.each([
  'if (row.status === 7) leave()',
  'if (3 < bill.payment_status) leave()',
  "query.where('registrations.status', '=', 7)",
  "query.where('status', 'in', [0, 2])",
  'query.set({ status: 4 })',
  'switch (row.status) { case 7: leave() }',
  'if ([0, 2].includes(row.status)) leave()',
  'sql`select 1 from bills where status = 4`',
  "client.query('select 1 from bills where b.status in (4, 7)')",
])('the code in %s is hard-coded', async (text) => expect(await faultsOf(text)).toBe(1))

test.each([
  "if (row.status === 'cancelled') leave()",
  'if (answer.status === 404) leave()',
  "query.where('status', 'in', status.codesOf('open'))",
  'const limit = 7',
  'query.set({ seats: 4 })',
])('%s is fine', async (text) => expect(await faultsOf(text)).toBe(0))
