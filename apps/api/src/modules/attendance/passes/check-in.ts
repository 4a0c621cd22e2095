import { randomUUID } from 'node:crypto'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { atDoor } from '../door/at-door.ts'
import { bearerOf, namedBy } from '../door/bearer-of.ts'
import { nameOf, passDoor, recorderName } from '../door/pass-door.ts'

/** Lets in the bearer of a code: the first scan of a half-day wins, the next says who let in and when. */
export const checkIn: Verb<typeof attendanceContract.checkIn> = async (context, { params, body }) => {
  const { actor, now } = context
  authorize(may.checkIn(actor))
  const event = await atDoor(context, params.id)
  const bearer = await bearerOf(context, event.id, await namedBy(context, event.id, body.code))
  const passing = { id: randomUUID(), kind: 'entry', at: now, door: '', is_offline: false, reason: null } as const
  const { slot_id } = await passDoor(context, event, bearer, passing)
  return {
    registration: bearer.row.id,
    name: nameOf(bearer.row),
    company_name: bearer.row.company_name,
    at: now,
    by: await recorderName(context, actor.user_id),
    slot: slot_id,
  }
}
