import { locationsErrors } from '@kxo/domain/locations/errors'
import { partnersErrors } from '@kxo/domain/partners/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

/** Two who took the same room or the same person at the same instant: the second is told. */
export const planningRefusals: DatabaseRefusals = {
  room_already_booked: locationsErrors.roomAlreadyBooked,
  room_margins_booked: locationsErrors.roomAlreadyBooked,
  partner_already_booked: partnersErrors.partnerBusyElsewhere,
}
