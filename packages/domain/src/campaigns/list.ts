import { choicesOf, full, list } from '../kernel/list.ts'
import { mailReasons } from '../mailing/words.ts'
import type { CampaignRecipient } from './contract.ts'
import { exclusions } from './exclusion.ts'
import { recipientState } from './status.ts'
import { campaignWords as w } from './words.ts'

/** What became of each person of a sending. */
export const recipientList = list<CampaignRecipient>()({
  name: { label: w.person, kind: 'text', ...full, width: 200 },
  address: { label: w.address, kind: 'text', ...full, width: 240 },
  state: { label: w.state, kind: 'code', of: recipientState, ...full, isBadge: true, width: 150 },
  reason: { label: w.reason, kind: 'text', of: choicesOf({ ...mailReasons, ...exclusions }), isExported: true, width: 320 },
})
