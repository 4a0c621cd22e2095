import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasFeature } from '../../platform/viewer.ts'

/** What was written with a person, on their record. */
export const chatParts: readonly RecordPart[] = [
  {
    record: 'contact',
    key: 'chat',
    label: w.own,
    order: 68,
    permitted: (viewer) => hasFeature(viewer, 'interactivity') && may.readInbox(viewer.actor),
    Content: lazy(() => import('./conversations/person-conversations.tsx')),
  },
]
