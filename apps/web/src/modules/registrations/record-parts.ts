import { may as mayOnForms } from '@kxo/domain/forms/permissions'
import { formMovesWords } from '@kxo/domain/registrations/forms/form-moves-words'
import { newsWords } from '@kxo/domain/registrations/news/news-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** The registrations of a person, or of a company’s people, on their record. */
export const registrationParts: readonly RecordPart[] = [
  {
    record: 'form',
    key: 'uses',
    label: formMovesWords.uses,
    order: 10,
    permitted: ({ actor }) => mayOnForms.readForms(actor),
    Content: lazy(() => import('./forms/form-uses.tsx')),
  },
  {
    record: 'contact',
    key: 'registrations',
    label: w.registrations,
    order: 20,
    permitted: ({ actor }) => may.list(actor),
    Content: lazy(() => import('./lists/person-registrations.tsx')),
  },
  {
    record: 'company',
    key: 'registrations',
    label: w.registrations,
    order: 20,
    permitted: ({ actor }) => may.list(actor),
    Content: lazy(() => import('./lists/company-registrations.tsx')),
  },
  {
    record: 'profile',
    key: 'event-news',
    label: newsWords.tab,
    order: 40,
    permitted: ({ actor }) => may.list(actor),
    Content: lazy(() => import('./news/news-choice-tab.tsx')),
  },
  {
    record: 'team',
    key: 'requests',
    label: w.tabRequests,
    order: 20,
    permitted: ({ actor, tenant }) => may.listTeamRequests(actor, tenant.params),
    Content: lazy(() => import('./lists/team-requests.tsx')),
  },
  {
    record: 'recruiter',
    key: 'received',
    label: w.registrations,
    order: 30,
    permitted: ({ actor }) => may.listReceived(actor),
    Content: lazy(() => import('./lists/team-received.tsx')),
  },
]
