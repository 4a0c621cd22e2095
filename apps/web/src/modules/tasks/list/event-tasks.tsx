import type { EventRecord } from '@kxo/domain/events/contract'
import { TasksAbout } from './tasks-about.tsx'

/** Tasks about an event, on its page. */
export default function EventTasks({ event: { id, title } }: { event: EventRecord }) {
  return <TasksAbout about={{ event: id }} subject={{ field: 'event_id', id, name: title }} />
}
