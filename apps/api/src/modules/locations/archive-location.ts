import type { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { getLocation } from './present.ts'

/** Puts a place away: it is proposed no more, what is planned there stays. */
export const archiveLocation: Verb<typeof locationsContract.archive> = async (context, { params, body }) => {
  authorize(may.writeLocations(context.actor))
  const changed = await context.db
    .updateTable('locations')
    .set({ archived_at: body.is_archived ? context.now : null, version: sql`version + 1` })
    .where('id', '=', params.id)
    .returning('id')
    .executeTakeFirst()
  found(changed)
  await trace(context, { action: 'update_location', subject_id: params.id, change: body })
  return getLocation(context, params.id)
}
