import type { companyPeopleContract } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { findCompany } from './queries.ts'

const shown = (value: unknown): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(';') : String(value)

/** The public traces of a company, newest first. */
export const readHistory: Verb<typeof companyPeopleContract.history> = async ({ db, actor }, { params }) => {
  authorize(may.listCompanies(actor))
  found(await findCompany(db, params.id))
  const rows = await db
    .selectFrom('traces')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'traces.tenant_id').onRef('users.id', '=', 'traces.user_id'))
    .leftJoin('users as admins', (join) =>
      join.onRef('admins.tenant_id', '=', 'traces.tenant_id').onRef('admins.id', '=', 'traces.acting_admin_id'),
    )
    .select(['traces.id', 'traces.at', 'traces.action', 'traces.change'])
    .select([
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('by'),
      sql<string | null>`admins.first_name || ' ' || admins.last_name`.as('acting_admin'),
    ])
    .where('traces.subject', '=', 'company')
    .where('traces.subject_id', '=', params.id)
    .where('traces.is_private', '=', false)
    .orderBy('traces.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ change, at, ...row }) => ({
    ...row,
    at: new Date(at),
    changes: Object.entries((change ?? {}) as Record<string, unknown>).map(([field, told]) => ({
      field,
      before: Array.isArray(told) && told.length === 2 ? shown(told[0]) : null,
      after: Array.isArray(told) && told.length === 2 ? shown(told[1]) : shown(told),
    })),
  }))
}
