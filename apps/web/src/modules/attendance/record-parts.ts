import { may } from '@kxo/domain/attendance/permissions'
import { personWords } from '@kxo/domain/attendance/person/person-words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasWord } from '../../platform/viewer.ts'

/** The half-days and the hours of a person, on their record. */
export const attendanceParts: readonly RecordPart[] = [
  {
    record: 'contact',
    key: 'attendance',
    label: personWords.tab,
    order: 24,
    permitted: (viewer) => hasWord(viewer, 'attendance') && may.seeSheets(viewer.actor),
    Content: lazy(() => import('./person/person-attendance.tsx')),
  },
]
