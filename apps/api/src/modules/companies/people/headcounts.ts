import type { companyPeopleContract, Headcount } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { findCompany, lockCompany } from '../queries.ts'

async function headcountsOf(db: Queries, companyId: number): Promise<Headcount[]> {
  const rows = await db
    .selectFrom('headcounts')
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'headcounts.tenant_id').onRef('users.id', '=', 'headcounts.declared_by'),
    )
    .select(['year', 'employees', 'independents', 'declared_at'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('declared_by_name'))
    .where('headcounts.company_id', '=', companyId)
    .orderBy('year', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, declared_at: new Date(row.declared_at) }))
}

export const listHeadcounts: Verb<typeof companyPeopleContract.headcounts> = async ({ db, actor }, { params }) => {
  authorize(may.readCompany(actor, { company_id: params.id }))
  found(await findCompany(db, params.id))
  return headcountsOf(db, params.id)
}

/** Declares a year's headcount, or corrects it; the latest year is what the record shows. @throws 422 on a year that is not over */
export const declareHeadcount: Verb<typeof companyPeopleContract.declareHeadcount> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.changeCompany(actor, { company_id: params.id }))
  const company = found(await lockCompany(db, params.id))
  const last = lastHeadcountYear(now)
  if (body.year > last) refuse(kernelErrors.invalid, {}, [{ field: 'year', message: 'max', values: { max: last } }])
  const before = await headcountsOf(db, company.id)
  const { year, employees, independents } = body
  const headcount = { employees, independents, declared_by: actor.user_id, declared_at: now }
  await db
    .insertInto('headcounts')
    .values({ company_id: company.id, year, ...headcount })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'company_id', 'year']).doUpdateSet(headcount))
    .execute()
  if (before.every((one) => one.year <= year))
    await db
      .updateTable('companies')
      .set({ employees_number: employees, independents_number: independents, version: sql`version + 1` })
      .where('id', '=', company.id)
      .execute()
  const former = before.find((one) => one.year === year)
  await trace(context, {
    action: 'declare_headcount',
    info: String(year),
    subject_id: company.id,
    change: { employees: [former?.employees ?? null, employees], independents: [former?.independents ?? null, independents] },
  })
  return headcountsOf(db, company.id)
}
