import type { EventRecord } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { may as mayPartner } from '@kxo/domain/partners/permissions'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { EventPartners } from '../../partners/index.ts'
import { slotsQuery } from '../api.ts'

/** Who takes part in the event, beside what is run of it: the same as in its step, and as long as it runs. */
export function EventPartnersTab({ event }: { event: EventRecord }) {
  const { actor } = useViewer()
  const slots = useQuery(slotsQuery(event.id))
  const changes = may.changeEvent(actor, event) && mayPartner.assignPartners(actor) && !event.cancelled_at && !event.closed_at
  return <EventPartners event_id={event.id} slotsCount={slots.data?.length ?? 0} readOnly={!changes} />
}
