import pg from 'pg'
import type { Program } from '../apps/api/src/testing/program.ts'
import { aTenant, type Persona } from '../apps/api/src/testing/world.ts'

const companies = 20_000
const events = 10_000
const neighbours = 1_000

export type Million = { client: pg.Client; admin: Persona; tenant: { id: number; name: string } }

/**
 * A tenant of so many people, registrations and bills (a million each unless told), among a thousand. Indexes are made after the rows and triggers
 * rest meanwhile: minutes instead of an hour; what triggers keep is written with the rows.
 */
export async function aMillionOfEach(program: Program & { databaseUrl: string }, rows = 1_000_000): Promise<Million> {
  const tenant = await aTenant(program)
  const admin = await tenant.anAdmin()
  const client = new pg.Client({ connectionString: program.databaseUrl })
  await client.connect()
  const of = tenant.id
  const firstOf = async (table: string): Promise<number> =>
    (await client.query<{ first: number }>(`select min(id)::integer as first from ${table} where tenant_id = ${of}`)).rows[0]!.first
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  await client.query(
    `insert into tenants (name, label) select 'voisin' || ${of} || '-' || n, 'Voisin ' || n from generate_series(1, ${neighbours}) n`,
  )
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('users', 'registrations', 'bills') and indexdef not like '%UNIQUE%'`,
  )
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  await client.query(`insert into companies (tenant_id, name, siret, code_postal, town)
    select ${of}, 'Société ' || n, lpad(n::text, 9, '0') || '00010', lpad((n % 95 + 1)::text, 2, '0') || '000', 'Ville ' || n % 700 from generate_series(0, ${companies - 1}) n`)
  const company = await firstOf('companies')
  await client.query(`insert into users (tenant_id, unique_id, mail, first_name, last_name, phone, code_postal, town, company_id, company_label, is_adherent, is_prospect, created_at)
    select ${of}, 'u' || n, 'p' || n || '@essai.test', 'Prénom' || n % 900, 'Nom' || (n::bigint * 7919) % ${rows}, '06' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
      lpad((n % 95 + 1)::text, 2, '0') || '000', 'Ville ' || n % 700, ${company} + n % ${companies}, 'Société ' || n % ${companies}, n % 3 = 0, n % 7 = 0, now() - n * interval '1 minute'
    from generate_series(1, ${rows}) n`)
  const person = (await client.query<{ id: number }>(`select id::integer from users where tenant_id = ${of} and unique_id = 'u1'`)).rows[0]!
    .id
  await client.query(`insert into events (tenant_id, nature, url, title, start_date, end_date, is_active, is_training, town)
    select ${of}, 1, 'e' || n, 'Session ' || n, now() - interval '300 days' + n * interval '1 hour', now() - interval '300 days' + n * interval '1 hour' + interval '3 hours', true,
      n % 2 = 0, 'Ville ' || n % 700 from generate_series(1, ${events}) n`)
  const event = await firstOf('events')
  await client.query(
    `insert into event_places (tenant_id, event_id, taken) select ${of}, id, ${Math.floor(rows / events)} from events where tenant_id = ${of}`,
  )
  await client.query(`insert into registrations (tenant_id, event_id, user_id, company_id, company_label, status, code, created_at)
    select ${of}, ${event} + n % ${events}, ${person} + p, case when n % 5 > 0 then ${company} + (p + 1) % ${companies} end, case when n % 5 > 0 then 'Société ' || (p + 1) % ${companies} end,
      coalesce((array[9, 3, 4])[n % 20 + 1], 5), 'c' || n, now() - n * interval '7 seconds'
    from (select n, (n::bigint * 7) % ${rows} as p from generate_series(0, ${rows - 1}) n) told`)
  await client.query(
    `insert into slots (tenant_id, event_id, start_at, end_at) select ${of}, id, start_date, end_date from events where tenant_id = ${of} and is_training`,
  )
  // Unknown to the planner, they would be joined one with each of the others.
  await client.query('analyze events, slots, registrations')
  await client.query(`insert into signatures (tenant_id, event_id, slot_id, registration_id, typed_name, consent_version, evidence, previous_hash, hash)
    select r.tenant_id, r.event_id, s.id, r.id, 'x', '1', '{}', '', '' from registrations r join slots s on s.tenant_id = r.tenant_id and s.event_id = r.event_id
    where r.tenant_id = ${of} and s.end_at < now() and r.id % 10 <> 0 and r.status <> 9`)
  const entity = await firstOf('entities')
  await client.query(`insert into bills (tenant_id, entity_id, category, nature, status, number, issue_date, due_date, morph, morph_id, user_id, company_id, amount_ht, tax_amount, amount,
      to_be_paid, created_at, recipient_label, event_label, search)
    select ${of}, ${entity}, case when n % 50 = 0 then 2 when n % 10 = 1 then 3 else 1 end, 1, 4, 'F-' || n, at::date, at::date + 30, 'Event', ${event} + n % ${events}, ${person} + n % ${rows},
      case when n % 2 = 0 then ${company} + n % ${companies} end, 10000, 2000, 12000, case when n % 3 = 0 then 12000 else 0 end, at,
      case when n % 2 = 0 then company else last || ' ' || first end, event, searchable(concat_ws(' ', 'F-' || n, case when n % 2 = 0 then company end, first, last, event))
    from (select n, now() - n * interval '40 seconds' as at, 'Société ' || n % ${companies} as company, 'Prénom' || (n % ${rows} + 1) % 900 as first,
      'Nom' || ((n % ${rows} + 1)::bigint * 7919) % ${rows} as last, 'Session ' || n % ${events} + 1 as event from generate_series(1, ${rows}) n) told`)
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  return { client, admin, tenant: { id: of, name: tenant.name } }
}
