import { availabilityInWords } from '@kxo/domain/events/catalogue/card-in-words'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The badge of an event: whether one may register, and how few places are left. */
export function AvailabilityBadge({ event }: { event: Parameters<typeof availabilityInWords>[0] }) {
  const { text, tone } = availabilityInWords(event, hasFeature(useViewer(), 'filling'), useLanguage())
  return <Badge tone={tone}>{text}</Badge>
}
