import { job } from '../../platform/work/jobs.ts'

/** Sent when a sheet is locked: prints it with its evidence and seals it. */
export const sealAttendanceSheet = job<{ event_id: number }>({
  name: 'seal-attendance-sheet',
  label: { fr: 'Sceller la feuille {attendance.de}', en: 'Sealing the {attendance} sheet' },
})
