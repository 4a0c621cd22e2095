import { may } from '@kxo/domain/mailing/permissions'
import { pushWords } from '@kxo/domain/mailing/push/push-words'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasFeature } from '../../platform/viewer.ts'

const tab = {
  key: 'exchanges',
  label: w.exchanges,
  order: 60,
  permitted: ({ actor }) => may.readMails(actor),
} satisfies Partial<RecordPart>

/** What was written to a person, to a company and its people, or about an event, on their record; on one’s own, what reaches one’s devices. */
export const mailingParts: readonly RecordPart[] = [
  { record: 'contact', ...tab, Content: lazy(() => import('./person-mails.tsx')) },
  { record: 'company', ...tab, Content: lazy(() => import('./company-mails.tsx')) },
  {
    record: 'profile',
    key: 'notifications',
    label: pushWords.title,
    order: 55,
    permitted: (viewer) => hasFeature(viewer, 'push') && may.receivePush(viewer.actor),
    Content: lazy(() => import('./push/push-tab.tsx')),
  },
  { record: 'event', ...tab, order: 70, Content: lazy(() => import('./event-mails.tsx')) },
]
