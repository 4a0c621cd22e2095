import { randomUUID } from 'node:crypto'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { registerNewcomer } from '../register-newcomer.ts'
import { atDoor } from './at-door.ts'
import { recordScan } from './record-scans.ts'

/**
 * Registers somebody who stands at the door, under the rules of any registration, then lets them in; what is left to pay or to be validated
 * keeps them outside until whoever answers for it agrees. @throws 409 when no place is left
 */
export const registerOnSite: Verb<typeof attendanceContract.registerOnSite> = async (context, { params, body }) => {
  authorize(may.checkIn(context.actor))
  const { door, ...person } = body
  const event = await atDoor(context, params.id)
  const registration = await registerNewcomer(context, event.id, person)
  const scan = {
    id: randomUUID(),
    registration: registration.id,
    kind: 'entry' as const,
    at: context.now,
    is_offline: false,
    reason: null,
  }
  const named = { done: { registration_id: registration.id, rev: null } }
  return recordScan(context, event, scan, named, { door: door ?? '', known: new Map() })
}
