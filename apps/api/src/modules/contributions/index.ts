import { contributionsErrors } from '@kxo/domain/contributions/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import { followMemberships, mailCampaign } from './jobs.ts'
import { followDays } from './members/memberships-in-force.ts'
import { writeCampaign } from './writing/mail-campaign.ts'

export { issueOrder } from './collective/issue-order.ts'
export { takeContributions } from './collective/take-contributions.ts'
export { contributionsOfCompany } from './company-links.ts'
export { validateMemberships } from './members/decide-memberships.ts'
export { followBill, moveOrders } from './members/follow-bill.ts'
export { contributionsRoutes } from './routes.ts'
export { openContribution } from './writing/campaign.ts'
export { createContribution } from './writing/write-contribution.ts'

/** What the constraints of contributions mean to people. */
export const contributionsRefusals: DatabaseRefusals = {
  contribution_members_once: contributionsErrors.alreadyMember,
  KX024: contributionsErrors.bandsUsed,
}

export const contributionsJobs: JobHandler[] = [
  { job: mailCampaign, run: writeCampaign },
  { job: followMemberships, run: followDays },
]
