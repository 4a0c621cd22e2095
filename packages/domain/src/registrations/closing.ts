import { registrationLimit } from '../events/registration-period.ts'
import type { Availability } from '../events/rules.ts'
import type { ProductErrorKind } from '../kernel/errors.ts'
import { registrationErrors } from './errors.ts'

const closed: Partial<Record<Availability, ProductErrorKind>> = {
  inactive: registrationErrors.eventInactive,
  expired: registrationErrors.eventExpired,
  pastLimitDate: registrationErrors.pastLimitDate,
  notYetOpen: registrationErrors.notYetOpen,
}

/** Why an event takes no registration whatever its seats; undefined when it does. */
export const closedBecause = (availability: Availability): ProductErrorKind | undefined => closed[availability]

/** The dates that its reason says. */
export function closingDates(event: Parameters<typeof registrationLimit>[0] & { opening_date: Date | null }): Record<string, Date> {
  const limit = registrationLimit(event)
  return { ...(limit && { limit }), ...(event.opening_date && { opening: event.opening_date }) }
}
