import { text as textOf } from 'node:stream/consumers'
import { type Endpoint, fillPath } from '@kxo/domain/kernel/contract'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from './modules/index.ts'
import { eventStream } from './platform/http/stream.ts'
import { anAddress } from './testing/an-address.ts'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from './testing/world.ts'

let program: Program
let tenant: TenantWorld
let other: TenantWorld
let admin: Persona
let person: Persona
let stranger: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  other = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
  stranger = await other.anAdmin()
  await countWrites()
})
afterAll(() => program.close())

const endpoints: [name: string, endpoint: Endpoint][] = Object.entries(modules).flatMap(([module, groups]) =>
  groups.flatMap(({ contract }) => Object.entries(contract).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint])),
)

const pathOf = ({ path }: Endpoint, client: string, id = '999999999'): string =>
  `/api${fillPath(path, new Proxy({}, { get: (_, name) => (name === 'client' ? client : id) }))}`

type Sent = { who?: Persona | null; client?: string; id?: string; body?: string; type?: string; query?: string }
async function send(endpoint: Endpoint, { who = admin, client = tenant.name, id, body, type = 'application/json', query = '' }: Sent) {
  const response = await program.app.inject({
    method: endpoint.method,
    ...(endpoint.perMinute && { remoteAddress: anAddress() }),
    url: pathOf(endpoint, client, id) + query,
    headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { payload: body }),
    payloadAsStream: true,
  })
  const answered = response.stream()
  // A stream of events never ends by itself.
  if (response.headers['content-type'] === eventStream) answered.destroy()
  return { status: response.statusCode, text: answered.destroyed ? '' : await textOf(answered) }
}

/** What screens and doors report by themselves: a refused request writes nothing else. */
const reported = ['migrations', 'traces', 'idempotency_keys', 'login_failures']

/** Has the database itself count every row written, whatever the tenant; the count is rolled back with what it counts. */
async function countWrites(): Promise<void> {
  const { pool } = program.database
  await pool.query(`create table writes (n int);
    create function count_write() returns trigger language plpgsql security definer as $$ begin insert into writes values (1); return null; end $$`)
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'writes'`,
  )
  for (const { relname } of rows.filter(({ relname }) => !reported.includes(relname)))
    await pool.query(
      `create trigger count_write after insert or update or delete on ${relname} for each row execute function count_write()`,
    )
}
const writes = (): Promise<number> =>
  program.database.pool
    .query<{ n: number }>({ name: 'writes', text: 'select count(*)::int as n from writes' })
    .then(({ rows }) => rows[0]!.n)

const unreadable = 'unreadable JSON'
const garbage: Record<string, Sent> = {
  [unreadable]: { body: '{"a":' },
  'an array': { body: '[]' },
  'a number': { body: '42' },
  'wrong types': {
    body: JSON.stringify({
      mail: 12,
      data: 'x',
      status: 'x',
      fields: 1,
      filters: '[',
      name: {},
      event_id: 'x',
      amount: 'NaN',
      start_date: 'hier',
      id: [],
    }),
  },
  'deep nesting': { body: `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}` },
  'a NUL character': {
    body: JSON.stringify({
      identifier: 'a\u0000b',
      password: '\u0000',
      mail: 'a\u0000@b.fr',
      name: '\u0000',
      reason: '\u0000',
      action: '\u0000',
      page: '\u0000',
      message: '\u0000',
    }),
  },
  'prototype pollution': { body: '{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}' },
  'form text': { body: 'a=1&b[]=2&a=3', type: 'application/x-www-form-urlencoded' },
  'an unknown content type': { body: '<a/>', type: 'text/xml' },
  'an unfinished multipart': {
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc',
    type: 'multipart/form-data; boundary=x',
  },
  'too large a body': { body: JSON.stringify({ message: 'x'.repeat(1_200_000) }) },
  'a hostile query': {
    query:
      "?page=-1&page_size=7&sort=';drop table users;--&q=%00&filters=%5B%7B%22field%22%3A%22password_hash%22%7D%5D&category=zz&name=%F0%28",
  },
  'an id that is no number': { id: "1'or'1" },
  'an enormous id': { id: '99999999999999999999' },
}

/** A GET reads no body, which one that nobody could read proves: whatever else it carried, the request would be the same. */
const garbageFor = ({ method }: Endpoint): [what: string, sent: Sent][] =>
  Object.entries(garbage).filter(([what, { body }]) => method !== 'GET' || body === undefined || what === unreadable)

describe.each(endpoints)('%s', (name, endpoint) => {
  test('hostile requests: a clear refusal or a plain answer, never a 500, nothing written by a refusal', async () => {
    let written = await writes()
    for (const [what, sent] of garbageFor(endpoint))
      for (const who of [admin, person, null]) {
        const { status, text } = await send(endpoint, { ...sent, who })
        expect(status, `${what}: ${text}`).toBeLessThan(500)
        const before = written
        written = await writes()
        if (status < 400) continue
        if (endpoint.method === 'GET') expect(text, what).not.toContain(kernelErrors.unreadable.code)
        expect(JSON.parse(text), what).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) })
        expect(written, what).toBe(before)
      }
  })

  test.skipIf(endpoint.access === 'public')('without a session: 401', async () => {
    expect((await send(endpoint, { who: null, body: endpoint.method === 'GET' ? undefined : '{}' })).status).toBe(401)
    expect((await send(endpoint, { who: { id: 0, mail: '', token: 'forged.token.here' } })).status).toBe(401)
  })

  test.runIf(endpoint.path.includes(':client'))('another tenant’s token: 404, nothing confirmed', async () => {
    expect((await send(endpoint, { who: stranger, body: endpoint.method === 'GET' ? undefined : '{}' })).status, name).toBe(404)
  })
})

test('control: a write that stays is counted', async () => {
  const before = await writes()
  await tenant.aPerson()
  expect(await writes()).toBeGreaterThan(before)
})
