import type { JobHandler } from '../platform/work/job-handler.ts'
import { attendanceJobs } from './attendance/index.ts'
import {
  closeLedgers,
  closeLedgersJob,
  creditBillOfEvent,
  creditOfEvent,
  drawQuote,
  print,
  printBill,
  printQuote,
  tenantsWithLedgers,
} from './billing/index.ts'
import { campaignsJobs } from './campaigns/index.ts'
import { contactJobs } from './contacts/index.ts'
import { contributionsJobs } from './contributions/index.ts'
import { uploadJobs } from './documents/index.ts'
import { endRegistrations, eventsJobs } from './events/index.ts'
import { helpJobs } from './help/index.ts'
import { inviteAgain, mailInvitationAgain, mailPasswordLink, mailSpaces, mailSpacesJob, sendPasswordLink } from './identity/index.ts'
import { checkImportJob, checkLater, runImport, runImportJob } from './imports/index.ts'
import { mailingJobs } from './mailing/index.ts'
import { papersJobs } from './papers/index.ts'
import { paymentJobs } from './payments/index.ts'
import { planningJobs } from './planning/index.ts'
import { privacyJobs } from './privacy/index.ts'
import { questionnairesJobs } from './questionnaires/index.ts'
import { quizzesJobs } from './quizzes/index.ts'
import { regionsJobs } from './regions/index.ts'
import { endWithEvent, registrationJobs } from './registrations/index.ts'
import { reportingJobs } from './reporting/index.ts'
import { signaturesJobs } from './signatures/index.ts'
import { tenantsJobs } from './tenants/index.ts'
import { votesJobs } from './votes/index.ts'

/** What the worker runs. */
export const jobHandlers: JobHandler[] = [
  ...mailingJobs,
  ...uploadJobs,
  { job: inviteAgain, run: mailInvitationAgain },
  { job: sendPasswordLink, run: mailPasswordLink },
  { job: mailSpacesJob, run: mailSpaces },
  ...registrationJobs,
  { job: printBill, run: print, opensItself: true },
  { job: printQuote, run: drawQuote, opensItself: true },
  { job: closeLedgersJob, run: closeLedgers, concerned: tenantsWithLedgers },
  { job: creditBillOfEvent, run: creditOfEvent },
  { job: endRegistrations, run: endWithEvent },
  ...eventsJobs,
  ...paymentJobs,
  ...contributionsJobs,
  ...campaignsJobs,
  ...attendanceJobs,
  ...planningJobs,
  ...votesJobs,
  ...questionnairesJobs,
  ...quizzesJobs,
  ...signaturesJobs,
  ...papersJobs,
  ...reportingJobs,
  { job: checkImportJob, run: checkLater },
  { job: runImportJob, run: runImport, opensItself: true },
  ...contactJobs,
  ...regionsJobs,
  ...helpJobs,
  ...privacyJobs,
  ...tenantsJobs,
]
