import { ownDirectoryTab } from '@kxo/domain/directory/paths'
import { may } from '@kxo/domain/directory/permissions'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** What I let the directory show, on my profile. */
export const directoryParts: readonly RecordPart[] = [
  {
    record: 'profile',
    key: ownDirectoryTab,
    label: w.ownTab,
    order: 70,
    permitted: ({ actor, tenant }) => may.openOwnTab(actor) && !tenant.params.is_recruiting_platform,
    Content: lazy(() => import('./own-directory.tsx')),
  },
]
