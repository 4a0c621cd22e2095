import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { lazy } from 'react'
import type { EventsDependencies } from '../events/index.ts'

/** What histories add to the page that runs an event. */
export const historyForEvents: Partial<EventsDependencies> = {
  tabs: [
    {
      key: 'history',
      label: w.ofEvent,
      order: 100,
      shown: (_, { actor }) => may.readHistory(actor),
      Content: lazy(() => import('./records/event-history.tsx')),
    },
  ],
}
