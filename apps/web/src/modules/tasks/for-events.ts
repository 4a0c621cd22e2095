import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { lazy } from 'react'
import type { EventsDependencies } from '../events/index.ts'

/** What tasks add to the page that runs an event. */
export const tasksForEvents: Partial<EventsDependencies> = {
  tabs: [
    {
      key: 'tasks',
      label: w.about,
      order: 90,
      shown: (_, { actor }) => may.listAll(actor),
      Content: lazy(() => import('./list/event-tasks.tsx')),
    },
  ],
}
