import { refuse } from '@kxo/domain/kernel/errors'
import type { TaskFields } from '@kxo/domain/tasks/contract'
import { tasksErrors } from '@kxo/domain/tasks/errors'
import type { Context } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import { trace } from '../../traces/index.ts'
import { liveNews } from '../notifications/notify.ts'
import { tellResponsible } from '../notifications/tell-people.ts'
import { checkDueDate, checkSubjects, columnsOf } from './check-fields.ts'

/** What a task comes from: the request it asks to decide on, the line of a list that gave it. */
type Origin = { registration_id?: number | undefined; checklist_item?: string }

/**
 * Writes a task and tells the person who must do it; its author does it unless someone else is named.
 * An automatic step has no author: it must name someone.
 * @returns its number
 */
export async function createTask(context: Context, fields: TaskFields, { registration_id, checklist_item }: Origin = {}): Promise<number> {
  const { db, actor, now } = context
  const todo_user_id = fields.todo_user_id ?? actor.user_id ?? refuse(tasksErrors.responsibleNeeded)
  checkDueDate(context, fields.todo_date ?? null)
  await checkSubjects(context, fields)
  const task = await db
    .insertInto('tasks')
    .values({ ...columnsOf(fields), todo_user_id, registration_id, checklist_item, created_by: actor.user_id, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'create_task',
    subject_id: task.id,
    event_id: task.event_id,
    change: { todo_user_id, todo_date: task.todo_date },
  })
  await tellResponsible(context, task)
  await publish(context, { to: [todo_user_id], kind: liveNews.tasks })
  return task.id
}
