import { adminCampaign } from '@kxo/domain/campaigns/paths'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import type { MailingParts } from '../mailing/index.ts'
import { clickedLinkPage } from './count-clicks.ts'
import { sendCampaign } from './jobs.ts'
import { newsletterPages } from './newsletter/read-newsletter.ts'
import { subscriptionPage } from './newsletter/subscription-page.ts'
import { pauseOnComplaints } from './pause-on-complaints.ts'
import { runCampaign } from './run-campaign.ts'
import { unsubscribeSmsPage } from './sms/unsubscribe-page.ts'
import { underWay } from './steering/under-way.ts'

export { audiencesInWords } from './audience-in-words.ts'
export { campaignsRoutes } from './routes.ts'

export const campaignsJobs: JobHandler[] = [{ job: sendCampaign, run: runCampaign, opensItself: true }]

/** What mailing is told to do with a complaint, and where a sending is read. */
export const campaignsMailingParts: MailingParts = {
  complained: pauseOnComplaints,
  underWay,
  pages: { campaign: adminCampaign },
}

/** Pages the server writes for whoever reads a message. */
export const campaignsPages = [...newsletterPages, subscriptionPage, unsubscribeSmsPage, clickedLinkPage]
