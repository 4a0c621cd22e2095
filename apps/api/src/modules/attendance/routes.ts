import { attendanceContract } from '@kxo/domain/attendance/contract'
import { routes } from '../../platform/serve.ts'
import { checkIn } from './check-in.ts'
import { issueCertificates } from './issue-certificate.ts'
import { reissueTicket } from './issue-ticket.ts'
import { listSheets } from './list-sheets.ts'
import { lockSheet } from './lock-sheet.ts'
import { markAbsent, markLate, regularise } from './mark-presence.ts'
import { ownHalfDays } from './own-half-days.ts'
import { showEntrance } from './show-entrance.ts'
import { showPass } from './show-pass.ts'
import { showSheet, verifySheet } from './show-sheet.ts'
import { sign } from './sign.ts'

export const attendanceRoutes = routes(attendanceContract, {
  ownHalfDays,
  sign,
  markAbsent,
  markLate,
  regularise,
  sheet: showSheet,
  lockSheet,
  issueCertificates,
  verifySheet,
  sheets: listSheets,
  checkIn,
  checkIns: showEntrance,
  pass: showPass,
  issueTicket: reissueTicket,
})
