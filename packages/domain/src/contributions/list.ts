import { labels } from '../kernel/labels.ts'
import { full, list } from '../kernel/list.ts'
import type { ContributionRow, Membership } from './contract.ts'
import { contributionBasis } from './kinds.ts'
import { contributionStatus, membershipStatus } from './status.ts'
import { contributionsWords as w } from './words.ts'

/** Contributions of the space. */
export const contributionList = list<ContributionRow>()({
  name: { label: labels.name, kind: 'text', ...full, width: 280 },
  starts_on: { label: w.period, kind: 'day', isSortable: true, isExported: true, exportedAs: ['starts_on', 'ends_on'], width: 210 },
  ends_on: { label: w.endsOn, kind: 'day', isExported: true },
  basis: { label: w.basis, kind: 'code', of: contributionBasis, isExported: true, isHidden: true, width: 220 },
  unit_price: { label: w.unitPrice, kind: 'money', isSortable: true, isExported: true, width: 130 },
  bands: { label: w.bands, kind: 'number', isExported: true, width: 100 },
  members: { label: w.members, kind: 'number', isExported: true, width: 120 },
  to_validate: { label: w.toValidate, kind: 'number', isExported: true, width: 110 },
  status: { label: labels.status, kind: 'code', of: contributionStatus, ...full, isBadge: true, width: 120 },
})

/** Who took a contribution. */
export const membershipList = list<Membership>()({
  person: { label: w.person, kind: 'text', ...full, width: 220 },
  company_name: { label: w.company, kind: 'text', ...full, width: 220 },
  starts_on: { label: w.startsOn, kind: 'day', ...full, width: 120 },
  ends_on: { label: w.endsOn, kind: 'day', ...full, width: 120 },
  status: { label: labels.status, kind: 'code', of: membershipStatus, ...full, isBadge: true, width: 130 },
  bill_number: { label: w.bill, kind: 'text', ...full, width: 170 },
  ordered_at: { label: w.orderedOn, kind: 'instant', isSortable: true, isExported: true, width: 120 },
})
