import type { JobHandler } from '../../platform/work/job-handler.ts'
import { sendCampaign } from './jobs.ts'
import { runCampaign } from './run-campaign.ts'

export { campaignsRoutes } from './routes.ts'

export const campaignsJobs: JobHandler[] = [{ job: sendCampaign, run: runCampaign, opensItself: true }]
