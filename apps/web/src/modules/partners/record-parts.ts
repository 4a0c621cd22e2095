import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { may } from '@kxo/domain/partners/permissions'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasFeature } from '../../platform/viewer.ts'

/** The functions of a person, on their record. */
export const partnersParts: readonly RecordPart[] = [
  {
    record: 'contact',
    key: 'functions',
    label: p.functions,
    order: 48,
    permitted: (viewer) => hasFeature(viewer, 'partners') && may.seePartners(viewer.actor),
    Content: lazy(() => import('./person-functions.tsx')),
  },
]
