import { registrationsContract } from '@kxo/domain/registrations/contract'
import pg from 'pg'
import { aTenant, callAs } from '../apps/api/src/testing/world.ts'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const registrations = 1_000_000
const otherTenants = 1_000
const people = 50_000
const events = 500
const rounds = 300

/** A page of 25 out of a million registrations of a tenant among a thousand, through HTTP, against the bare SQL of the same page. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const admin = await tenant.anAdmin()
    const client = new pg.Client({ connectionString: program.databaseUrl })
    await client.connect()
    await client.query(`insert into tenants (name, label) select 'voisin' || n, 'Voisin ' || n from generate_series(1, ${otherTenants}) n`)
    await client.query(`insert into users (tenant_id, unique_id, mail, first_name, last_name)
      select ${tenant.id}, 'u' || n, 'p' || n || '@essai.test', 'Prénom' || n % 300, 'Nom' || n from generate_series(1, ${people}) n`)
    await client.query(`insert into events (tenant_id, nature, url, title, start_date, end_date, is_active)
      select ${tenant.id}, 1, 'e' || n, 'Session ' || n, now() + n * interval '1 hour', now() + n * interval '1 hour' + interval '3 hours', true from generate_series(1, ${events}) n`)
    await client.query(`alter table registrations disable trigger all`)
    await client.query(`insert into registrations (tenant_id, event_id, user_id, status, code, created_at)
      select ${tenant.id}, e.first + (n % ${events}), u.first + (n / ${events}) % ${people}, case when n % 20 = 0 then 9 else 5 end, 'c' || n, now() - n * interval '7 seconds'
      from generate_series(0, ${registrations - 1}) n, (select min(id) as first from events where tenant_id = ${tenant.id}) e,
           (select min(id) as first from users where tenant_id = ${tenant.id} and unique_id like 'u%') u on conflict do nothing`)
    await client.query(`alter table registrations enable trigger all`)
    await client.query('vacuum analyze')

    // What a line of the list answers, asked by a client that no fence holds.
    const bare = `select r.*, e.title, e.url, e.start_date, e.end_date, e.limit_date, e.time_zone, e.town, e.is_online, e.is_payable, e.form_id,
        u.first_name, u.last_name, u.mail, u.language, u.profile_code, c.name as company_name from registrations r
      join events e on e.tenant_id = r.tenant_id and e.id = r.event_id join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
      where r.tenant_id = ${tenant.id} order by r.created_at desc, r.id desc limit 25`
    const timed = async (act: () => Promise<unknown>): Promise<number> => {
      const begun = performance.now()
      await act()
      return performance.now() - begun
    }
    const measures = { bare: [] as number[], api: [] as number[] }
    for (let round = -20; round < rounds; round++) {
      const sql = await timed(() => client.query(bare))
      const http = await timed(() =>
        callAs(program, admin, registrationsContract.list, {
          params: { client: tenant.name },
          query: { page: 1, page_size: 25, sort: '-created_at' },
        }),
      )
      if (round < 0) continue
      measures.bare.push(sql)
      measures.api.push(http)
    }
    await client.end()
    const floor = percentile(measures.bare, 0.95)
    const api = percentile(measures.api, 0.95)
    return [
      { name: 'bare SQL of the page, p95 (floor)', value: floor, unit: 'ms' },
      { name: 'list of 25 out of 1,000,000, p95', value: api, unit: 'ms', ratio: api / floor, aim: '≤ 3' },
    ]
  })
