import { refuse } from '@kxo/domain/kernel/errors'
import type { locationsContract } from '@kxo/domain/locations/contract'
import { locationsErrors } from '@kxo/domain/locations/errors'
import { may } from '@kxo/domain/locations/permissions'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { roomsOf } from './queries.ts'

/** @throws 409 while an event or a slot uses the place */
export const removeLocation: Verb<typeof locationsContract.remove> = async (context, { params }) => {
  authorize(may.deleteLocations(context.actor))
  const { db } = context
  const location = found(await db.selectFrom('locations').select('name').where('id', '=', params.id).forUpdate().executeTakeFirst())
  const rooms = (await roomsOf(db, params.id)).map(({ id }) => id)
  const used =
    (await db.selectFrom('events').select('id').where('location_id', '=', params.id).limit(1).executeTakeFirst()) ??
    (rooms.length > 0 ? await db.selectFrom('slots').select('id').where('room_id', 'in', rooms).limit(1).executeTakeFirst() : undefined)
  if (used) refuse(locationsErrors.locationUsed)
  await db.deleteFrom('rooms').where('location_id', '=', params.id).execute()
  await db.deleteFrom('locations').where('id', '=', params.id).execute()
  await trace(context, { action: 'delete_location', subject_id: params.id, info: location.name })
  return { done: true as const }
}
