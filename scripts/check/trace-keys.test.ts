import { expect, test } from 'vitest'
import { traceKeys } from './trace-keys.ts'
import { treeOf } from './tree.ts'

const catalogue = "export const eventActions = traceActions({ create_event: { label: w }, 'extend-hold': { label: w } })"
const verb = "trace(context, { action: isNew ? 'create_event' : 'extend-hold' })"
const at = 'apps/api/src/modules/events/create-event.ts'
const faultsOf = async (files: Record<string, string>) =>
  (await traceKeys.check(treeOf({ 'packages/domain/src/traces/event-actions.ts': catalogue, [at]: verb, ...files }))).map(
    ({ file, message }) => `${file}: ${message}`,
  )
const oneWriter = (file: string) => `${file}: traces are written by trace(), traceAll() or traceEach() alone`

test('acts that are declared and written hold', async () => expect(await faultsOf({})).toEqual([]))

test('an act nothing writes, or only a test or a comment names, is a fault', async () => {
  const unwritten = ['packages/domain/src/traces/event-actions.ts: extend-hold is an act nothing writes']
  const half = "trace(context, { action: 'create_event' }) // 'extend-hold'"
  expect(await faultsOf({ [at]: half, 'apps/api/src/modules/events/prolong.db.test.ts': "'extend-hold'" })).toEqual(unwritten)
})

test('an act declared twice is a fault', async () => {
  expect(await faultsOf({ 'packages/domain/src/traces/money-actions.ts': 'traceActions({ create_event: {} })' })).toEqual([
    'packages/domain/src/traces/money-actions.ts: create_event is declared in packages/domain/src/traces/event-actions.ts too',
  ])
})

test.each([
  'sql`with told as (insert into traces (action) select ${a} from taken) select 1`',
  "db.query('INSERT INTO traces\\n(action) values (1)')",
  "db\n  .insertInto('traces')\n  .values(row)",
])('a trace written beside trace() is a fault: %s', async (text) => {
  expect(await faultsOf({ 'apps/api/src/modules/registrations/start.ts': text })).toEqual([
    oneWriter('apps/api/src/modules/registrations/start.ts'),
  ])
  expect(await faultsOf({ 'apps/api/src/modules/traces/trace.ts': text })).toEqual([])
})
