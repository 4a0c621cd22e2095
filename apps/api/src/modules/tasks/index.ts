import { tasksWords } from '@kxo/domain/tasks/words'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import type { CompanyLink } from '../companies/index.ts'
import { remindEachMorning } from './jobs.ts'
import { remindLateTasks } from './notifications/remind-late-tasks.ts'

export { notify } from './notifications/notify.ts'
export { tasksRoutes } from './routes.ts'
export { addTask } from './writing/add-task.ts'
export { giveTask } from './writing/change-task.ts'
export { closeTask } from './writing/close-task.ts'
export { createTask } from './writing/create-task.ts'

export const tasksJobs: JobHandler[] = [{ job: remindEachMorning, run: remindLateTasks }]

/** Tasks about a company follow it when it is merged. */
export const tasksOfCompany: CompanyLink = { table: 'tasks', counted: tasksWords.counted }
