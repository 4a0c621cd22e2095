import { earliestDueDate } from '@kxo/domain/tasks/rules'
import type { Context } from '../../../platform/context.ts'
import { createTask } from './create-task.ts'

/** What a module below asks someone to do; a due date already gone is the earliest one can be told. */
export type TaskRequest = {
  todo_user_id: number
  label: string
  text: string
  todo_date?: Date
  event_id?: number | null
  user_id?: number
  /** The request it asks to decide on: the decision closes it. */
  registration_id?: number
}

/** A task with a plain text, as modules below ask for one. @returns its number */
export async function addTask(
  context: Context,
  { todo_user_id, label, text, todo_date, event_id = null, user_id, registration_id }: TaskRequest,
): Promise<number> {
  const content = text
    .split('\n')
    .map((line) => ({ type: 'paragraph' as const, ...(line && { content: [{ type: 'text' as const, text: line }] }) }))
  const earliest = earliestDueDate(context.now)
  const due = todo_date && todo_date < earliest ? earliest : todo_date
  const fields = {
    todo_user_id,
    label,
    event_id,
    ...(user_id !== undefined && { user_id }),
    detail: { type: 'doc' as const, content },
    ...(due && { todo_date: due }),
  }
  return createTask(context, fields, { registration_id })
}
