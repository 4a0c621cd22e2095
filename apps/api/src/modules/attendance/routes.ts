import { attendanceContract } from '@kxo/domain/attendance/contract'
import { routes } from '../../platform/http/serve.ts'
import { changeBadgeLayout, showBadgeLayout } from './badges/badge-layout.ts'
import { helperBadge, printBadges } from './badges/print-badges.ts'
import { closeDay } from './closing/close-day.ts'
import { showClosing } from './closing/show-closing.ts'
import { undoClosing } from './closing/undo-closing.ts'
import { addUnexpected } from './collecting/add-unexpected.ts'
import { attachPaper } from './collecting/attach-paper.ts'
import { remindUnsigned } from './collecting/remind-unsigned.ts'
import { changeSettings, showSettings } from './collecting/settings.ts'
import { showCode } from './collecting/shown-code.ts'
import { doorList } from './door/door-list.ts'
import { recordScans } from './door/record-scans.ts'
import { registerOnSite } from './door/register-on-site.ts'
import { showEntrance } from './door/show-entrance.ts'
import { undoPassage } from './door/undo-passage.ts'
import { giveDoor } from './door-links/give-door.ts'
import { helperEntrance, helperList, helperScans, helperUndo } from './door-links/helper-entrance.ts'
import { listDoorLinks } from './door-links/list-door-links.ts'
import { revokeDoor } from './door-links/revoke-door.ts'
import { issueCertificates } from './issuing/issue-certificate.ts'
import { reissueTicket, sendTickets } from './issuing/issue-ticket.ts'
import { mailProofs, previewProofMails } from './issuing/mail-proofs.ts'
import { readCalendar } from './issuing/read-calendar.ts'
import { enterMeeting } from './meeting/enter-meeting.ts'
import { frameRoom } from './meeting/frame-room.ts'
import { readMeeting } from './meeting/read-meeting.ts'
import { readMeetingDocument } from './meeting/read-meeting-document.ts'
import { stayInMeeting } from './meeting/stay-in-meeting.ts'
import { decideNotice } from './notices/decide-notice.ts'
import { attachNoticeProof, giveNotice, listNotices, readNoticeProof, withdrawNotice } from './notices/give-notice.ts'
import { checkIn } from './passes/check-in.ts'
import { showPass } from './passes/show-pass.ts'
import { listPersonHalfDays } from './person/list-half-days.ts'
import { readOwnHours, readPersonHours } from './person/read-hours.ts'
import { changeProductions } from './productions/change-productions.ts'
import { issueAttestations } from './productions/issue-attestations.ts'
import { previewProductions, produceMany } from './productions/produce-many.ts'
import { readProductions } from './productions/read-productions.ts'
import { archiveSheets } from './sheets/archive-sheets.ts'
import { listSheetLines } from './sheets/list-sheet-lines.ts'
import { listSheets } from './sheets/list-sheets.ts'
import { lockSheet } from './sheets/lock-sheet.ts'
import { blankSheet } from './sheets/print-blank-sheet.ts'
import { reopenSheet } from './sheets/reopen-sheet.ts'
import { showSheet, verifySheet } from './sheets/show-sheet.ts'
import { markAbsent, markLate, regularise } from './signing/mark-presence.ts'
import { ownHalfDays } from './signing/own-half-days.ts'
import { sendSigningCode } from './signing/sent-code.ts'
import { sign } from './signing/sign.ts'
import { signOnTablet } from './signing/sign-on-tablet.ts'
import { signQueued } from './signing/sign-queued.ts'
import { deviceWalletPass, walletPass } from './wallet/give-pass.ts'
import { removeWalletKeys, setAppleKeys, setGoogleKeys, walletKeys } from './wallet/wallet-keys.ts'

export const attendanceRoutes = routes(attendanceContract, {
  ownHalfDays,
  sign,
  sendSigningCode,
  markAbsent,
  markLate,
  regularise,
  sheet: showSheet,
  lockSheet,
  issueCertificates,
  productions: readProductions,
  changeProductions,
  issueAttestations,
  previewProductions,
  produceMany,
  archiveSheets,
  ownHours: readOwnHours,
  personHours: readPersonHours,
  personHalfDays: listPersonHalfDays,
  notices: listNotices,
  giveNotice,
  withdrawNotice,
  attachNoticeProof,
  readNoticeProof,
  decideNotice,
  previewProofMails,
  mailProofs,
  verifySheet,
  sheets: listSheets,
  sheetLines: listSheetLines,
  checkIn,
  checkIns: showEntrance,
  recordScans,
  undoPassage,
  registerOnSite,
  addUnexpected,
  closing: showClosing,
  closeDay,
  undoClosing,
  helpers: listDoorLinks,
  addHelper: giveDoor,
  revokeHelper: revokeDoor,
  helperEntrance,
  helperScans,
  helperUndo,
  helperList,
  badgeLayout: showBadgeLayout,
  changeBadgeLayout,
  badges: printBadges,
  helperBadge,
  doorList,
  pass: showPass,
  calendar: readCalendar,
  sendTickets,
  issueTicket: reissueTicket,
  settings: showSettings,
  changeSettings,
  shownCode: showCode,
  signOnTablet,
  signQueued,
  remindUnsigned,
  attachPaper,
  blankSheet,
  reopenSheet,
  meeting: readMeeting,
  enterMeeting,
  stayInMeeting,
  walletKeys,
  setAppleKeys,
  setGoogleKeys,
  removeWalletKeys,
  walletPass,
  deviceWalletPass,
  meetingDocument: readMeetingDocument,
  meetingRoom: frameRoom,
})
