import { may as mayEvents } from '@kxo/domain/events/permissions'
import { may } from '@kxo/domain/questionnaires/permissions'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { lazy } from 'react'
import { hasFeature } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What questionnaires add to the steps of an event and to the page that runs it. */
export const questionnairesForEvents: Partial<EventsDependencies> = {
  steps: { questionnaires: lazy(() => import('./sending/questionnaires-step.tsx')) },
  tabs: [
    {
      key: 'evaluations',
      label: w.tab,
      order: 70,
      shown: (event, viewer) =>
        event.nature !== 'model' &&
        hasFeature(viewer, 'interactivity') &&
        may.readQuestionnaires(viewer.actor) &&
        mayEvents.readEvent(viewer.actor, event),
      Content: lazy(() => import('./sending/questionnaires-tab.tsx')),
    },
  ],
}
