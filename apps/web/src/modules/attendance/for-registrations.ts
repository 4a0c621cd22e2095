import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { may } from '@kxo/domain/attendance/permissions'
import { lazy } from 'react'
import type { RegistrationsDependencies } from '../registrations/index.ts'

/** What attendance adds to one's own registrations. */
export const attendanceForRegistrations: Pick<RegistrationsDependencies, 'CalendarButton' | 'ExplainAbsence' | 'bulk'> = {
  CalendarButton: lazy(() => import('./calendar-button.tsx')),
  ExplainAbsence: lazy(() => import('./notices/explain-absence.tsx')),
  bulk: [
    {
      label: badgeWords.printChosen,
      shown: ({ actor }) => may.checkIn(actor),
      Dialog: lazy(() => import('./badges/badges-dialog.tsx')),
    },
  ],
}
