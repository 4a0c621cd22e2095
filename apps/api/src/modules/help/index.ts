import type { JobHandler } from '../../platform/job-handler.ts'
import { tellAnswer } from './answer-support.ts'
import { markServiceMinute, tellSupportAnswer } from './jobs.ts'
import { markMinute } from './service-status.ts'

export { noticesOf } from './notices.ts'
export { complaintsRoutes, guideRoutes, helpRoutes } from './routes.ts'

export const helpJobs: JobHandler[] = [
  { job: markServiceMinute, runAcross: markMinute },
  { job: tellSupportAnswer, run: tellAnswer },
]
