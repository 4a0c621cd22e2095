import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { lazy } from 'react'
import { hasFeature } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What messages add to the page that runs an event: writing to everyone of it. */
export const chatForEvents: Partial<EventsDependencies> = {
  menu: [
    {
      label: w.writeToGroup,
      shown: (event, viewer) => event.nature !== 'model' && hasFeature(viewer, 'interactivity') && may.answer(viewer.actor),
      Dialog: lazy(() => import('./starting/group-dialog.tsx')),
    },
  ],
}
