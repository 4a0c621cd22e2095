import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@kxo/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from './modules/index.ts'
import { aRichLife } from './testing/a-rich-life.ts'
import { anOpenEvent } from './testing/an-open-event.ts'
import { type Program, startProgram } from './testing/program.ts'
import { sampleOf } from './testing/sample-of.ts'
import { aTenant, type TenantWorld } from './testing/world.ts'

/** Every record of the victim bears this number: one number tries them all. */
const foreign = 5_000_001
/** A number no record bears: what the victim’s records must be indistinguishable from. */
const nowhere = 4_999_999
/** A text found everywhere in the victim and nowhere else. */
const canary = 'Kerzanédec'

type Stranger = { name: string; sid: string; user_id: number; tenant: TenantWorld; isLink: boolean; acting: number | null }
type Attempt = { endpoint: Endpoint; who: string; how: 'path' | 'ids'; status: number; body: string; isTold: boolean }

const endpoints: readonly Endpoint[] = Object.values(modules).flatMap((groups) => groups.flatMap(({ contract }) => Object.values(contract)))
const isPublic = ({ access }: Endpoint): boolean => access === 'public'
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

let program: Program
let victim: TenantWorld
let own: TenantWorld
let strangers: Stranger[]
/** Tenants and people as they were, so that what an attempt does to its own side spoils no other. */
let first: { tenants: string; users: string }
beforeAll(async () => {
  program = await startProgram()
  own = await aTenant(program, { label: 'Étrangers' })
  const vendor = await aTenant(program, { label: 'Éditeur' })
  strangers = await strangersIn(own, vendor)
  victim = await aVictim()
  const rowsOf = async (table: string, condition: string, values: number[]): Promise<string> =>
    JSON.stringify(
      (await program.database.pool.query<{ r: object }>(`select to_jsonb(t) as r from ${table} t where ${condition}`, [values])).rows.map(
        ({ r }) => r,
      ),
    )
  first = {
    tenants: await rowsOf('tenants', 'id = any($1)', [own.id, vendor.id]),
    users: await rowsOf(
      'users',
      'id = any($1)',
      strangers.map(({ user_id }) => user_id),
    ),
  }
}, 180_000)
afterAll(() => program.close())

/** Everyone a tenant knows, with the session they will try with. */
async function strangersIn(tenant: TenantWorld, vendor: TenantWorld): Promise<Stranger[]> {
  const company_id = await tenant.inTenant(async (db) => {
    const company = await db.insertInto('companies').values({ name: 'Ailleurs' }).returning('id').executeTakeFirstOrThrow()
    return company.id
  })
  const admin = await tenant.anAdmin()
  const acted = await tenant.aPerson()
  const one = (name: string, user_id: number, given: Partial<Stranger> = {}): Stranger => ({
    name,
    sid: '',
    user_id,
    tenant,
    isLink: false,
    acting: null,
    ...given,
  })
  return [
    one('USR', (await tenant.aPerson()).id),
    one('USR by link', (await tenant.aPerson()).id, { isLink: true }),
    one('partner', (await tenant.aPartner()).id),
    one('REF', (await tenant.aReferent(company_id)).id),
    one('REC', (await tenant.aPerson({ profile_code: 'REC', company_id })).id),
    one('CNS', (await tenant.aPerson({ profile_code: 'CNS' })).id),
    one('ADM1', (await tenant.anAdmin({ is_restricted: 1 })).id),
    one('ADM2', (await tenant.anAdmin({ is_restricted: 2 })).id),
    one('ADM0', admin.id),
    one('ADM0 acting as USR', acted.id, { acting: admin.id }),
    one('super administrator elsewhere', (await vendor.anAdmin({ is_super_admin: true })).id, { tenant: vendor }),
  ]
}

/** A tenant with records in every table a journey fills, all numbered from `foreign` on. */
async function aVictim(): Promise<TenantWorld> {
  await restartNumbers(foreign)
  const tenant = await aTenant(program, { label: canary })
  await aRichLife(tenant)
  await anOpenEvent(tenant, { title: canary, price_ht: 10_000 })
  await tenant.inTenant(async (db) => {
    const room = await db.insertInto('locations').values({ name: canary }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('rooms').values({ location_id: room.id, name: canary, capacity: 3 }).execute()
    await db.insertInto('forms').values({ name: canary, category: 4, nature: 7 }).execute()
    await db.insertInto('regions').values({ name: canary }).execute()
    await db.insertInto('works').values({ kind: 'import' }).execute()
    await db.insertInto('support_requests').values({ subject: canary, kind: 'question', user_id: foreign }).execute()
    await db.insertInto('guides').values({ category: 'guide', title: canary }).execute()
    await db.insertInto('record_tabs').values({ morph: 'User', label: canary, rank: 0 }).execute()
    await db.insertInto('data_requests').values({ user_id: foreign, kind: 'erasure', due_on: '2027-01-01' }).execute()
    await db
      .insertInto('checkouts')
      .values({ unique_id: randomUUID(), bill_id: foreign, user_id: foreign, amount: 100, provider: 'test' })
      .execute()
  })
  await restartNumbers(foreign + 1_000_000)
  return tenant
}

/** The next record of every table takes this number; tenants keep theirs. */
async function restartNumbers(from: number): Promise<void> {
  const { rows } = await program.database.pool.query<{ t: string }>(
    `select table_name as t from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name <> 'tenants'`,
  )
  for (const { t } of rows) await program.database.pool.query(`alter table "${t}" alter column id restart with ${from}`)
}

/** Fresh sessions of people as they were at first. */
async function openSessions(): Promise<void> {
  await program.database.pool.query(
    `update tenants t set params = k.params, features = k.features, suspended_at = null from jsonb_populate_recordset(null::tenants, $1) k where t.id = k.id`,
    [first.tenants],
  )
  await program.database.pool.query(
    `update users u set status = k.status, profile_code = k.profile_code, company_id = k.company_id, is_admin = k.is_admin, is_super_admin = k.is_super_admin,
            is_restricted = k.is_restricted, is_partner = k.is_partner, totp_secret = null, totp_confirmed_at = null
       from jsonb_populate_recordset(null::users, $1) k where u.tenant_id = k.tenant_id and u.id = k.id`,
    [first.users],
  )
  program.services.tenants.forget()
  for (const stranger of strangers) stranger.sid = randomUUID()
  for (const tenant of new Set(strangers.map((stranger) => stranger.tenant)))
    await tenant.inTenant((db) =>
      db
        .insertInto('sessions')
        .values(
          strangers
            .filter((stranger) => stranger.tenant === tenant)
            .map(({ sid, user_id, isLink, acting }) => ({
              id: sid,
              user_id,
              is_link: isLink,
              acting_admin_id: acting,
              expires_at: new Date(Date.now() + 3_600_000),
            })),
        )
        .execute(),
    )
}

/** The records a path names. */
const named = ({ path }: Endpoint): string[] => [...path.matchAll(/:(?!client\b)(\w+)/g)].map(([name]) => name)

/** One try: the victim’s tenant in the path, or the victim’s numbers everywhere a number is asked. */
async function attempt(endpoint: Endpoint, stranger: Stranger | null, how: 'path' | 'ids'): Promise<Attempt> {
  const { status, body } = await ask(endpoint, stranger, how, foreign)
  const isQuiet = how === 'path' || [401, 403, 404, 422].includes(status)
  const other = isQuiet ? undefined : await ask(endpoint, stranger, how, nowhere)
  const isTold = other !== undefined && (other.status !== status || plain(other.body) !== plain(body))
  return { endpoint, who: stranger?.name ?? 'visitor', how, status, body, isTold }
}

/** An answer without what differs from one call to the next: numbers, instants, references. */
const plain = (body: string): string => body.replace(/"[^"]*\d[^"]*"|\d+/g, '#')

async function ask(endpoint: Endpoint, stranger: Stranger | null, how: 'path' | 'ids', id: number) {
  const client = how === 'path' ? victim.name : (stranger?.tenant.name ?? own.name)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => (name === 'client' ? client : String(id)))
  const query = endpoint.query ? (sampleOf(endpoint.query, id) as Record<string, unknown>) : {}
  // Exports only change the shape of what a list answers.
  const { format: _format, ...asked } = query ?? {}
  const search = new URLSearchParams(
    Object.entries(asked).map(([key, value]): [string, string] => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()
  const payload = endpoint.body ? (sampleOf(endpoint.body, id) as object) : undefined
  const response = await program.app.inject({
    method: endpoint.method,
    url: `/api${path}${search ? `?${search}` : ''}`,
    headers: {
      'accept-language': 'fr',
      ...(stranger && { authorization: `Bearer ${program.services.signAccess({ tid: stranger.tenant.id, sid: stranger.sid })}` }),
    },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body }
}

/** Endless answers and files sent whole are tried by their own tests. */
const isEndless = ({ streams }: Endpoint): boolean => streams?.includes('text/event-stream') ?? false

async function tryAll(tried: readonly Endpoint[], who: readonly (Stranger | null)[]): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const endpoint of tried.filter((candidate) => !isEndless(candidate))) {
    await openSessions()
    for (const stranger of who) {
      if (endpoint.path.includes(':client')) attempts.push(await attempt(endpoint, stranger, 'path'))
      if (!(stranger === null && !isPublic(endpoint))) attempts.push(await attempt(endpoint, stranger, 'ids'))
    }
  }
  return attempts
}

const isDone = ({ status }: Attempt): boolean => status >= 200 && status < 300
const tells = ({ body }: Attempt): boolean => body.includes(canary) || body.includes(encodeURIComponent(canary))
/** A visitor reads the public pages of any tenant: there is nothing foreign to them in its path. */
const isPublicReading = ({ endpoint, who, how }: Attempt): boolean => who === 'visitor' && how === 'path' && isPublic(endpoint)

function faultOf(tried: Attempt): string | undefined {
  const { endpoint, who, how, status } = tried
  const told = `${nameOf(endpoint)} · ${who} · foreign ${how} → ${status}`
  if (status >= 500) return `${told}: a failure`
  if (isPublicReading(tried)) return undefined
  if (tells(tried)) return `${told}: it tells the other tenant`
  if (how === 'path' && ![401, 404].includes(status)) return `${told}: the path of another tenant is a 404`
  if (named(endpoint).length > 0 && tried.isTold) return `${told}: a record of another tenant is told from one that does not exist`
  return undefined
}

/** Every row of the victim, as one hash a table. */
async function stateOf(tenant: TenantWorld): Promise<Record<string, string>> {
  const { rows: tables } = await program.database.pool.query<{ t: string }>(
    `select c.relname::text as t from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const state: Record<string, string> = {}
  for (const { t } of tables) {
    const { rows } = await program.database.pool.query<{ hash: string }>(
      `select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as hash from "${t}" r where tenant_id = $1`,
      [tenant.id],
    )
    state[t] = rows[0]!.hash
  }
  return state
}

describe('a tenant is closed to everyone of another', () => {
  test('the victim has records, all under one number', async () => {
    const { rows } = await program.database.pool.query<{ n: number }>(
      `select (select count(*) from users where id = $1) + (select count(*) from events where id = $1) + (select count(*) from registrations where id = $1)
            + (select count(*) from bills where id = $1) + (select count(*) from documents where id = $1) + (select count(*) from tasks where id = $1) as n`,
      [foreign],
    )
    expect(Number(rows[0]!.n)).toBe(6)
  })

  test('PRV-21: no endpoint reveals or changes anything, for anyone, by another’s path nor by another’s numbers', async () => {
    const before = await stateOf(victim)
    const attempts = await tryAll(endpoints, [null, ...strangers])
    const faults = attempts.flatMap((tried) => faultOf(tried) ?? [])
    expect(faults).toEqual([])
    const after = await stateOf(victim)
    const changed = Object.keys(before).filter((table) => before[table] !== after[table])
    expect(changed.filter((table) => !publiclyWritten.includes(table))).toEqual([])
    const done = attempts.filter(isDone).length
    process.stdout.write(
      `isolation: ${endpoints.length} endpoints × ${strangers.length + 1} people, ${attempts.length} attempts, ${done} harmless answers, ${attempts.length - done} refusals, ${faults.length} leaks\n`,
    )
    expect(attempts.length).toBeGreaterThan(endpoints.length * strangers.length)
  }, 300_000)

  test('control: with the fence open, the same attempts find the other tenant', async () => {
    const open = (condition: string) =>
      program.database.pool.query(`do $$ declare p record; begin
        for p in select polrelid::regclass as held from pg_policy where polname = 'one_tenant' loop
          execute format('alter policy one_tenant on %s using (${condition}) with check (${condition})', p.held);
        end loop; end $$`)
    await open('true')
    const admins = strangers.filter(({ name }) => name === 'ADM0')
    const reading = endpoints.filter(({ method, streams }) => method === 'GET' && !streams)
    const faults = (await tryAll(reading, admins)).flatMap((tried) => faultOf(tried) ?? [])
    expect(faults.filter((fault) => fault.includes('it tells the other tenant')).length).toBeGreaterThan(5)
  }, 120_000)
})

/** What a visitor without any session may write in a tenant through its public forms. */
const publiclyWritten = [
  'login_failures',
  'validation_codes',
  'traces',
  'mails',
  'directory_messages',
  'idempotency_keys',
  'personal_links',
]
