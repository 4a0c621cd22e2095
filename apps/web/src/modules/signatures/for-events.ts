import { may as mayEvents } from '@kxo/domain/events/permissions'
import { may } from '@kxo/domain/signatures/permissions'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { lazy } from 'react'
import { hasWord } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What agreements add to the page that runs a training. */
export const signaturesForEvents: Partial<EventsDependencies> = {
  tabs: [
    {
      key: 'contracts',
      label: w.list,
      order: 62,
      shown: (event, viewer) =>
        event.is_training &&
        event.nature !== 'model' &&
        hasWord(viewer, 'contract') &&
        may.readAgreements(viewer.actor) &&
        mayEvents.readEvent(viewer.actor, event),
      Content: lazy(() => import('./register/event-agreements.tsx')),
    },
  ],
}
