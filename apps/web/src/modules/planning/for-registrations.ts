import { lazy } from 'react'
import type { RegistrationsDependencies } from '../registrations/index.ts'

/** What planning adds to one's own registrations. */
export const planningForRegistrations: Pick<RegistrationsDependencies, 'FollowDates'> = {
  FollowDates: lazy(() => import('./my/follow-dates.tsx')),
}
