import type { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { getLocation } from './queries.ts'

export const addLocation: Verb<typeof locationsContract.create> = async (context, { body }) => {
  authorize(may.writeLocations(context.actor))
  const { id } = await context.db.insertInto('locations').values(body).returning('id').executeTakeFirstOrThrow()
  await trace(context, { action: 'create_location', subject: 'location', subject_id: id, info: body.name })
  return getLocation(context.db, id, context.now)
}
