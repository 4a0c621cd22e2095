import { TasksList } from './tasks-list.tsx'

/** What the person has to do, and what they asked for. */
export default function ToDoListPage() {
  return <TasksList space="user" />
}
