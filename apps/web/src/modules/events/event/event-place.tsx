import type { EventCard } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Where an event takes place, in a few words. */
export function EventPlace({ event }: { event: Pick<EventCard, 'place' | 'town' | 'is_online' | 'is_asynchronous'> }) {
  const { say } = useLanguage()
  if (event.is_online) return <>{say(w.remote)}</>
  if (event.is_asynchronous) return <>{say(w.asynchronous)}</>
  return (
    <>{[event.place, event.town].filter((part, index, parts) => part && parts.indexOf(part) === index).join(', ') || emptyPlaceholder}</>
  )
}
