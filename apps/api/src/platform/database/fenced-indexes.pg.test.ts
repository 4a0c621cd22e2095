import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  await program.database.pool.query(`
    insert into users (tenant_id, unique_id, mail, first_name, last_name, town, phone)
      select ${tenant.id}, 'u' || n, 'p' || n || '@essai.test', 'Prénom' || n % 90, 'Nom' || n * 7919, 'Ville ' || n % 700, '06' || n * 7919 from generate_series(1, 20000) n;
    insert into events (tenant_id, nature, url, title, start_date) select ${tenant.id}, 1, 'e' || n, 'Session ' || n, now() + n * interval '1 hour' from generate_series(1, 500) n;
    insert into event_places (tenant_id, event_id) select tenant_id, id from events where tenant_id = ${tenant.id};
    insert into companies (tenant_id, name) select ${tenant.id}, 'Société ' || n from generate_series(1, 500) n;
    insert into registrations (tenant_id, event_id, user_id, company_id, status, code, created_at)
      select ${tenant.id}, e.first + n % 500, u.first + n % 20000, c.first + n % 500, 5, 'c' || n, now() - n * interval '1 minute'
      from generate_series(0, 19999) n, (select min(id) as first from events where tenant_id = ${tenant.id}) e, (select min(id) as first from users where tenant_id = ${tenant.id}) u,
        (select min(id) as first from companies where tenant_id = ${tenant.id}) c;
    insert into bills (tenant_id, entity_id, category, nature, status, morph, user_id) select ${tenant.id}, e.id, 1, 1, 1, 'Other', u.id
      from users u, (select id from entities where tenant_id = ${tenant.id} limit 1) e where u.tenant_id = ${tenant.id}`)
  await program.database.pool.query('vacuum analyze')
})
afterAll(() => program.close())

/** How the database plans a statement asked by the tenant. */
const planOf = (statement: string): Promise<string> =>
  tenant.inTenant(async (db) => {
    const { rows } = await sql<Record<string, string>>`explain ${sql.raw(statement)}`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
const plan = (condition: string): Promise<string> => planOf(`select id from users where ${condition}`)
const search = "search like '%' || searchable('nom79190') || '%'"
const town = "searchable(town) = searchable('Ville 12')"

test('under the fence, a search and a filter on a text are read in their indexes', async () => {
  expect(await plan(search)).toContain('users_search')
  expect(await plan(town)).toContain('users_town')
})

const registrations = 'select r.id from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id'
test.each([
  [`${registrations} order by searchable(r.company_label), r.id limit 25`, 'registrations_by_company'],
  [`${registrations} order by searchable(r.company_label) desc nulls last, r.id desc limit 25`, 'registrations_by_company_back'],
  [
    `${registrations} where searchable(r.company_label) >= 'societe 2' and (searchable(r.company_label), r.id) > ('societe 2', 5) order by searchable(r.company_label), r.id limit 25`,
    'registrations_by_company',
  ],
  [`${registrations} order by e.start_date, r.id limit 25`, 'events_start'],
  [`${registrations} order by e.start_date desc nulls last, r.id desc limit 25`, 'events_start_back'],
  [`${registrations} order by searchable(e.title), r.id limit 25`, 'events_title'],
  [
    "select id from registrations where created_at >= now() - interval '2 days' and created_at < now() - interval '1 day'",
    'registrations_recent',
  ],
  ["select id from users where searchable((phone)::text) like '%' || searchable('79190') || '%'", 'users_parts'],
  ["select id from bills where search like '%' || searchable('nom79190') || '%'", 'bills_search'],
  ['select id from bills order by searchable(recipient_label), id limit 25', 'bills_by_recipient'],
  ['select id from bills order by due_date desc nulls last, id desc limit 25', 'bills_due_back'],
])('under the fence, a list is read in the order and the range of an index: %s', async (statement, index) => {
  expect(await planOf(statement)).toMatch(new RegExp(`\\b${index}\\b`))
})

const byStatus =
  'select r.id, e.title from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id order by r.status, r.id limit 25'
test('a page of a list lays out no cache for the rows it stops before', async () => {
  expect(await planOf(byStatus)).not.toContain('Memoize')
})

test('control: a connection that may cache does', async () => {
  const { rows } = await tenant.inTenant(async (db) => {
    await sql`set local enable_memoize = on`.execute(db)
    return sql<Record<string, string>>`explain ${sql.raw(byStatus)}`.execute(db)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Memoize')
})

test('control: functions not known to keep what they read to themselves wait behind the fence', async () => {
  await program.database.pool.query(
    'alter function searchable(text) not leakproof; alter function pg_catalog.textlike(text, text) not leakproof',
  )
  expect(await plan(search)).not.toContain('users_search')
  expect(await plan(town)).not.toContain('users_town')
})
