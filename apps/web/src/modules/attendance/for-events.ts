import { adminCheckin, meeting } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { produceManyWords } from '@kxo/domain/attendance/productions/produce-many-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { ticketWords } from '@kxo/domain/documents/ticket-words'
import { hasSessions } from '@kxo/domain/events/standing'
import { lazy } from 'react'
import { hasFeature, hasWord } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What attendance adds to the pages of events. */
export const attendanceForEvents: Partial<EventsDependencies> = {
  steps: { attendance: lazy(() => import('./collecting/attendance-step.tsx')) },
  Productions: lazy(() => import('./productions/productions.tsx')),
  menu: [
    {
      label: ticketWords.join,
      shown: ({ nature, cancelled_at, is_online }, viewer) =>
        hasSessions({ nature }) && cancelled_at === null && is_online && hasFeature(viewer, 'visio') && may.seeSheets(viewer.actor),
      to: ({ id }) => meeting(id),
    },
    {
      label: w.checkinTitle,
      shown: ({ nature, cancelled_at }, { actor }) => hasSessions({ nature }) && cancelled_at === null && may.seeCheckIns(actor),
      to: ({ id }) => adminCheckin(id),
    },
  ],
  bulk: [
    {
      label: produceManyWords.produce,
      shown: ({ actor }) => may.issueCertificates(actor),
      Dialog: lazy(() => import('./productions/produce-many-dialog.tsx')),
    },
  ],
  tabs: [
    {
      key: 'attendance',
      label: w.menu,
      order: 50,
      shown: (event, viewer) => hasSessions(event) && hasWord(viewer, 'attendance') && may.seeSheets(viewer.actor),
      Content: lazy(() => import('./sheets/event-sheets.tsx')),
    },
  ],
}
