import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { eventVote } from '@kxo/domain/votes/paths'
import { votesWords as w } from '@kxo/domain/votes/words'
import { useQuery } from '@tanstack/react-query'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { LinkButton } from '../../ui/plain/button.tsx'
import { assemblyQuery } from './api.ts'

/** The way to the vote of an event, for whoever is expected there; nothing while it has no resolution. */
export default function VoteLink({ event_id }: { event_id: number }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const enabled = hasFeature(viewer, 'interactivity') && isSignedIn(viewer.actor)
  const { data } = useQuery({ ...assemblyQuery(event_id), enabled, refetchInterval: 60_000 })
  return data && data.resolutions.length > 0 ? <LinkButton to={eventVote(event_id)}>{say(w.toVote)}</LinkButton> : null
}
