import { planningWords as w } from '@kxo/domain/planning/words'
import { useViewer } from '../../../platform/viewer.ts'
import { FeedButton } from '../feed-dialog.tsx'

/** Follows in a calendar what one is registered for, from a session of one's own. */
export default function FollowDates() {
  const { actor } = useViewer()
  if (actor.user_id === null || actor.session !== 'full') return null
  return <FeedButton subject="attendee" id={actor.user_id} help={w.ownFeedHelp} />
}
