import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TaskFields, tasksContract } from '@kxo/domain/tasks/contract'
import { tasksErrors } from '@kxo/domain/tasks/errors'
import { may } from '@kxo/domain/tasks/permissions'
import { type TaskStatus, taskStatus } from '@kxo/domain/tasks/status'
import type { Selectable } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Tasks } from '../../platform/database-types.ts'
import { publish } from '../../platform/live.ts'
import type { Verb } from '../../platform/serve.ts'
import { findUser } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { liveNews } from './notify.ts'
import { presentTask } from './present.ts'
import { findTask, lockTask } from './queries.ts'
import { checkDueDate, checkSubjects, columnsOf } from './task-fields.ts'
import { tellAuthor, tellResponsible } from './tell-people.ts'

type StoredTask = Selectable<Tasks>

/** Changes a task's fields, or closes it. */
export const changeTask: Verb<typeof tasksContract.change> = async (context, { params, body }) => {
  const { db, actor } = context
  const task = found(await lockTask(db, actor, params.id))
  authorize(may.edit(actor, task))
  if (body.data) await editTask(context, task, body.data)
  if (body.status) await closeTask(context, task, body.status)
  return presentTask(found(await findTask(db, actor, task.id)), context)
}

async function editTask(context: Context, task: StoredTask, fields: TaskFields): Promise<void> {
  if (fields.version !== undefined && fields.version !== task.version) refuse(kernelErrors.editedMeanwhile)
  if (fields.todo_date !== undefined) checkDueDate(context, fields.todo_date, task.todo_date)
  // Someone already named stays acceptable once their account is closed.
  const named = { ...fields, ...(fields.todo_user_id === task.todo_user_id && { todo_user_id: undefined }) }
  if (fields.user_id === task.user_id) named.user_id = undefined
  await checkSubjects(context, named)
  const changed = await context.db
    .updateTable('tasks')
    .set({ ...columnsOf(fields), version: task.version + 1, ...(isPostponed(task, fields) && { reminded_on: null }) })
    .where('id', '=', task.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'update_task',
    subject: 'task',
    subject_id: task.id,
    event_id: changed.event_id,
    change: changesBetween(task, changed),
  })
  const isGiven = changed.todo_user_id !== task.todo_user_id
  if (isGiven && changed.status === 'todo') await tellResponsible(context, changed)
  await publish(context, { to: [...new Set([task.todo_user_id, changed.todo_user_id])], kind: liveNews.tasks })
}

const isPostponed = (task: StoredTask, { todo_date }: TaskFields): boolean =>
  todo_date !== undefined && todo_date?.getTime() !== task.todo_date?.getTime()

const followed = ['label', 'user_id', 'event_id', 'todo_user_id', 'todo_date', 'detail_text'] as const
const changesBetween = (before: StoredTask, after: StoredTask) =>
  Object.fromEntries(
    followed
      .filter((field) => String(before[field] ?? '') !== String(after[field] ?? ''))
      .map((field) => [field, { before: before[field], after: after[field] }]),
  )

/** @throws 409 naming both states, and who closed it when someone was first */
async function closeTask(context: Context, task: StoredTask, to: TaskStatus): Promise<void> {
  const from = task.status as TaskStatus
  if (!taskStatus.mayFollow(from, to)) await refuseTransition(context, task, from, to)
  const closed = await context.db
    .updateTable('tasks')
    .set({ status: to, closed_by: context.actor.user_id, closed_at: context.now, version: task.version + 1 })
    .where('id', '=', task.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: to === 'done' ? 'finish_task' : 'cancel_task',
    subject: 'task',
    subject_id: task.id,
    event_id: task.event_id,
    change: { status: { before: from, after: to } },
  })
  if (to === 'done') await tellAuthor(context, closed)
  await publish(context, { to: [task.todo_user_id], kind: liveNews.tasks })
}

async function refuseTransition({ db }: Context, task: StoredTask, from: TaskStatus, to: TaskStatus): Promise<never> {
  const states = { from: taskStatus.labelOf(from), to: taskStatus.labelOf(to) }
  const closer = task.closed_by === null ? undefined : await findUser(db, task.closed_by)
  if (!closer || task.closed_at === null) return refuse(kernelErrors.wrongTransition, states)
  return refuse(tasksErrors.alreadyClosed, { ...states, name: `${closer.first_name} ${closer.last_name}`.trim(), at: task.closed_at })
}
