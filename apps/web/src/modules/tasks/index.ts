export { findEvents } from './api.ts'
export { TaskDialog } from './task/task-dialog.tsx'
