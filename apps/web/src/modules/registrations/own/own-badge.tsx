import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { mineQuery } from '../api.ts'
import { RegistrationBadge } from '../registration-badge.tsx'

/** One's own state on the card of an event; one call serves every card of the page. */
export default function OwnBadge({ event_id }: { event_id: number }) {
  const { actor } = useViewer()
  const mine = useQuery({ ...mineQuery(), enabled: actor.user_id !== null }).data ?? []
  const own = mine.find(({ event, status }) => event === event_id && status !== 'cancelled')
  return own ? <RegistrationBadge registration={own} /> : null
}
