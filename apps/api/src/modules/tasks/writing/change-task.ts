import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TaskFields, tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { earliestDueDate } from '@kxo/domain/tasks/rules'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { liveNews } from '../notifications/notify.ts'
import { tellResponsible } from '../notifications/tell-people.ts'
import { presentTask } from '../present.ts'
import { findTask, lockTask, type StoredTask } from '../queries.ts'
import { checkDueDate, checkSubjects, columnsOf } from './check-fields.ts'
import { checkOffered } from './check-offered.ts'
import { closeTask } from './close-task.ts'

/** Changes a task's fields, or closes it. */
export const changeTask: Verb<typeof tasksContract.change> = async (context, { params, body }) => {
  const { db, actor } = context
  const task = found(await lockTask(db, actor, params.id))
  authorize(may.edit(actor, task))
  if (body.data) {
    await checkOffered(context, body.data, task)
    await changeFields(context, task, body.data)
  }
  if (body.status) await closeTask(context, task.id, body.status)
  return presentTask(found(await findTask(db, actor, task.id)), context)
}

/** Gives a task to someone else, who is told. */
export async function giveTask(context: Context, id: number, todo_user_id: number): Promise<void> {
  await changeFields(context, found(await lockTask(context.db, context.actor, id)), { todo_user_id })
}

/** Renames a task, gives it or moves it, as the module below that asked for it does; a date too near is the earliest that can be told. */
export async function amendTask(context: Context, id: number, { todo_date, ...fields }: TaskFields): Promise<void> {
  const earliest = earliestDueDate(context.now)
  const due = todo_date && todo_date < earliest ? earliest : todo_date
  await changeFields(context, found(await lockTask(context.db, context.actor, id)), { ...fields, ...(due && { todo_date: due }) })
}

/** Writes fields of a task that was locked, and tells whoever it is given to. */
export async function changeFields(context: Context, task: StoredTask, fields: TaskFields): Promise<void> {
  if (fields.version !== undefined && fields.version !== task.version) refuse(kernelErrors.editedMeanwhile)
  if (fields.todo_date !== undefined) checkDueDate(context, fields.todo_date, task.todo_date)
  // Someone already named stays acceptable once their account is closed.
  const named = { ...fields, ...(fields.todo_user_id === task.todo_user_id && { todo_user_id: undefined }) }
  if (fields.user_id === task.user_id) named.user_id = undefined
  await checkSubjects(context, named)
  const changed = await context.db
    .updateTable('tasks')
    .set({ ...columnsOf(fields), version: task.version + 1 })
    .where('id', '=', task.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'update_task',
    subject_id: task.id,
    event_id: changed.event_id,
    change: changesBetween(task, changed),
  })
  const isReassigned = changed.todo_user_id !== task.todo_user_id
  if (isReassigned && changed.status === 'todo') await tellResponsible(context, changed)
  await publish(context, { to: [...new Set([task.todo_user_id, changed.todo_user_id])], kind: liveNews.tasks })
}

const followed = ['label', 'user_id', 'event_id', 'company_id', 'todo_user_id', 'todo_date', 'detail_text'] as const
const changesBetween = (before: StoredTask, after: StoredTask) =>
  Object.fromEntries(
    followed
      .filter((field) => String(before[field] ?? '') !== String(after[field] ?? ''))
      .map((field) => [field, { before: before[field], after: after[field] }]),
  )
