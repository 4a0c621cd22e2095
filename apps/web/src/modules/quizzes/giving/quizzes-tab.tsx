import type { EventRecord } from '@kxo/domain/events/contract'
import { EventQuizzes } from './event-quizzes.tsx'

/** The quizzes of an event, on the page that runs it. */
export default function QuizzesTab({ event }: { event: EventRecord }) {
  return <EventQuizzes event={event} />
}
