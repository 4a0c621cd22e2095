import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** What is reserved for a company, on its record. */
export const eventsParts: readonly RecordPart[] = [
  {
    record: 'company',
    key: 'events',
    label: w.reserved,
    order: 25,
    permitted: ({ actor }) => may.readEvents(actor),
    Content: lazy(() => import('./events/company-events.tsx')),
  },
]
