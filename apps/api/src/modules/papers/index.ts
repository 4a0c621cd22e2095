import type { JobHandler } from '../../platform/work/job-handler.ts'
import { expiryJob } from './expiry/tell-expiring.ts'

export { tellExpiring } from './expiry/tell-expiring.ts'
export { forgetSensitivePapers } from './retention/forget-sensitive-papers.ts'
export { papersRoutes } from './routes.ts'

export const papersJobs: JobHandler[] = [expiryJob]
