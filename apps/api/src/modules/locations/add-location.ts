import type { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { takeNew } from '../fields/index.ts'
import { trace } from '../traces/index.ts'
import { getLocation } from './present.ts'
import { rowOf } from './row-of.ts'

export const addLocation: Verb<typeof locationsContract.create> = async (context, { body }) => {
  authorize(may.writeLocations(context.actor))
  const { record, keepAnswers } = await takeNew(context, 'Location', body)
  const { id } = await context.db.insertInto('locations').values(rowOf(record)).returning('id').executeTakeFirstOrThrow()
  await trace(context, { action: 'create_location', subject_id: id, info: body.name })
  await keepAnswers(id)
  return getLocation(context, id)
}
