import { may } from '@kxo/domain/events/permissions'
import { eventStatsWords as w } from '@kxo/domain/reporting/event-stats-words'
import { adminEventStats } from '@kxo/domain/reporting/paths'
import type { EventsDependencies } from '../events/index.ts'

/** What reporting adds to the page that runs an event. */
export const reportingForEvents: Partial<EventsDependencies> = {
  menu: [
    {
      label: w.title,
      shown: (event, { actor }) => event.nature !== 'model' && may.readEvent(actor, event),
      to: ({ id }) => adminEventStats(id),
    },
  ],
}
