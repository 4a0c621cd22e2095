import { accountWords as w } from '@kxo/domain/identity/account-words'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** « Connexion » on a person's own page. */
export const identityParts: readonly RecordPart[] = [
  {
    record: 'profile',
    key: 'connection',
    label: w.connection,
    order: 30,
    permitted: ({ actor }) => isSignedInFully(actor),
    Content: lazy(() => import('./account/connection-tab.tsx')),
  },
]
