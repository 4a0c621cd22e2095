import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { tasksErrors } from '@kxo/domain/tasks/errors'
import { type TaskStatus, taskStatus } from '@kxo/domain/tasks/status'
import { type Context, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { liveNews } from '../notifications/notify.ts'
import { tellAuthor } from '../notifications/tell-people.ts'
import { lockTask, type StoredTask } from '../queries.ts'

/**
 * Closes a task, once and for good; whoever asked for it learns that it is done.
 * @throws 409 naming both states, and who closed it when someone was first
 */
export async function closeTask(context: Context, id: number, to: TaskStatus): Promise<void> {
  const task = found(await lockTask(context.db, context.actor, id))
  const from = task.status as TaskStatus
  if (!taskStatus.mayFollow(from, to)) await refuseTransition(context, task, from, to)
  await close(context, task, to)
}

/** Finishes what was asked about registrations, whoever it was asked of: what it waited for has happened. */
export async function finishTasksOf(context: Context, registration_ids: readonly number[]): Promise<void> {
  if (registration_ids.length === 0) return
  const tasks = await context.db
    .selectFrom('tasks')
    .selectAll()
    .where('registration_id', 'in', [...registration_ids])
    .where('status', '=', 'todo')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const task of tasks) await close(context, task, 'done')
}

async function close(context: Context, task: StoredTask, to: TaskStatus): Promise<void> {
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
    change: { status: { before: task.status, after: to } },
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
