import { attendanceErrors } from '@kxo/domain/attendance/errors'
import type { DatabaseRefusals } from '../../platform/database-refusals.ts'
import type { JobHandler } from '../../platform/job-handler.ts'
import { issueAttestation, issueCertificate, issueTicket, renewTickets } from '../documents/index.ts'
import { tellCancellation, tellMove } from '../events/index.ts'
import { printAttestation } from './issue-attestation.ts'
import { printCertificate } from './issue-certificate.ts'
import { printTicket, renewEventTickets } from './issue-ticket.ts'
import { sealAttendanceSheet } from './jobs.ts'
import { sealSheet } from './seal-sheet.ts'
import { tellCancelled } from './mail-cancellation.ts'
import { tellMoved } from './tell-move.ts'

export { checkSignatures } from './check-signatures.ts'
export { attendanceFilters } from './contact-filters.ts'
export { issuerOf, letterheadOf } from './issuer-of.ts'
export { lockSheet } from './lock-sheet.ts'
export { markAbsent, markLate } from './mark-presence.ts'
export { minutesOfTeam } from './minutes-of-team.ts'
export { attendanceReminders } from './reminders.ts'
export { attendanceRoutes } from './routes.ts'
export { sign } from './sign.ts'

/** What the guard of certified hours means to people. */
export const attendanceRefusals: DatabaseRefusals = { KX004: attendanceErrors.lockedHours }

/** Tickets, proofs and sealed sheets are printed outside any transaction. */
export const attendanceJobs: JobHandler[] = [
  { job: issueTicket, run: printTicket, opensItself: true },
  { job: renewTickets, run: renewEventTickets },
  { job: tellMove, run: tellMoved },
  { job: tellCancellation, run: tellCancelled, opensItself: true },
  { job: issueAttestation, run: printAttestation, opensItself: true },
  { job: issueCertificate, run: printCertificate, opensItself: true },
  { job: sealAttendanceSheet, run: sealSheet, opensItself: true },
]
