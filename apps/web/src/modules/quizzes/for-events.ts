import { may as mayEvents } from '@kxo/domain/events/permissions'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { lazy } from 'react'
import { hasFeature } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What quizzes add to the steps of an event and to the page that runs it. */
export const quizzesForEvents: Partial<EventsDependencies> = {
  steps: { quiz: lazy(() => import('./giving/quizzes-step.tsx')) },
  tabs: [
    {
      key: 'quiz',
      label: w.tabEvent,
      order: 71,
      shown: (event, viewer) =>
        event.nature !== 'model' &&
        viewer.tenant.params.use_quiz &&
        hasFeature(viewer, 'interactivity') &&
        may.readQuizzes(viewer.actor) &&
        mayEvents.readEvent(viewer.actor, event),
      Content: lazy(() => import('./giving/quizzes-tab.tsx')),
    },
  ],
}
