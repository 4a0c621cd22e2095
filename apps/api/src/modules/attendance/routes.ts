import { attendanceContract } from '@kxo/domain/attendance/contract'
import { routes } from '../../platform/http/serve.ts'
import { attachPaper } from './collecting/attach-paper.ts'
import { remindUnsigned } from './collecting/remind-unsigned.ts'
import { changeSettings, showSettings } from './collecting/settings.ts'
import { showCode } from './collecting/shown-code.ts'
import { doorList } from './door/door-list.ts'
import { recordScans } from './door/record-scans.ts'
import { showEntrance } from './door/show-entrance.ts'
import { undoPassage } from './door/undo-passage.ts'
import { issueCertificates } from './issuing/issue-certificate.ts'
import { reissueTicket } from './issuing/issue-ticket.ts'
import { enterMeeting } from './meeting/enter-meeting.ts'
import { readMeeting } from './meeting/read-meeting.ts'
import { checkIn } from './passes/check-in.ts'
import { showPass } from './passes/show-pass.ts'
import { listSheets } from './sheets/list-sheets.ts'
import { lockSheet } from './sheets/lock-sheet.ts'
import { blankSheet } from './sheets/print-blank-sheet.ts'
import { reopenSheet } from './sheets/reopen-sheet.ts'
import { showSheet, verifySheet } from './sheets/show-sheet.ts'
import { markAbsent, markLate, regularise } from './signing/mark-presence.ts'
import { ownHalfDays } from './signing/own-half-days.ts'
import { sign } from './signing/sign.ts'
import { signOnTablet } from './signing/sign-on-tablet.ts'

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
  recordScans,
  undoPassage,
  doorList,
  pass: showPass,
  issueTicket: reissueTicket,
  settings: showSettings,
  changeSettings,
  shownCode: showCode,
  signOnTablet,
  remindUnsigned,
  attachPaper,
  blankSheet,
  reopenSheet,
  meeting: readMeeting,
  enterMeeting,
})
