import { partnerStatus } from '@kxo/domain/partners/status'
import type { Queries } from '../../platform/database/tenancy.ts'

/** Whether somebody leads an event: a partner of it who was confirmed. */
export const isConfirmedPartner = async (db: Queries, event_id: number, user_id: number | null): Promise<boolean> =>
  user_id !== null &&
  (await db
    .selectFrom('event_partners')
    .select('id')
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .where('status', '=', partnerStatus.codeOf('validated'))
    .executeTakeFirst()) !== undefined
