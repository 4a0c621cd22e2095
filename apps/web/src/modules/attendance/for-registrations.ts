import { lazy } from 'react'
import type { RegistrationsDependencies } from '../registrations/index.ts'

/** What attendance adds to one's own registrations. */
export const attendanceForRegistrations: Pick<RegistrationsDependencies, 'CalendarButton' | 'ExplainAbsence'> = {
  CalendarButton: lazy(() => import('./calendar-button.tsx')),
  ExplainAbsence: lazy(() => import('./notices/explain-absence.tsx')),
}
