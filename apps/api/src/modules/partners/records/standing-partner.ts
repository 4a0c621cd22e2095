import { partnerStatus } from '@kxo/domain/partners/status'
import { type SqlBool, sql } from 'kysely'

/** Whether the row `paper` of the query around is asked of nobody put away. */
export const isOfStandingPartner = sql<SqlBool>`not exists (select from partners p
  where p.tenant_id = paper.tenant_id and p.id = paper.partner_id and p.status = ${sql.lit(partnerStatus.codeOf('deleted'))})`
