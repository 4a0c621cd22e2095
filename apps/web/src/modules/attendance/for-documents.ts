import { adminAttendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { lazy } from 'react'
import type { DocumentsDependencies } from '../documents/index.ts'

/** What attendance gives the lists of documents: where proofs come from, and how they are mailed. */
export const attendanceForDocuments: DocumentsDependencies = {
  sheets: adminAttendance,
  OwnHours: lazy(() => import('./person/own-hours.tsx')),
  mails: {
    permitted: ({ actor }) => may.mailProofs(actor),
    Dialog: lazy(() => import('./productions/proof-mails-dialog.tsx')),
  },
}
