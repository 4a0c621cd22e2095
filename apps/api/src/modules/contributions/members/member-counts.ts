import { membershipStatus } from '@kxo/domain/contributions/status'
import { type RawBuilder, sql } from 'kysely'

const counted = (contribution: RawBuilder<unknown>, ...statuses: Parameters<typeof membershipStatus.codesOf>) =>
  sql<number>`(select count(*)::int from contribution_members m where m.tenant_id = current_tenant() and m.contribution_id = ${contribution}
    and m.status in (${sql.join(membershipStatus.codesOf(...statuses).map((code) => sql.lit(code)))}))`

/** Its members and those who wait to be validated, of the contribution of the query around. */
export const membersIn = (contribution: RawBuilder<unknown>) =>
  sql<{
    members: number
    to_validate: number
  }>`${counted(contribution, 'effective')} as members, ${counted(contribution, 'toValidate')} as to_validate`

export const memberCounts = (contribution: RawBuilder<unknown>) =>
  [counted(contribution, 'effective').as('members'), counted(contribution, 'toValidate').as('to_validate')] as const
