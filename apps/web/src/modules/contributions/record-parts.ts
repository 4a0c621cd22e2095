import { may } from '@kxo/domain/contributions/permissions'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

const tab = { key: 'contributions', label: w.memberships, order: 55 } satisfies Partial<RecordPart>

/** The memberships of a person and of a company on their record; its referent finds those of their own company, and how to take more. */
export const contributionsParts: readonly RecordPart[] = [
  {
    record: 'contact',
    ...tab,
    permitted: ({ actor, tenant }) => tenant.has_contributions && may.manageContributions(actor),
    Content: lazy(() => import('./records/contact-memberships.tsx')),
  },
  {
    record: 'company',
    ...tab,
    permitted: ({ actor, tenant }) => tenant.has_contributions && may.manageContributions(actor),
    Content: lazy(() => import('./records/company-memberships.tsx')),
  },
  {
    record: 'ownCompany',
    ...tab,
    permitted: ({ actor, tenant }) =>
      tenant.has_contributions && tenant.features.includes('payment') && may.takeCollectively(actor, { company_id: actor.company_id }),
    Content: lazy(() => import('./records/company-memberships.tsx')),
  },
]
