import { billingContract } from '@kxo/domain/billing/contract'
import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import type { Endpoint, Input } from '@kxo/domain/kernel/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import type pg from 'pg'
import type { Program } from '../apps/api/src/testing/program.ts'
import { callAs, type Persona } from '../apps/api/src/testing/world.ts'
import { aMillionOfEach } from './a-million-of-each.ts'
import { compared } from './compared.ts'
import type { Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

type Setting = { program: Program; client: pg.Client; admin: Persona; tenant: { id: number; name: string } }

/** Lists of a tenant of a million registrations, people and bills, each order and search against the bare SQL of the same page. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const world = await aMillionOfEach(program)
    const figures = await measureLists({ program, ...world })
    await world.client.end()
    return figures
  })

export async function measureLists({ program, client, admin, tenant }: Setting): Promise<Figure[]> {
  const registrations = (condition: string, order: string, from = 0) => `select r.*, e.title, e.url, e.start_date, e.end_date, e.town,
      u.first_name, u.last_name, u.mail, c.name as company_name from registrations r
    join events e on e.tenant_id = r.tenant_id and e.id = r.event_id join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
    left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
    where r.tenant_id = ${tenant.id} and ${condition} order by ${order} limit 25 offset ${from}`
  const people = (condition: string) => `select u.*, c.name as company_name, r.name as region_name,
      (select max(g.created_at) from registrations g where g.tenant_id = u.tenant_id and g.user_id = u.id) as last_registration_at
    from users u left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id left join regions r on r.tenant_id = u.tenant_id and r.id = u.region_id
    where u.tenant_id = ${tenant.id} and u.status <> 9 and ${condition} order by searchable(u.last_name), u.id limit 25`
  const bills = (condition: string, order: string) => `select b.*, c.name, u.first_name, u.last_name, e.title,
      (select l.name from bill_lines l where l.tenant_id = b.tenant_id and l.bill_id = b.id order by l.rank, l.id limit 1) as line,
      (select max(p.paid_on) from payments p where p.tenant_id = b.tenant_id and p.bill_id = b.id) as paid_on from bills b
    left join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id left join users u on u.tenant_id = b.tenant_id and u.id = b.user_id
    left join events e on e.tenant_id = b.tenant_id and e.id = b.morph_id
    where b.tenant_id = ${tenant.id} and b.category <> 3 and b.status <> 9 and ${condition} order by ${order} limit 25`
  const companies = `select c.*, (select count(*) from users u where u.tenant_id = c.tenant_id and u.company_id = c.id and u.status <> 9) as people,
      (select count(*) from registrations r where r.tenant_id = c.tenant_id and r.company_id = c.id and r.status <> 9 and r.created_at >= date_trunc('year', now())) as registrations_of_year,
      (select sum(b.to_be_paid) from bills b where b.tenant_id = c.tenant_id and b.company_id = c.id and b.category = 1 and b.status in (3, 4)) as due
    from companies c where c.tenant_id = ${tenant.id} and c.archived_at is null order by searchable(c.name), c.id limit 25`
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const onDay = (on: string) =>
    `r.created_at >= '${on}'::timestamp at time zone 'Europe/Paris' and r.created_at < ('${on}'::date + 1)::timestamp at time zone 'Europe/Paris'`
  const latest = 'r.created_at desc, r.id desc'

  type MeasuredList = { name: string; bare: string; endpoint: Endpoint; query: object }
  const list: MeasuredList[] = [
    { name: 'registrations, latest', bare: registrations('true', latest), endpoint: registrationsContract.list, query: {} },
    ...(
      [
        ['start_date', 'e.start_date nulls last, r.id'],
        ['-start_date', 'e.start_date desc nulls last, r.id desc'],
        ['event_title', 'searchable(e.title), r.id'],
        ['company_name', 'searchable(r.company_label) nulls last, r.id'],
        ['-company_name', 'searchable(r.company_label) desc nulls last, r.id desc'],
        ['last_name', 'searchable(u.last_name), r.id'],
        ['-mail', 'searchable(u.mail) desc, r.id desc'],
        ['status', 'r.status, r.id'],
      ] as const
    ).map(([sort, order]) => ({
      name: `registrations by ${sort}`,
      bare: registrations('true', order),
      endpoint: registrationsContract.list,
      query: { sort },
    })),
    {
      name: 'registrations created on a day',
      bare: registrations(onDay(day(30)), latest),
      endpoint: registrationsContract.list,
      query: { filters: [{ field: 'created_at', comparator: '=', value: day(30) }] },
    },
    {
      name: 'registrations of a company named',
      bare: registrations("searchable(r.company_label) = 'societe 1234'", latest),
      endpoint: registrationsContract.list,
      query: { filters: [{ field: 'company_name', comparator: '=', value: 'Société 1234' }] },
    },
    {
      name: 'registrations, page 400',
      bare: registrations('true', latest, 9_975),
      endpoint: registrationsContract.list,
      query: { page: 400 },
    },
    {
      name: 'registrations by company, page 400',
      bare: registrations('true', 'searchable(r.company_label) nulls last, r.id', 9_975),
      endpoint: registrationsContract.list,
      query: { page: 400, sort: 'company_name' },
    },
    {
      name: 'people by a part of their mail',
      bare: people("u.search like '%p12345@%'"),
      endpoint: contactsContract.list,
      query: { filters: [{ field: 'mail', comparator: 'contains', value: 'p12345@' }] },
    },
    {
      name: 'people by a part of their phone',
      bare: people("searchable(u.phone) like '%612345%'"),
      endpoint: contactsContract.list,
      query: { filters: [{ field: 'phone', comparator: 'contains', value: '612345' }] },
    },
    {
      name: 'bills found by a text',
      bare: bills("b.search like '%nom15838%'", 'b.id desc'),
      endpoint: billingContract.bills,
      query: { q: 'nom15838' },
    },
    { name: 'bills, latest', bare: bills('true', 'b.id desc'), endpoint: billingContract.bills, query: {} },
    ...(
      [
        ['recipient', 'searchable(b.recipient_label), b.id'],
        ['event', 'searchable(b.event_label), b.id'],
        ['-issue_date', 'b.issue_date desc nulls last, b.id desc'],
        ['due_date', 'b.due_date nulls last, b.id'],
        ['-amount', 'b.amount desc, b.id desc'],
        ['number', 'searchable(b.number) nulls last, b.id'],
      ] as const
    ).map(([sort, order]) => ({ name: `bills by ${sort}`, bare: bills('true', order), endpoint: billingContract.bills, query: { sort } })),
    { name: 'companies, first page', bare: companies, endpoint: companiesContract.list, query: {} },
  ]
  const figures: Figure[] = []
  for (const { name, bare, endpoint, query } of list) {
    // One call serves lists of four contracts.
    const input = { params: { client: tenant.name }, query: { page: 1, page_size: 25, ...query } } as unknown as Input<typeof endpoint>
    figures.push(...(await compared(client, { name, bare, ask: () => callAs(program, admin, endpoint, input) })))
  }
  return figures
}
