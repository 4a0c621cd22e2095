import { boostWords } from '@kxo/domain/recruiting/boost-words'
import { may } from '@kxo/domain/recruiting/permissions'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasFeature } from '../../platform/viewer.ts'

/** Whoever speaks for a company that recruits finds its visibility beside the applications it received. */
export const recruitingParts: readonly RecordPart[] = [
  {
    record: 'recruiter',
    key: 'boosts',
    label: boostWords.tab,
    order: 40,
    permitted: (viewer) => hasFeature(viewer, 'payment') && may.boostOffers(viewer.actor),
    Content: lazy(() => import('./boosts/boosts-view.tsx')),
  },
]
