import { accountStatus } from '@kxo/domain/identity/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { ContributionRecord } from '../contribution-of.ts'

type Audience = Pick<ContributionRecord, 'company_flag' | 'region_id' | 'profiles'>

const deleted = sql.lit(accountStatus.codeOf('deleted'))

/** Whether a contribution concerns the company `c` of the query around. */
export const concernsCompany = ({
  company_flag,
  region_id,
}: Audience): RawBuilder<SqlBool> => sql<SqlBool>`(c.archived_at is null and c.merged_into_id is null
  and ${company_flag === null ? sql`true` : sql.ref(`c.${company_flag}`)} and ${region_id === null ? sql`true` : sql`c.region_id = ${region_id}`})`

/** Those of the contributions that concern a company. */
export async function concerning<T extends Audience>(db: Queries, contributions: readonly T[], company_id: number): Promise<T[]> {
  if (contributions.length === 0) return []
  const { rows } = await sql<{ concerned: boolean[] }>`
    select array[${sql.join(contributions.map(concernsCompany))}] as concerned from companies c where c.tenant_id = current_tenant() and c.id = ${company_id}`.execute(
    db,
  )
  return contributions.filter((_, at) => rows[0]?.concerned[at])
}

/** Whether it concerns the person `u` of that company. */
export const concernsPerson = ({ profiles }: Audience): RawBuilder<SqlBool> =>
  sql<SqlBool>`(u.status <> ${deleted} and u.erased_at is null and u.merged_into_id is null and ${profiles.length === 0 ? sql`true` : sql`u.profile_code = any(${profiles})`})`

/** Whether the person `u` of the query around speaks for their company. */
export const speaksForIts = sql<SqlBool>`(u.status <> ${deleted} and u.erased_at is null and u.company_id = c.id and u.profile_code = 'REF')`
