import { plainTextOf, type RichText } from '@kxo/domain/kernel/rich-text'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { latenessOf, timeLeft } from '@kxo/domain/tasks/rules'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../../mailing/index.ts'
import { notify } from './notify.ts'
import { calledFor, nameOf, pathFor, reachable } from './tell-people.ts'

/** Whoever must do what is still to be done. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select k.tenant_id, k.id as subject_id, null::bigint as detail_id, k.event_id, k.todo_user_id as user_id, k.todo_date as anchor_at, k.created_at as since,
      zone_of(t.params) as zone
    from tasks k join tenants t on t.id = k.tenant_id where k.status = 'todo' and k.todo_date between ${from} and ${to}`

/** Tells them by mail and in the header how long is left, or how late it is. */
async function write(context: Context, { subject_id, event_id, moment, occurrence }: DueMail): Promise<void> {
  const task = await context.db.selectFrom('tasks').selectAll().where('id', '=', subject_id).executeTakeFirst()
  const user = task && (await reachable(context, task.todo_user_id))
  if (!user || task.todo_date === null) return
  const { say } = languageOf(user.language as 'fr' | 'en', context.tenant) // the column holds a language of the product
  const title = calledFor(task, user, context)
  const author = task.created_by === null ? undefined : await findUser(context.db, task.created_by)
  const isLate = task.todo_date <= context.now
  const { sentence, values } = isLate ? latenessOf(task.todo_date, context.now) : timeLeft(task.todo_date, context.now)
  const label = isLate ? w.notifyOverdue : w.notifyDueSoon
  const mail = await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    occurrence,
    event_id,
    path: pathFor(user, task.id),
    values: {
      title,
      due: say(w.mailDueAt, { due: task.todo_date }),
      late: say(sentence, values),
      owner: nameOf(user),
      author: author ? nameOf(author) : context.tenant.label,
      detail: plainTextOf(task.detail as RichText | null),
    },
  })
  if (mail !== null) await notify(context, { to: user.id, type: 'to_do', task_id: task.id, label, values: { title } })
}

export const tasksReminders: readonly Reminder[] = [{ moment: 'remind_task', candidates, write }]
