import { complaintDue } from '@kxo/domain/help/rules'
import { helpWords as w } from '@kxo/domain/help/words'
import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { type Context, found } from '../../../platform/context.ts'
import { helpDependencies } from '../dependencies.ts'

/** Hour of the day an answer is due at. */
const endOfWork = '17:00'

/** Keeps the task of a complaint in step with it: whoever follows it has one, due when its answer is; closing it closes the task. */
export async function followWithTask(context: Context, id: number): Promise<void> {
  const { db, now, tenant, language } = context
  const complaint = found(await db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst())
  const { owner_id, task_id, closed_on, person, statement, event_id } = complaint
  const { addTask, giveTask, closeTask } = helpDependencies()
  const task =
    task_id === null
      ? undefined
      : await db.selectFrom('tasks').select(['id', 'status', 'todo_user_id']).where('id', '=', task_id).executeTakeFirst()
  const isOpen = task?.status === 'todo'
  if (closed_on !== null) return isOpen ? closeTask(context, task.id, 'done') : undefined
  if (owner_id === null) return
  if (isOpen) return task.todo_user_id === owner_id ? undefined : giveTask(context, task.id, owner_id)
  if (task) return
  const { answer_due } = complaintDue(complaint, dayInZone(now, tenant.time_zone))
  const added = await addTask(context, {
    todo_user_id: owner_id,
    label: language.say(w.complaintTask, { person }),
    text: statement,
    todo_date: instantInZone(answer_due, endOfWork, tenant.time_zone),
    event_id,
  })
  await db.updateTable('complaints').set({ task_id: added }).where('id', '=', id).execute()
}
