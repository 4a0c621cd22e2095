import type { JobHandler } from '../../platform/work/job-handler.ts'

export { deliver } from './deliver.ts'

import { collectReports, firstTenant } from './bounces/collect-reports.ts'
import { noteReport } from './bounces/note-report.ts'
import { deliver, deliverTogether } from './deliver.ts'
import { sendDue, tenantsWithDueMails } from './due/send-due.ts'
import {
  checkSenderDomain,
  collectMailReports,
  deliverMail,
  deliverPush,
  deliverSms,
  noteReports,
  noteSms,
  noteStop,
  sendDueMails,
  watchMailQueue,
} from './jobs.ts'
import { deliverWaitingPushes, tenantsWithPushes } from './push/deliver-push.ts'
import { raiseAlarm, tenantsWithLateMails } from './raise-alarm.ts'
import { checkDns, tenantsWithSender } from './sender/sender-domain.ts'
import { deliverWaitingSms, tenantsWithSms } from './sms/deliver-sms.ts'
import { stopByAnswer } from './sms/leave-sms.ts'
import { noteSmsReport } from './sms/note-sms-report.ts'

export {
  type FieldSource,
  type MailingParts,
  mailingFrom,
  type OwnFieldSource,
  type PaidFor,
  type PreviewSource,
  type RowSource,
} from './dependencies.ts'
export { drawDry } from './due/dry-run.ts'
export { type Candidate, type DueMail, type Leaving, ownWays, type Range, type Reminder } from './due/due-mails.ts'
export { sendDue, tenantsWithDueMails } from './due/send-due.ts'
export { enqueueMail, leavingAddresses, settingFor } from './enqueue-mail.ts'
export { leavingCalls, linkAround, withLeavingLinks } from './layout/leaving-links.ts'
export { logoName, renderMail } from './layout/mail-layout.ts'
export { lift, suppress, suppressionsOf } from './leaving/suppress.ts'
export { leavesThisMonth, mailsLeftThisMonth } from './monthly-limit.ts'
export { codePicture } from './pictures/code-picture.ts'
export { filesOf, isWritten } from './queries.ts'
export { ring } from './ring.ts'
export { mailingRoutes } from './routes.ts'
export { checkSmsText } from './sms/check-sms-text.ts'
export { answerSms, leaveMails, smsPreferencesOf } from './sms/leave-sms.ts'
export { authorizeSms, hasSms } from './sms/sms-settings.ts'
export { type SmsRequest, smsOptOuts, writeSms } from './sms/write-sms.ts'
export { ownFieldsOf, ownValues } from './templates/own-fields.ts'
export { readOnce } from './templates/read-once.ts'
export { recordsOf } from './templates/records.ts'
export { refuseUnknownField, refuseWrongFormat } from './templates/refuse-unknown-field.ts'
export { settingOf } from './templates/setting.ts'
export { activeTexts, ownText } from './templates/text-for.ts'

export const mailingJobs: JobHandler[] = [
  { job: deliverMail, run: deliver, runTogether: deliverTogether, opensItself: true },
  { job: deliverSms, run: deliverWaitingSms, opensItself: true, concerned: tenantsWithSms },
  { job: deliverPush, run: deliverWaitingPushes, opensItself: true, concerned: tenantsWithPushes },
  { job: sendDueMails, run: sendDue, opensItself: true, concerned: tenantsWithDueMails },
  { job: noteReports, run: noteReport },
  { job: noteSms, run: noteSmsReport },
  { job: noteStop, run: stopByAnswer },
  { job: collectMailReports, run: collectReports, opensItself: true, concerned: firstTenant },
  { job: checkSenderDomain, run: checkDns, opensItself: true, concerned: tenantsWithSender },
  { job: watchMailQueue, run: raiseAlarm, concerned: tenantsWithLateMails },
]
