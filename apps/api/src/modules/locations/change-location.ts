import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { obeyNatives } from '../fields/index.ts'
import { trace } from '../traces/index.ts'
import { getLocation } from './present.ts'
import { rowOf } from './row-of.ts'

/** @throws 409 when someone saved meanwhile */
export const changeLocation: Verb<typeof locationsContract.change> = async (context, { params, body }) => {
  authorize(may.writeLocations(context.actor))
  const { version, ...fields } = body
  const card = await obeyNatives(context, 'Location', fields)
  const before = found(
    await context.db.selectFrom('locations').select(['version', 'name']).where('id', '=', params.id).forUpdate().executeTakeFirst(),
  )
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await context.db
    .updateTable('locations')
    .set({ ...rowOf(card), version: sql`version + 1` })
    .where('id', '=', params.id)
    .execute()
  await trace(context, { action: 'update_location', subject_id: params.id, change: card })
  return getLocation(context, params.id)
}
