import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import type { Actor } from '@kxo/domain/kernel/actor'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { CompanyYear, reportingContract } from '@kxo/domain/reporting/contract'
import { companyYearList } from '@kxo/domain/reporting/list'
import { may } from '@kxo/domain/reporting/permissions'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { followedHalfDays } from '../attendance/index.ts'
import { exportList } from '../traces/index.ts'

type Row = Omit<CompanyYear, 'billed' | 'paid'> & { billed: number; paid: number }

const plan = planOf(companyYearList, { year: 'years.year' }, { search: sql`years.year::text`, sort: '-year', id: sql`years.year` })

const columns = exportsOf(companyYearList, { minutes: ({ minutes }) => minutes / 60 })

export const confirmedStatuses = sql.join(registrationStatus.codesOf('registered', 'present', 'signedIn'))
const live = sql.join(billStatus.codesOf('toPay', 'issued', 'paid', 'credited'))
const [invoice, credit] = [billCategory.codeOf('invoice'), billCategory.codeOf('credit')]

/** The years of a company in one query; what was billed to the records merged into it counts (INV-10). */
const yearsOf = (id: number, zone: string): RawBuilder<unknown> => {
  const yearIn = (at: RawBuilder<unknown>) => sql`extract(year from ${at} at time zone ${zone})::int`
  const billed = sql`b.company_id in (select c.id from companies c where c.id = ${id} or c.merged_into_id = ${id})
    and b.number is not null and b.status in (${live}) and b.category in (${invoice}, ${credit})`
  return sql`
    select year, sum(events)::int as events, sum(people)::int as people, sum(half_days)::int as half_days, sum(minutes)::int as minutes,
           sum(billed)::bigint as billed, sum(paid)::bigint as paid
      from (
        select ${yearIn(sql`e.start_date`)} as year, count(distinct coalesce(e.parent_id, e.id)) as events, count(distinct r.user_id) as people,
               0 as half_days, 0 as minutes, 0 as billed, 0 as paid
          from registrations r
          join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
         where r.company_id = ${id} and r.status in (${confirmedStatuses}) and e.start_date is not null and e.cancelled_at is null
         group by 1
        union all
        select ${yearIn(sql`f.start_at`)}, 0, 0, count(*), sum(f.minutes), 0, 0
          from registrations r
          cross join lateral ${followedHalfDays} f
         where r.company_id = ${id}
         group by 1
        union all
        select extract(year from b.issue_date)::int, 0, 0, 0, 0, sum(case when b.category = ${credit} then -b.amount else b.amount - b.deducted end), 0
          from bills b
         where ${billed}
         group by 1
        union all
        select extract(year from p.paid_on)::int, 0, 0, 0, 0, 0, sum(p.amount)
          from bills b
          join payments p on p.tenant_id = b.tenant_id and p.bill_id = b.id
         where ${billed} and b.category = ${invoice}
         group by 1
      ) parts
     group by year`
}

type Listed = SelectQueryBuilder<{ years: Row }, 'years', Row>
export const rowsOfYears = (db: Queries, id: number, zone: string): Listed =>
  db.selectFrom(sql<Row>`(${yearsOf(id, zone)})`.as('years')).selectAll('years') as unknown as Listed // a query written by hand has no table the types know

/** A year as an actor may see it: amounts for the payments right. */
export const presentYear =
  (actor: Actor) =>
  (row: Row): CompanyYear => ({ ...row, ...(!may.seeCompanyAmounts(actor) && { billed: null, paid: null }) })

/** A company year by year; amounts for the payments right. */
export const companyYears: Verb<typeof reportingContract.companyYears> = async (context, { params, query }) => {
  const { db, actor, tenant, language } = context
  authorize(may.seeCompanyYears(actor))
  const company = found(await db.selectFrom('companies').select('name').where('id', '=', params.id).executeTakeFirst())
  const seesAmounts = may.seeCompanyAmounts(actor)
  const present = presentYear(actor)
  const { billed: _billed, paid: _paid, ...counts } = columns
  if (query.format)
    return exportList(context, 'export_company_years', {
      name: `${language.say(w.yearsTab)} ${company.name}`,
      plan,
      asked: query,
      query: (again) => rowsOfYears(again, params.id, tenant.time_zone),
      present: (rows) => rows.map(present),
      columns: seesAmounts ? columns : counts,
    })
  const page = await listed(rowsOfYears(db, params.id, tenant.time_zone), plan, query)
  return { ...page, results: page.results.map(present) }
}
