import { contributionsContract } from '@kxo/domain/contributions/contract'
import { routes } from '../../platform/http/serve.ts'
import { listTakeable, readCollective } from './collective/collective-page.ts'
import { issueOrder } from './collective/issue-order.ts'
import { leaveOutOfOrder, takeContributions } from './collective/take-contributions.ts'
import { cancelMemberships, validateMemberships } from './members/decide-memberships.ts'
import { listMembers, membershipsOfRecord } from './members/list-members.ts'
import { closeContribution, openContribution, readCampaign } from './writing/campaign.ts'
import { listContributions } from './writing/list-contributions.ts'
import { renewContribution } from './writing/renew-contribution.ts'
import { changeContribution, createContribution, readContribution, removeContribution } from './writing/write-contribution.ts'

export const contributionsRoutes = routes(contributionsContract, {
  list: listContributions,
  create: createContribution,
  read: readContribution,
  change: changeContribution,
  remove: removeContribution,
  campaign: readCampaign,
  open: openContribution,
  close: closeContribution,
  renew: renewContribution,
  members: listMembers,
  validate: validateMemberships,
  cancel: cancelMemberships,
  ofRecord: membershipsOfRecord,
  taken: listTakeable,
  collective: readCollective,
  take: takeContributions,
  leaveOut: leaveOutOfOrder,
  issueOrder,
})
