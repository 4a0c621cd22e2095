import type { EventCard } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useLanguage } from '../../ui/language.tsx'
import { noValue } from '../../ui/no-value.ts'

/** Where an event takes place, in a few words. */
export function EventPlace({ event }: { event: Pick<EventCard, 'place' | 'town' | 'is_online' | 'is_asynchronous'> }) {
  const { say } = useLanguage()
  if (event.is_online) return <>{say(w.remote)}</>
  if (event.is_asynchronous) return <>{say(w.asynchronous)}</>
  return <>{[event.place, event.town].filter((part, index, parts) => part && parts.indexOf(part) === index).join(', ') || noValue}</>
}
