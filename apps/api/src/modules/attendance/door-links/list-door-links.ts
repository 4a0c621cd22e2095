import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getSession } from '../queries.ts'

/** Who was given the check-in of an event, the latest first. */
export const listDoorLinks: Verb<typeof attendanceContract.helpers> = async ({ db, actor }, { params }) => {
  authorize(may.giveDoor(actor))
  const { id } = await getSession(db, params.id)
  return db
    .selectFrom('door_helpers as helper')
    .select(['helper.id', 'helper.name', 'helper.created_at', 'helper.expires_at', 'helper.revoked_at', 'helper.last_seen_at'])
    .select(
      sql<number>`(select count(*)::int from passages p where p.tenant_id = helper.tenant_id and p.helper_id = helper.id)`.as('passages'),
    )
    .where('helper.event_id', '=', id)
    .orderBy('helper.id', 'desc')
    .execute()
}
