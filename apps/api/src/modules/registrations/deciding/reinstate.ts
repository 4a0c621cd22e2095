import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration } from '../queries.ts'
import { advanceRow } from '../registering/advance.ts'
import { changeStatus } from './change-status.ts'
import { placesLeft } from './places-left.ts'

/** Brings a cancelled registration back to where it should stand, when a place remains (9 → 0). */
export const reinstate: Verb<typeof registrationsContract.reinstate> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  await placesLeft(context, row.event_id)
  const back = await changeStatus(context, row, 'pending', body.reason, { ending: null, end_reason: null })
  return presentRegistration(await advanceRow(context, back, body.reason))
}
