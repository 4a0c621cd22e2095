import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'
import { changeImportedEvents, createImportedEvents, eventsByCode } from './import-events.ts'
import { undoImportedEvents } from './undo-imported-events.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const batch = 100
const codes = (from: number, prefix: string): string[] => Array.from({ length: batch }, (_, at) => `${prefix}-${from + at}`)
const create = (context: Context, from: number, prefix: string) =>
  createImportedEvents(
    context,
    1,
    codes(from, prefix).map((code) => ({ code, nature: 'master', responsible_id: null, fields: { title: code, max_participants: 10 } })),
  )
test('many events changed or restored cost as many statements as one', () =>
  tenant.asMachine(async (context) => {
    await create(context, 0, 'B')
    const stored = [...(await eventsByCode(context.db, codes(0, 'B'))).values()]
    const at = new Date('2027-03-01T09:00:00Z')
    const changes = stored.map((event) => ({
      id: event.id,
      code: event.code,
      stored: event,
      fields: { title: `${event.code} changé`, start_date: at, themes: ['climat', event.code], town: null, max_participants: 25 },
    }))
    const { client } = context.transaction
    let queries = 0
    const query = client.query.bind(client)
    Object.assign(client, { query: (...args: never[]) => (queries++, (query as (...all: never[]) => unknown)(...args)) })
    const written = await changeImportedEvents(context, changes)
    // Those of the events, then of their themes: which are known, the addresses taken, those made, all of them, taken off, given.
    expect(queries).toBe(9)
    const after = await eventsByCode(context.db, codes(0, 'B'))
    for (const { code } of stored)
      expect(after.get(code)).toMatchObject({
        title: `${code} changé`,
        start_date: at,
        themes: ['climat', code],
        max_participants: 25,
        version: 2,
      })
    queries = 0
    // One that someone touched since keeps what they wrote.
    const [touched] = written
    const expected = written.map((line) => (line === touched ? { ...line, version: 1 } : line))
    expect(await undoImportedEvents(context, expected)).toEqual({ removed: 0, restored: batch - 1, kept: 1 })
    expect(queries).toBe(3)
    const restored = await eventsByCode(context.db, codes(0, 'B'))
    expect([...restored.values()].filter(({ title, start_date }) => title.endsWith('changé') && start_date !== null)).toHaveLength(1)
    expect([...restored.values()].filter(({ max_participants }) => max_participants === 10)).toHaveLength(batch - 1)
    Object.assign(client, { query })
  }))

test('PostgreSQL compiles no statement: it costs more than what it speeds up', async () => {
  const { rows } = await program.database.pool.query<{ jit: string }>('show jit')
  expect(rows).toEqual([{ jit: 'off' }])
})
