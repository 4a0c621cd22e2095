import { attendanceErrors } from '@kxo/domain/attendance/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import { issueAttestation, issueCertificate, issueTicket, renewTickets } from '../documents/index.ts'
import { mailActivityCancellation, mailCancellation, mailMove } from '../events/index.ts'
import { printAttestation } from './issuing/issue-attestation.ts'
import { printCertificate } from './issuing/issue-certificate.ts'
import { printTicket, printTickets, renewEventTickets } from './issuing/issue-ticket.ts'
import { writeProofs } from './issuing/mail-proofs.ts'
import { endLost, lockDueSheets, mailProofsJob, produceDocuments, sealAttendanceSheet } from './jobs.ts'
import { sendActivityCancellation } from './mail-activity-cancellation.ts'
import { sendCancellation } from './mail-cancellation.ts'
import { sendMove } from './mail-move.ts'
import { endLostConnections, tenantsWithLostConnections } from './meeting/end-lost-connections.ts'
import { haveMade } from './productions/produce-many.ts'
import { lockDue, tenantsWithSheetsDue } from './sheets/lock-due.ts'
import { sealSheet } from './sheets/seal-sheet.ts'

export { attendanceFilters } from './contact-filters.ts'
export { followedHalfDays } from './followed-half-days.ts'
export { followedMinutes, isFollowed } from './followed-minutes.ts'
export { advertisingLetterhead, issuerOf, letterheadOf, specimenMarks } from './issuing/issuer-of.ts'
export { attendanceMailingParts } from './mailing-parts.ts'
export { minutesOfEvents } from './minutes-of-events.ts'
export { attendanceRoutes } from './routes.ts'
export { attestationSample, certificateSample } from './samples/proof-samples.ts'
export { sheetSample } from './samples/sheet-sample.ts'
export { ticketSample } from './samples/ticket-sample.ts'
export { canonical, sha256 } from './sheets/chain.ts'
export { checkSignatures } from './sheets/check-signatures.ts'
export { hasUnsigned } from './sheets/has-unsigned.ts'
export { lockSheet } from './sheets/lock-sheet.ts'
export { checkDrawing, drawingPng } from './signing/drawing.ts'
export { markAbsent, markLate } from './signing/mark-presence.ts'
export { minutesOfTeam } from './signing/minutes-of-team.ts'
export { codeChannelsOf, maskedAddress, sendCode } from './signing/send-code.ts'
export { sign } from './signing/sign.ts'

/** What the guard of certified hours means to people. */
export const attendanceRefusals: DatabaseRefusals = { KX004: attendanceErrors.lockedHours }

/** Tickets, proofs and sealed sheets are printed outside any transaction. */
export const attendanceJobs: JobHandler[] = [
  { job: issueTicket, run: printTicket, runTogether: printTickets, opensItself: true },
  { job: renewTickets, run: renewEventTickets },
  { job: mailMove, run: sendMove },
  { job: mailActivityCancellation, run: sendActivityCancellation },
  { job: mailCancellation, run: sendCancellation, opensItself: true },
  { job: issueAttestation, run: printAttestation, opensItself: true },
  { job: issueCertificate, run: printCertificate, opensItself: true },
  { job: produceDocuments, run: haveMade },
  { job: mailProofsJob, run: writeProofs },
  { job: endLost, run: endLostConnections, concerned: tenantsWithLostConnections },
  { job: lockDueSheets, run: lockDue, concerned: tenantsWithSheetsDue },
  { job: sealAttendanceSheet, run: sealSheet, opensItself: true },
]
