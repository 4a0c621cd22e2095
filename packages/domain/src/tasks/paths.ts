import { path } from '../kernel/path.ts'

export const toDoList = path('/to-do-list')
export const adminToDoList = path('/admin/to-do-list')
/** The same page with the dialog of the task; target of mails for administrators. */
export const adminToDo = path('/admin/to-do-list/:id')

/** Query parameter of both pages: the task whose dialog is open, or `newTask`. */
export const taskParameter = 'task'
export const newTask = 'new'
/** Query parameters of both pages: the tab, and in the admin space whose tasks. */
export const tabParameter = 'tab'
export const scopeParameter = 'scope'

/** The list of the user space with a task's dialog open; target of mails for everyone else. */
export const toDoOf = (id: number): string => `${toDoList()}?${taskParameter}=${id}`

/** Notes are the open ones without a due date: to do as well, but never late. */
export const taskTabs = ['todo', 'overdue', 'notes', 'done', 'cancelled'] as const
export type TaskTab = (typeof taskTabs)[number]
/** Whose tasks: those I must do, those I wrote, both, or all I may see. */
export const taskScopes = ['mine', 'created', 'own', 'all'] as const
export type TaskScope = (typeof taskScopes)[number]
