import { accountStatus } from '@kxo/domain/identity/status'
import { sql } from 'kysely'
import type { Queries } from '../../platform/tenancy.ts'

const deleted = accountStatus.codeOf('deleted')

/** Companies with how many people they hold. */
export const selectCompanies = (db: Queries) =>
  db
    .selectFrom('companies')
    .selectAll('companies')
    .select(
      sql<number>`(select count(*) from users u where u.tenant_id = companies.tenant_id and u.company_id = companies.id and u.status <> ${deleted})`.as(
        'people',
      ),
    )

export type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>

export const findCompany = (db: Queries, id: number): Promise<CompanyRow | undefined> =>
  selectCompanies(db).where('companies.id', '=', id).executeTakeFirst()
