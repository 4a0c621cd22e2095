import { may } from '@kxo/domain/privacy/permissions'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** Personal data of a person, on their record and on their own profile. */
export const privacyParts: readonly RecordPart[] = [
  {
    record: 'contact',
    key: 'personal-data',
    label: w.tab,
    order: 90,
    permitted: ({ actor }) => may.openTab(actor),
    Content: lazy(() => import('./personal-data.tsx')),
  },
  {
    record: 'profile',
    key: 'consents',
    label: w.consentsTab,
    order: 60,
    permitted: ({ actor }) => may.openOwnTab(actor),
    Content: lazy(() => import('./own-consents.tsx')),
  },
  {
    record: 'profile',
    key: 'my-data',
    label: w.ownTab,
    order: 80,
    permitted: ({ actor }) => may.openOwnTab(actor),
    Content: lazy(() => import('./own-data.tsx')),
  },
]
