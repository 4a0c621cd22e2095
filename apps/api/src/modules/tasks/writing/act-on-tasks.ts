import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { BulkTasks, bulkTasksContract } from '@kxo/domain/tasks/bulk-contract'
import { bulkTasksWords as w } from '@kxo/domain/tasks/bulk-words'
import { may } from '@kxo/domain/tasks/permissions'
import { isTooSoon, postponed, titleOf } from '@kxo/domain/tasks/rules'
import { tasksWords } from '@kxo/domain/tasks/words'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockTasks, type StoredTask } from '../queries.ts'
import { changeFields } from './change-task.ts'
import { checkSubjects } from './check-fields.ts'
import { checkOffered } from './check-offered.ts'
import { closeTask } from './close-task.ts'

/** Does the same to several tasks; what cannot be is left as it was, with the reason. @throws 422 on someone who cannot be given tasks */
export const actOnTasks: Verb<typeof bulkTasksContract.many> = async (context, { body: { data } }) => {
  const { db, actor, language } = context
  authorize(may.create(actor))
  if (data.act === 'give') {
    await checkOffered(context, { todo_user_id: data.todo_user_id })
    await checkSubjects(context, { todo_user_id: data.todo_user_id })
  }
  const tasks = await lockTasks(db, actor, data.ids)
  const left = new Map<Sentence, string[]>()
  for (const task of tasks) {
    const reason = reasonToLeave(context, task, data)
    if (reason) left.set(reason, [...(left.get(reason) ?? []), titleOf(task) ?? language.say(tasksWords.untitled)])
    else if (!data.is_preview) await applyTo(context, task, data)
  }
  const refusals = [...left].map(([reason, names]) => ({
    reason: language.say(reason),
    count: names.length,
    names: names.slice(0, recordsNamed),
  }))
  return { total: tasks.length, changed: tasks.length - refusals.reduce((sum, { count }) => sum + count, 0), left: refusals }
}

function reasonToLeave({ actor, now, tenant }: Context, task: StoredTask, { act, todo_user_id, days = 0 }: BulkTasks): Sentence | null {
  if (!may.edit(actor, task)) return w.notYours
  if (task.status !== 'todo') return w.isClosed
  if (act === 'give' && task.todo_user_id === todo_user_id) return w.isTheirs
  if (act !== 'postpone') return null
  if (task.todo_date === null) return w.hasNoDate
  return isTooSoon(postponed(task.todo_date, days, tenant.time_zone), now) ? w.tooSoon : null
}

function applyTo(context: Context, task: StoredTask, { act, todo_user_id, days = 0 }: BulkTasks): Promise<void> {
  if (act === 'give') return changeFields(context, task, { todo_user_id })
  if (act !== 'postpone') return closeTask(context, task.id, act)
  return changeFields(context, task, { todo_date: task.todo_date && postponed(task.todo_date, days, context.tenant.time_zone) })
}
