import { may } from '@kxo/domain/votes/permissions'
import { votesWords as w } from '@kxo/domain/votes/words'
import { lazy } from 'react'
import { hasFeature } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What votes add to the page that runs an event. */
export const votesForEvents: Partial<EventsDependencies> = {
  tabs: [
    {
      key: 'vote',
      label: w.tab,
      order: 80,
      shown: (event, viewer) => event.nature !== 'model' && hasFeature(viewer, 'interactivity') && may.runVotes(viewer.actor, event),
      Content: lazy(() => import('./run/vote-tab.tsx')),
    },
  ],
}
