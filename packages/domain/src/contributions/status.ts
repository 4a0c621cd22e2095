import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'
import { registrationStatus } from '../registrations/status.ts'

/** Where a contribution stands: taken by companies while its campaign is open. */
export const contributionStatus = catalogue({
  draft: { code: 1, label: labels.draft, tone: 'neutral' },
  open: { code: 5, label: { fr: 'Ouvert{contribution.e}', en: 'Open' }, tone: 'success' },
  closed: { code: 9, label: { fr: 'Clos{contribution.e}', en: 'Closed' }, tone: 'neutral' },
})
export type ContributionStatus = KeyOf<typeof contributionStatus>

/** Where the membership of a person stands: it counts once its bill is settled, or once it is validated when there is none. */
export const membershipStatus = catalogue({
  toPay: { code: 1, label: { fr: 'À payer', en: 'To pay' }, tone: 'warning' },
  toValidate: { code: 2, label: registrationStatus.labelOf('toValidate'), tone: 'warning' },
  effective: { code: 5, label: { fr: 'À jour', en: 'Up to date' }, tone: 'success' },
  ended: { code: 7, label: { fr: 'Terminé{contribution.e}', en: 'Over' }, tone: 'neutral' },
  cancelled: { code: 9, label: { fr: 'Annulé{contribution.e}', en: 'Cancelled' }, tone: 'danger' },
})
export type MembershipStatus = KeyOf<typeof membershipStatus>
