import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { presentCompany } from './present.ts'
import { findCompany, selectCompanies } from './queries.ts'

export const readCompany: Verb<typeof companiesContract.get> = async (context, { params }) => {
  authorize(may.readCompany(context.actor, { company_id: params.id }))
  return presentCompany(found(await findCompany(context.db, params.id, context.now)), context)
}

/** Establishments known of a company's SIREN, with their figures. */
export const readFamily: Verb<typeof companiesContract.family> = async ({ db, actor, now }, { params }) => {
  authorize(may.listCompanies(actor))
  const company = found(await findCompany(db, params.id, now))
  if (company.siren === null || company.is_foreign) return []
  const rows = await selectCompanies(db, now)
    .where('companies.siren', '=', company.siren)
    .where('companies.is_foreign', '=', false)
    .where('companies.archived_at', 'is', null)
    .orderBy(sql`searchable(companies.name)`)
    .orderBy('companies.id')
    .limit(200)
    .execute()
  return rows.map(({ id, name, siret, town, people, employees_number }) => ({ id, name, siret, town, people, employees_number }))
}

const present = accountStatus.codesOf('active', 'validated')

/** People who work in the admin space: any of them may follow a company. */
export const listChoices: Verb<typeof companiesContract.choices> = async ({ db, actor }) => {
  authorize(may.listCompanies(actor))
  const managers = await db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('full_name')])
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('profile_code', '=', 'CNS')]))
    .where('status', 'in', present)
    .orderBy(sql`searchable(last_name)`)
    .orderBy('id')
    .limit(500)
    .execute()
  return { managers }
}
