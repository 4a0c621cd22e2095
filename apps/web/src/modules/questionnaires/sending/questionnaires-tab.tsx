import type { EventRecord } from '@kxo/domain/events/contract'
import { EventQuestionnaires } from './event-questionnaires.tsx'

/** What everyone thinks of the event, on the page that runs it. */
export default function QuestionnairesTab({ event }: { event: EventRecord }) {
  return <EventQuestionnaires event={event} />
}
