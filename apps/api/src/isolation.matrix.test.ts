import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@kxo/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from './modules/index.ts'
import { aFileFor } from './testing/a-file-for.ts'
import { aRichTenant } from './testing/a-rich-tenant.ts'
import { anAddress } from './testing/an-address.ts'
import type { Codes } from './testing/codes.ts'
import {
  type Carried,
  depthsOf,
  everywhere,
  inside,
  isExported,
  namesNumbers,
  namesTenants,
  noCodes,
  undecided,
  unreached,
  withCodes,
} from './testing/places.ts'
import { type Program, startProgram } from './testing/program.ts'
import { restartNumbers } from './testing/restart-numbers.ts'
import { asTheyAre, type Stranger, strangersIn } from './testing/strangers.ts'
import { aTenant, type TenantWorld } from './testing/world.ts'

/** The first record of every table of the victim bears this number: one number tries them all. */
const foreign = 5_000_001
/** A number no record bears: what the victim’s records must be indistinguishable from. */
const nowhere = 4_999_999
/** The first record of every table of the strangers’ own tenant. */
const home = 3_000_001
/** A text found everywhere in the victim and nowhere else. */
const canary = 'Kerzanédec'

/**
 * One way of reaching for the victim: what is sent, and what is sent of someone who does not exist, which must be answered alike.
 * `path` names the victim’s tenant; the others keep to the stranger’s own.
 */
type Way = { how: string; client?: string; sent: Carried; vain?: Carried | undefined }
type Attempt = { endpoint: Endpoint; who: string; how: string; status: number; body: string; isDistinguishable: boolean }

const endpoints: readonly Endpoint[] = Object.values(modules).flatMap((groups) => groups.flatMap(({ contract }) => Object.values(contract)))
const byLink = 'USR by link'
const isPublic = ({ access }: Endpoint): boolean => access === 'public'
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

let program: Program
let victim: TenantWorld
let codes: Codes
let own: TenantWorld
let strangers: Stranger[]
let openSessions: () => Promise<void>
beforeAll(async () => {
  program = await startProgram()
  own = (await aRichTenant(program, { name: 'Étrangers', from: home })).tenant
  strangers = await strangersIn(own, await aTenant(program, { label: 'Éditeur' }))
  ;({ tenant: victim, codes } = await aRichTenant(program, { name: canary, from: foreign }))
  await restartNumbers(program, foreign + 1_000_000)
  openSessions = await asTheyAre(program, strangers)
}, 180_000)
afterAll(() => program.close())

/** Everything an endpoint lets somebody try. */
function waysOf(endpoint: Endpoint): Way[] {
  const [sent, vain] = [everywhere(endpoint, foreign), everywhere(endpoint, nowhere)]
  const ways: Way[] = sent.map((one, index) => ({ how: 'numbers', sent: one, vain: vain[index]! }))
  if (endpoint.path.includes(':client')) ways.push({ how: 'path', client: victim.name, sent: sent[0]! })
  for (const depth of depthsOf(endpoint))
    ways.push({
      how: `numbers under ${depth} of one’s own`,
      sent: inside(endpoint, { depth, home, id: foreign }),
      vain: inside(endpoint, { depth, home, id: nowhere }),
    })
  const coded = withCodes(endpoint, home, codes)
  if (coded) ways.push({ how: 'codes', sent: coded, vain: withCodes(endpoint, home, noCodes)! })
  if (namesTenants(endpoint)) ways.push({ how: 'tenant', sent: everywhere(endpoint, victim.id)[0]!, vain: vain[0]! })
  if (isExported(endpoint)) {
    const exported = { ...sent[0]!, query: { ...sent[0]!.query, format: 'csv' } }
    ways.push({ how: 'numbers, as a file', sent: exported })
    if (endpoint.path.includes(':client')) ways.push({ how: 'path, as a file', client: victim.name, sent: exported })
  }
  // A way that names nobody’s record, only what the list must be asked, has nothing to be compared with.
  return ways.map((way) => (isDeepStrictEqual(way.sent, way.vain) ? { ...way, vain: undefined } : way))
}

async function attempt(endpoint: Endpoint, stranger: Stranger | null, { how, client, sent, vain }: Way): Promise<Attempt> {
  const place = client ?? stranger?.tenant.name ?? own.name
  const { status, body } = await ask(endpoint, stranger, place, sent)
  const compared = vain && status !== 401 && (how === 'codes' || namesNumbers(endpoint))
  const other = compared ? await ask(endpoint, stranger, place, vain) : undefined
  const isDistinguishable = other !== undefined && (other.status !== status || plain(other.body) !== plain(body))
  return { endpoint, who: stranger?.name ?? 'visitor', how, status, body, isDistinguishable }
}

/** An answer without what differs from one call to the next: numbers, instants, references. */
const plain = (body: string): string => (body.startsWith('%PDF') ? '%PDF' : body).replace(/"[^"]*\d[^"]*"|\d+/g, '#')

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function ask(endpoint: Endpoint, stranger: Stranger | null, client: string, { path, query, body }: Carried) {
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'client' ? client : encodeURIComponent(asText(path[name] ?? foreign)),
  )
  const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, asText(value)])).toString()
  const file = endpoint.upload && (await aFileFor(endpoint.upload, body ?? {}))
  const response = await program.app
    .inject({
      method: endpoint.method,
      ...(endpoint.perMinute && { remoteAddress: anAddress() }),
      url: `/api${address}${search ? `?${search}` : ''}`,
      headers: {
        'accept-language': 'fr',
        ...(stranger && { authorization: `Bearer ${stranger.token}` }),
        ...(file && { 'content-type': file.type }),
      },
      ...(file ? { payload: file.payload } : body && { payload: body }),
    })
    .catch((error: Error) => ({ statusCode: 599, body: error.message }))
  return { status: response.statusCode, body: response.body }
}

/** Endless answers are tried by their own tests. */
const isEndless = ({ streams }: Endpoint): boolean => streams?.includes('text/event-stream') ?? false

async function tryAll(tried: readonly Endpoint[], who: readonly (Stranger | null)[]): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const endpoint of tried.filter((candidate) => !isEndless(candidate))) {
    await openSessions()
    const ways = waysOf(endpoint)
    for (const stranger of who)
      for (const way of ways)
        if (stranger !== null || isPublic(endpoint) || way.client !== undefined) attempts.push(await attempt(endpoint, stranger, way))
  }
  return attempts
}

const isDone = ({ status }: Attempt): boolean => status >= 200 && status < 300
const tells = ({ body }: Attempt): boolean => body.includes(canary) || body.includes(encodeURIComponent(canary))
const isByPath = ({ how }: Attempt): boolean => how.startsWith('path')
/** A visitor reads the public pages of any tenant: there is nothing foreign to them in its path. */
const isPublicReading = (tried: Attempt): boolean => tried.who === 'visitor' && isByPath(tried) && isPublic(tried.endpoint)

function faultOf(tried: Attempt): string | undefined {
  const { endpoint, who, how, status } = tried
  const attempt = `${nameOf(endpoint)} · ${who} · foreign ${how} → ${status}`
  if (status >= 500) return `${attempt}: a failure`
  if (isPublicReading(tried)) return undefined
  if (isDone(tried) && who === byLink && (endpoint.access ?? 'session') === 'session')
    return `${attempt}: a personal link opens what wants a full session`
  if (tells(tried)) return `${attempt}: it tells the other tenant`
  if (isByPath(tried) && ![401, 404].includes(status)) return `${attempt}: the path of another tenant is a 404`
  if (tried.isDistinguishable) return `${attempt}: a record of another tenant is told from one that does not exist`
  return undefined
}

/** Every row of the victim, its own line included, as one hash a table. */
async function stateOf(tenant: TenantWorld): Promise<Record<string, string>> {
  const { rows: tables } = await program.database.pool.query<{ t: string; key: string }>(
    `select c.relname::text as t, a.attname::text as key from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = case c.relname when 'tenants' then 'id' else 'tenant_id' end order by 1`,
  )
  const state: Record<string, string> = {}
  for (const { t, key } of tables) {
    const { rows } = await program.database.pool.query<{ hash: string }>(
      `select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as hash from "${t}" r where "${key}" = $1`,
      [tenant.id],
    )
    state[t] = rows[0]!.hash
  }
  return state
}

describe('a tenant is closed to everyone of another', () => {
  test('the victim has a record of the same number in every table', async () => {
    const { rows } = await program.database.pool.query<{ t: string }>(
      `select table_name as t from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name <> 'tenants' order by 1`,
    )
    const without: string[] = []
    for (const { t } of rows) {
      const found = await program.database.pool.query(`select 1 from "${t}" where tenant_id = $1 and id = $2`, [victim.id, foreign])
      if (found.rows.length === 0) without.push(t)
    }
    expect(without).toEqual(otherwise)
  })

  test('each text of a path that may open something is tried as a code', () => {
    expect(undecided(endpoints)).toEqual([])
  })

  test('each request tried is one its endpoint takes', () => {
    expect(unreached(endpoints)).toEqual([])
  })

  test('PRV-21: no endpoint reveals or changes anything, for anyone, wherever another’s tenant, number or code is given', async () => {
    const before = await stateOf(victim)
    const ofStrangers = await tryAll(endpoints, strangers)
    expect(ofStrangers.flatMap((tried) => faultOf(tried) ?? [])).toEqual([])
    expect(await stateOf(victim)).toEqual(before)
    const ofVisitor = await tryAll(endpoints, [null])
    expect(ofVisitor.flatMap((tried) => faultOf(tried) ?? [])).toEqual([])
    const after = await stateOf(victim)
    const changed = Object.keys(before).filter((table) => before[table] !== after[table])
    expect(changed.filter((table) => !publiclyWritten.includes(table))).toEqual([])
    const attempts = [...ofStrangers, ...ofVisitor]
    const done = attempts.filter(isDone).length
    process.stdout.write(
      `isolation: ${endpoints.length} endpoints × ${strangers.length + 1} people, ${attempts.length} attempts, ${done} harmless answers, ${attempts.length - done} refusals, 0 leaks\n`,
    )
    expect(attempts.length).toBeGreaterThan(endpoints.length * strangers.length)
  }, 600_000)

  test('control: with the fence open, every reading that names a record finds the other tenant’s, and most of what writes', async () => {
    await program.database.pool.query(`do $$ declare p record; begin
      for p in select polrelid::regclass as held from pg_policy where polname = 'one_tenant' loop
        execute format('alter policy one_tenant on %s using (true) with check (true)', p.held);
      end loop; end $$`)
    const admins = strangers.filter(({ name }) => name === 'ADM0')
    const naming = endpoints.filter((endpoint) => namesNumbers(endpoint) || withCodes(endpoint, home, codes) !== undefined)
    const unseenBy = async (tried: readonly Endpoint[]): Promise<string[]> => {
      const attempts = await tryAll(tried, admins)
      const seen = new Set(attempts.filter((one) => faultOf(one) !== undefined).map(({ endpoint }) => endpoint))
      return tried.filter((endpoint) => !seen.has(endpoint)).map(nameOf)
    }
    const reads = ({ method, writes }: Endpoint): boolean => method === 'GET' && !writes
    const unseen = await unseenBy(naming.filter(reads))
    expect(unseen.toSorted()).toEqual(Object.values(blind).flat().toSorted())
    // What writes is refused for many a reason before it is refused for this one.
    const writing = naming.filter((endpoint) => !reads(endpoint))
    expect((await unseenBy(writing)).length).toBeLessThan(writing.length / 2)
  }, 300_000)
})

/** Fields of forms take their numbers among those of records; only the vendor announces anything of the service. */
const otherwise = ['form_fields', 'service_notices']

/** Readings that a number of another tenant does not reach even so, and why. */
const blind: Record<string, string[]> = {
  'the vendor’s own, from its own space': [
    'GET /clients/:id/company-choices/',
    'GET /clients/:id/deletion/',
    'GET /clients/:client/support-queue/:tenant/:id/',
    'GET /clients/:client/support-queue/:tenant/:id/files/:file/',
    'GET /tutorials/:id/:part/',
  ],
  'one’s own and nobody else’s': [
    'GET /clients/:client/conversations/',
    'GET /clients/:client/own-contracts/:id/',
    'GET /clients/:client/events/:id/group-payment/',
    'GET /clients/:client/events/:id/payment/',
    'GET /clients/:client/documents/:id/shares/',
    'GET /clients/:client/own-papers/:paper/file/',
    'GET /clients/:client/own-quizzes/:id/',
    'GET /clients/:client/quiz-results/:attempt/',
    'GET /clients/:client/support-requests/:id/',
    'GET /clients/:client/users/:id/annuary/',
    'GET /clients/:client/users/:id/second-factor/',
    'GET /uploads/:id/',
    'GET /clients/:client/users/:id/sessions/',
  ],
  'works of another kind than the victim’s': [
    'GET /clients/:client/bills/batch/:id/',
    'GET /clients/:client/bills/batch/:id/report/',
    'GET /clients/:client/campaigns/drafts/:id/',
    'GET /clients/:client/regions/recomputation/:id/',
    'GET /clients/:client/users/bulk/:id/',
    'GET /clients/:client/users/bulk/:id/report/',
  ],
  'of a kind of partner the victim’s person is not': [
    'GET /clients/:client/planning-feeds/:subject/:id/',
    'GET /clients/:client/planning/free-dates/',
    'GET /clients/:client/users/:id/functions/:kind/record/',
  ],
  'found by a name: the number only leaves some out': ['GET /clients/:client/users/duplicates/'],
  'a printed list, which is not compared': ['GET /clients/:client/public/events/catalogue.pdf/'],
  'shown of who is presented in public, and nobody of the victim’s is': ['GET /clients/:client/public/partners/:id/portrait/'],
  'a query that names its own tenant besides': [
    'GET /clients/:client/contracts/proposal/',
    'GET /clients/:client/other-documents/people/',
    'GET /clients/:client/other-documents/pieces/',
    'GET /clients/:client/post_video/',
    'GET /clients/:client/quizzes/:id/attempts/:attempt/',
    'GET /clients/:client/video-progress/',
  ],
  'of recruiters, whom a space that recruits nobody has not': [
    'GET /clients/:client/my-dashboard/applications/',
    'GET /clients/:client/my-dashboard/applications/:id/',
  ],
  'figures, which are not compared': ['GET /clients/:client/bills/totals/', 'GET /clients/:client/quotes/totals/'],
  'opened by the print of the picture': ['GET /clients/:client/companies/:id/logo/', 'GET /clients/:client/locations/:id/files/:file/'],
  'given out beside a meeting, where the victim gives nothing out': ['GET /clients/:client/events/:id/meeting/documents/:document/'],
  'opened by a code sealed for its own tenant': [
    'GET /clients/:client/wallet-passes/:ticket/',
    'GET /clients/:client/wallet-passes/:ticket/:wallet/',
  ],
  'of a period that ends where the victim has nothing to invoice': ['GET /clients/:client/billables/'],
  'of the week to come, where the victim has nothing': ['GET /clients/:client/planning/slots/'],
  'of rooms, which no slot of the victim’s takes': ['GET /clients/:client/planning/logistics/'],
  'what is due within the month, where the victim has nothing': [
    'GET /clients/:client/mails/upcoming/',
    'GET /clients/:client/mails/explanation/',
  ],
}

/** What a visitor without any session may write in a tenant through its public forms. */
const publiclyWritten = [
  'contract_endings',
  'login_failures',
  'validation_codes',
  'traces',
  // What a visitor's act changes in the figures.
  'figure_changes',
  'mails',
  'directory_messages',
  'idempotency_keys',
  'personal_links',
  'throttled_acts',
]
