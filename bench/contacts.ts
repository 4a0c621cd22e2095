import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import type { Endpoint, Input } from '@kxo/domain/kernel/contract'
import pg from 'pg'
import { aTenant, callAs } from '../apps/api/src/testing/world.ts'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const people = 200_000
const companies = 20_000
const otherTenants = 200
const rounds = 200
/** A running server is measured, which has answered this list before: to a small tenant first, then to this one. */
const warming = 50
const page = { page: 1, page_size: 25 as const }

/** Pages of 25 people out of 200,000, and of 25 companies, through the whole server, each against the bare SQL of the same page. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const admin = await tenant.anAdmin()
    const neighbour = await aTenant(program)
    const colleague = await neighbour.anAdmin()
    const client = new pg.Client({ connectionString: program.databaseUrl })
    await client.connect()
    const of = tenant.id
    await client.query(`insert into tenants (name, label) select 'voisin' || n, 'Voisin ' || n from generate_series(1, ${otherTenants}) n`)
    await client.query(`insert into companies (tenant_id, name, code_postal, town)
      select ${of}, 'Société ' || n, lpad((n % 95 + 1)::text, 2, '0') || '000', 'Ville ' || n % 700 from generate_series(1, ${companies}) n`)
    await client.query(`insert into users (tenant_id, unique_id, mail, first_name, last_name, code_postal, town, company_id, status, created_at)
      select ${of}, 'u' || n, 'p' || n || '@essai.test', 'Prénom' || n % 900, 'Nom' || (n * 7919) % ${people}, lpad((n % 95 + 1)::text, 2, '0') || lpad((n % 700)::text, 3, '0'),
        'Ville ' || n % 700,
        c.first + n % ${companies}, 5, now() - n * interval '3 minutes'
      from generate_series(1, ${people}) n, (select min(id) as first from companies where tenant_id = ${of}) c`)
    await client.query(`insert into users (tenant_id, unique_id, mail, first_name, last_name)
      select t.id, 'v' || n, 'v' || n || '@voisin.test', 'Prénom' || n, 'Nom' || n from tenants t, generate_series(1, 200) n where t.name like 'voisin%' or t.id = ${neighbour.id}`)
    await client.query('vacuum analyze')

    // What each line of the list shows, and nothing more, asked by a client that no fence holds.
    const columns = `u.id, u.civility, u.first_name, u.last_name, u.mail, u.phone, u.job, u.code, u.profile_code, u.status, u.language, u.last_login_at,
        u.created_at, c.name as company_name, r.name as region_name, m.first_name || ' ' || m.last_name as manager_name,
        (select max(g.created_at) from registrations g where g.tenant_id = u.tenant_id and g.user_id = u.id) as last_registration_at
      from users u
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
      left join regions r on r.tenant_id = u.tenant_id and r.id = u.region_id
      left join users m on m.tenant_id = u.tenant_id and m.id = u.manager_id
      where u.tenant_id = ${of} and u.status <> 9`
    const companyColumns = `c.id, c.name, c.siret, c.code_postal, c.town, c.departments, r.name as region_name,
        f.first_name || ' ' || f.last_name as referent_name, m.first_name || ' ' || m.last_name as manager_name,
        (select count(*) from users u where u.tenant_id = c.tenant_id and u.company_id = c.id and u.status <> 9) as people,
        (select count(*) from registrations g join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
          where u.tenant_id = c.tenant_id and u.company_id = c.id and g.created_at >= date_trunc('year', now())) as registrations_of_year,
        (select sum(b.to_be_paid) from bills b where b.tenant_id = c.tenant_id and b.company_id = c.id and b.number is not null) as amount_due
      from companies c
      left join regions r on r.tenant_id = c.tenant_id and r.id = c.region_id
      left join users f on f.tenant_id = c.tenant_id and f.id = c.referent_id
      left join users m on m.tenant_id = c.tenant_id and m.id = c.manager_id
      where c.tenant_id = ${of} and c.archived_at is null`
    const measure = async <E extends Endpoint>(name: string, bare: string, endpoint: E, query: object): Promise<Figure[]> => {
      const floor: number[] = []
      const api: number[] = []
      const inputFor = (client: string) => ({ params: { client }, query: { ...page, ...query } }) as unknown as Input<E> // one call serves lists of two contracts
      for (let round = 0; round < warming; round++) await callAs(program, colleague, endpoint, inputFor(neighbour.name))
      for (let round = -warming; round < rounds; round++) {
        const begun = performance.now()
        await client.query(bare)
        const between = performance.now()
        await callAs(program, admin, endpoint, inputFor(tenant.name))
        if (round < 0) continue
        floor.push(between - begun)
        api.push(performance.now() - between)
      }
      const [least, value] = [percentile(floor, 0.95), percentile(api, 0.95)]
      return [
        { name: `${name}: bare SQL, p95 (floor)`, value: least, unit: 'ms' },
        { name: `${name}: list of 25, p95`, value, unit: 'ms', ratio: value / least, aim: '≤ 3' },
      ]
    }
    const figures = [
      ...(await measure('people by name', `select ${columns} order by searchable(u.last_name), u.id limit 25`, contactsContract.list, {
        sort: 'last_name',
      })),
      ...(await measure(
        'people found by a name',
        `select ${columns} and u.search like '%nom15838%' order by searchable(u.last_name), u.id limit 25`,
        contactsContract.list,
        { q: 'nom15838' },
      )),
      ...(await measure(
        'people of a town',
        `select ${columns} and searchable(u.town) = 'ville 12' order by searchable(u.last_name), u.id limit 25`,
        contactsContract.list,
        {
          filters: [{ field: 'town', comparator: '=', value: 'Ville 12' }],
        },
      )),
      ...(await measure(
        'people of a département',
        `select ${columns} and u.code_postal >= '38000' and u.code_postal < '39000' order by searchable(u.last_name), u.id limit 25`,
        contactsContract.list,
        { filters: [{ field: 'department', comparator: '=', value: '38' }] },
      )),
      ...(await measure(
        'people by company',
        `select ${columns} order by searchable(u.company_label), u.id limit 25`,
        contactsContract.list,
        { sort: 'company_name' },
      )),
      ...(await measure(
        'people by company, backwards',
        `select ${columns} order by searchable(u.company_label) desc nulls last, u.id desc limit 25`,
        contactsContract.list,
        { sort: '-company_name' },
      )),
      ...(await measure('latest people', `select ${columns} order by u.created_at desc, u.id desc limit 25`, contactsContract.list, {
        sort: '-created_at',
      })),
      ...(await measure(
        'companies by name',
        `select ${companyColumns} order by searchable(c.name), c.id limit 25`,
        companiesContract.list,
        { sort: 'name' },
      )),
      ...(await measure(
        'companies found by a name',
        `select ${companyColumns} and c.search like '%societe 1234%' order by searchable(c.name), c.id limit 25`,
        companiesContract.list,
        { q: 'société 1234' },
      )),
      ...(await measure(
        'companies of a département',
        `select ${companyColumns} and c.code_postal >= '38000' and c.code_postal < '39000' order by searchable(c.name), c.id limit 25`,
        companiesContract.list,
        { filters: [{ field: 'department', comparator: '=', value: '38' }] },
      )),
    ]
    await client.end()
    return figures
  })
