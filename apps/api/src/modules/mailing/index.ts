import type { JobHandler } from '../../platform/work/job-handler.ts'

export { deliver } from './deliver.ts'

import { collectReports, firstTenant } from './bounces/collect-reports.ts'
import { noteReport } from './bounces/note-report.ts'
import { deliver } from './deliver.ts'
import { sendDue, tenantsWithDueMails } from './due/send-due.ts'
import { checkSenderDomain, collectMailReports, deliverMail, noteReports, sendDueMails, watchMailQueue } from './jobs.ts'
import { raiseAlarm, tenantsWithLateMails } from './raise-alarm.ts'
import { checkDns, tenantsWithSender } from './sender/sender-domain.ts'

export { type MailingParts, mailingFrom, type PreviewSource } from './dependencies.ts'
export type { Candidate, DueMail, Range, Reminder } from './due/due-mails.ts'
export { sendDue, tenantsWithDueMails } from './due/send-due.ts'
export { enqueueMail, settingFor } from './enqueue-mail.ts'
export { renderMail } from './layout/mail-layout.ts'
export { lift, suppress, suppressionsOf } from './leaving/suppress.ts'
export { leavesThisMonth, mailsLeftThisMonth } from './monthly-limit.ts'
export { mailingRoutes } from './routes.ts'
export { activeTexts, ownText } from './templates/text-for.ts'

export const mailingJobs: JobHandler[] = [
  { job: deliverMail, run: deliver, opensItself: true },
  { job: sendDueMails, run: sendDue, opensItself: true, concerned: tenantsWithDueMails },
  { job: noteReports, run: noteReport },
  { job: collectMailReports, run: collectReports, opensItself: true, concerned: firstTenant },
  { job: checkSenderDomain, run: checkDns, opensItself: true, concerned: tenantsWithSender },
  { job: watchMailQueue, run: raiseAlarm, concerned: tenantsWithLateMails },
]
