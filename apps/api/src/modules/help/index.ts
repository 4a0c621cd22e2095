import type { JobHandler } from '../../platform/work/job-handler.ts'
import { markServiceMinute, tellSupportAnswer } from './jobs.ts'
import { markMinute } from './notices/service-status.ts'
import { tellAnswer } from './support/answer-support.ts'

export { addComplaint } from './complaints/complaints.ts'
export { drawnRegister, registerLetterhead } from './complaints/print-register.ts'
export type { RegisterPrint } from './complaints/register-print.ts'
export { noticesOf } from './notices/notices.ts'
export { ownFiles } from './own-files.ts'
export { complaintsRoutes, guideRoutes, helpRoutes } from './routes.ts'
export { displayedContact } from './support/displayed-contact.ts'

export const helpJobs: JobHandler[] = [
  { job: markServiceMinute, runAcross: markMinute },
  { job: tellSupportAnswer, run: tellAnswer },
]
