import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { appearanceWords as w } from '@kxo/domain/tenants/appearance/appearance-words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

export const tenantsParts: readonly RecordPart[] = [
  {
    record: 'profile',
    key: 'display',
    label: w.tab,
    order: 35,
    permitted: ({ actor }) => isSignedInFully(actor),
    Content: lazy(() => import('./appearance/appearance-tab.tsx')),
  },
]
