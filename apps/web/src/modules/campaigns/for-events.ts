import { may } from '@kxo/domain/campaigns/permissions'
import { eventBulkWords } from '@kxo/domain/events/bulk/bulk-words'
import { adminWrite } from '@kxo/domain/mailing/paths'
import { hasFeature } from '../../platform/viewer.ts'
import type { EventsDependencies } from '../events/index.ts'

/** What writing to many people adds to the list of events. */
export const campaignsForEvents: Partial<EventsDependencies> = {
  bulk: [
    {
      label: eventBulkWords.write,
      shown: (viewer) => may.writeCampaigns(viewer.actor) && hasFeature(viewer, 'mailing'),
      to: (ids) => ({ to: adminWrite(), search: ids.length === 1 ? { event: String(ids[0]) } : { events: ids.join(',') } }),
    },
  ],
}
