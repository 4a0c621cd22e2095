import type { HandedToCompanies } from '../companies/index.ts'
import { createTask } from './create-task.ts'

/** A task with a plain text, as modules below ask for one. */
export const addTask: HandedToCompanies['addTask'] = async (context, { todo_user_id, label, text }) => {
  const content = text
    .split('\n')
    .map((line) => ({ type: 'paragraph' as const, ...(line && { content: [{ type: 'text' as const, text: line }] }) }))
  await createTask(context, { todo_user_id, label, detail: { type: 'doc', content } })
}
