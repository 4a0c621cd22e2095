import { tasksWords } from '@kxo/domain/tasks/words'
import type { CompanyLink } from '../companies/index.ts'

export { notify } from './notifications/notify.ts'
export { tasksReminders } from './notifications/reminders.ts'
export { ring } from './notifications/ring.ts'
export { openTasksOf } from './open-tasks.ts'
export { tasksRoutes } from './routes.ts'
export { addTask } from './writing/add-task.ts'
export { amendTask, giveTask } from './writing/change-task.ts'
export { closeTask, finishTasksOf } from './writing/close-task.ts'
export { createTask } from './writing/create-task.ts'

/** Tasks about a company follow it when it is merged. */
export const tasksOfCompany: CompanyLink = { table: 'tasks', counted: tasksWords.counted }
