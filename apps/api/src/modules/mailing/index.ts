import type { JobHandler } from '../../platform/work/job-handler.ts'

export { deliver } from './deliver.ts'

import { deliver } from './deliver.ts'
import { sendDue, tenantsWithDueMails } from './due/send-due.ts'
import { deliverMail, sendDueMails } from './jobs.ts'

export { type MailingParts, mailingFrom, type PreviewSource } from './dependencies.ts'
export type { Candidate, DueMail, Range, Reminder } from './due/due-mails.ts'
export { sendDue, tenantsWithDueMails } from './due/send-due.ts'
export { enqueueMail, settingFor } from './enqueue-mail.ts'
export { renderMail } from './layout/mail-layout.ts'
export { lift, suppress, suppressionsOf } from './leaving/suppress.ts'
export { leavesThisMonth, mailsLeftThisMonth } from './monthly-limit.ts'
export { mailingRoutes, templatesRoutes, unsubscribeRoutes, upcomingRoutes } from './routes.ts'
export { activeTexts, ownText } from './templates/text-for.ts'

export const mailingJobs: JobHandler[] = [
  { job: deliverMail, run: deliver, opensItself: true },
  { job: sendDueMails, run: sendDue, opensItself: true, concerned: tenantsWithDueMails },
]
