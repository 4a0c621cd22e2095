import { accountStatus } from '@kxo/domain/identity/status'
import type { Queries } from '../../platform/tenancy.ts'

const deleted = accountStatus.codeOf('deleted')

/** People of the tenant with their company; deleted ones are nobody's any more. */
export const selectContacts = (db: Queries) =>
  db
    .selectFrom('users')
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .selectAll('users')
    .select('companies.name as company_name')
    .where('users.status', '<>', deleted)

export type ContactRow = Awaited<ReturnType<ReturnType<typeof selectContacts>['executeTakeFirstOrThrow']>>

export const findContact = (db: Queries, id: number): Promise<ContactRow | undefined> =>
  selectContacts(db).where('users.id', '=', id).executeTakeFirst()
