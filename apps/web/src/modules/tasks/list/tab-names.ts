import { tasksWords as w } from '@kxo/domain/tasks/words'

/** What each tab of the lists of tasks is called. */
export const tabNames = { todo: w.tabTodo, overdue: w.tabOverdue, notes: w.tabNotes, done: w.tabDone, cancelled: w.tabCancelled }
