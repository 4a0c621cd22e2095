import type { JobHandler } from '../../platform/job-handler.ts'
import { remindEachMorning } from './jobs.ts'
import { remindLateTasks } from './remind-late-tasks.ts'

export { addTask } from './add-task.ts'
export { closeTask } from './close-task.ts'
export { createTask } from './create-task.ts'
export { taskMoments } from './mails.ts'
export { tasksRoutes } from './routes.ts'

export const tasksJobs: JobHandler[] = [{ job: remindEachMorning, run: remindLateTasks }]
