import { fileURLToPath } from 'node:url'
import { documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { reportingContract } from '@kxo/domain/reporting/contract'
import { may } from '@kxo/domain/reporting/permissions'
import { yearWords as w } from '@kxo/domain/reporting/year-words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { drawnDocument } from '../../platform/pdf/render-document.ts'
import { followedHalfDays, issuerOf, letterheadOf } from '../attendance/index.ts'
import { trace } from '../traces/index.ts'
import { confirmedStatuses, presentYear, rowsOfYears } from './company-years.ts'
import { type YearLine, yearPrint } from './year-print.ts'

const template = fileURLToPath(new URL('./company-year.typ', import.meta.url))
const proofs = sql.join(documentCategory.codesOf('attestation', 'certificate'))
const delivered = sql.join(documentStatus.codesOf('validated', 'sent', 'signed'))

type Line = Omit<YearLine, 'status'> & { status: number }

/** Everyone of the company in each whole event of the year: the same rows as its figures count. */
async function linesOf({ db, tenant }: Context, company: number, year: number): Promise<YearLine[]> {
  const zone = tenant.time_zone
  const { rows } = await sql<Line>`
    select trim(u.first_name || ' ' || u.last_name) as person, w.title, w.start_date, w.end_date, max(r.status) as status,
           coalesce(sum(followed.half_days), 0)::int as half_days, coalesce(sum(followed.minutes), 0)::int as minutes,
           coalesce((select array_agg(d.name order by d.id) from documents d where d.tenant_id = w.tenant_id and d.user_id = u.id
                       and d.event_id in (select x.id from events x where x.id = w.id or x.parent_id = w.id)
                       and d.category in (${proofs}) and d.status in (${delivered}) and d.replaced_by is null), '{}') as proofs
      from registrations r
      join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
      join events w on w.tenant_id = e.tenant_id and w.id = coalesce(e.parent_id, e.id)
      join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      left join lateral (
        select count(*) as half_days, sum(f.minutes) as minutes from ${followedHalfDays} f
         where extract(year from f.start_at at time zone ${zone}) = ${year}
      ) followed on true
     where r.company_id = ${company} and r.status in (${confirmedStatuses}) and e.cancelled_at is null
       and extract(year from e.start_date at time zone ${zone}) = ${year}
     group by w.tenant_id, w.id, w.title, w.start_date, w.end_date, u.id, u.first_name, u.last_name
     order by w.start_date, w.id, searchable(u.last_name), u.id`.execute(db)
  return rows.map((row) => ({ ...row, status: registrationStatus.keyOf(row.status) }))
}

/** The year of a company on paper, for whoever asks it each January; drawn once the transaction is over. @throws 404 on a year without anything */
export const printCompanyYear: Verb<typeof reportingContract.companyYearSheet> = async (context, { params }) => {
  const { db, actor, tenant, language, now } = context
  authorize(may.seeCompanyYears(actor))
  const { id, year } = params
  const company = found(await db.selectFrom('companies').select(['name', 'siret']).where('id', '=', id).executeTakeFirst())
  const row = found(await rowsOfYears(db, id, tenant.time_zone).where('years.year', '=', year).executeTakeFirst())
  const title = language.say(w.title, { year: String(year) })
  const letterhead = letterheadOf(context, await issuerOf(context, null), { title: `${title} – ${company.name}`, reference: company.name })
  const data = yearPrint(
    { ...company, figures: presentYear(actor)(row), lines: await linesOf(context, id, year), today: dayInZone(now, tenant.time_zone) },
    letterhead,
    language,
  )
  await trace(context, { action: 'export_list', subject_id: id, info: `company year ${year}` })
  return {
    content_type: 'application/pdf',
    name: `${title} ${company.name}.pdf`,
    body: drawnDocument({ template, data, standard: 'ua-1', createdAt: now }),
  }
}
