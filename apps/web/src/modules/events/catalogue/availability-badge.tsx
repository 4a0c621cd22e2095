import type { EventCard } from '@kxo/domain/events/contract'
import { isNearlyFull } from '@kxo/domain/events/rules'
import { availabilityTones, availabilityWords, eventsWords as w } from '@kxo/domain/events/words'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Shown = Pick<EventCard, 'availability' | 'max_participants' | 'places_left'>

/** The badge of §0.5: whether one may register, and how few places are left. */
export function AvailabilityBadge({ event }: { event: Shown }) {
  const { say } = useLanguage()
  const viewer = useViewer()
  const { availability, max_participants, places_left } = event
  const taken = max_participants === null || places_left === null ? 0 : max_participants - places_left
  if (availability === 'available' && hasFeature(viewer, 'filling') && isNearlyFull({ max_participants, taken }))
    return <Badge tone="warning">{say(w.onlyLeft, { n: places_left ?? 0 })}</Badge>
  return <Badge tone={availabilityTones[availability]}>{availabilityWords[availability]}</Badge>
}
