import { tasksWords } from '@kxo/domain/tasks/words'
import type { JobHandler } from '../../platform/job-handler.ts'
import type { CompanyLink } from '../companies/index.ts'
import { remindEachMorning } from './jobs.ts'
import { remindLateTasks } from './remind-late-tasks.ts'

export { addTask } from './add-task.ts'
export { giveTask } from './change-task.ts'
export { closeTask } from './close-task.ts'
export { createTask } from './create-task.ts'
export { notify } from './notify.ts'
export { tasksRoutes } from './routes.ts'

export const tasksJobs: JobHandler[] = [{ job: remindEachMorning, run: remindLateTasks }]

/** Tasks about a company follow it when it is merged. */
export const tasksOfCompany: CompanyLink = { table: 'tasks', counted: tasksWords.counted }
