import { may as mayEvents } from '@kxo/domain/events/permissions'
import { may } from '@kxo/domain/videos/permissions'
import { videosWords as w } from '@kxo/domain/videos/words'
import { lazy } from 'react'
import type { EventsDependencies } from '../events/index.ts'

/** What films add to the page that runs an event. */
export const videosForEvents: Partial<EventsDependencies> = {
  tabs: [
    {
      key: 'videos',
      label: w.menu,
      order: 72,
      shown: (event, { actor }) => event.nature !== 'model' && may.readVideos(actor) && mayEvents.readEvent(actor, event),
      Content: lazy(() => import('./giving/videos-tab.tsx')),
    },
  ],
}
