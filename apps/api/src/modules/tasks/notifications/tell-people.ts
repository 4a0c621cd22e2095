import { printedName } from '@kxo/domain/kernel/person-name'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { adminToDo, toDoOf } from '@kxo/domain/tasks/paths'
import { titleOf } from '@kxo/domain/tasks/rules'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, recipientOf, type UserRow } from '../../identity/index.ts'
import { goneStatuses, type StoredTask } from '../queries.ts'
import { notify } from './notify.ts'

/** Where a person reads a task: the admin page for those who have it. */
export const pathFor = (user: UserRow, id: number): string => {
  const isAdminThere = user.is_admin || (user.profile_code === 'CNS' && user.has_tasks)
  return isAdminThere ? adminToDo(id) : toDoOf(id)
}

export async function reachable({ db }: Context, id: number): Promise<UserRow | undefined> {
  const user = await findUser(db, id)
  return user && !goneStatuses.includes(user.status) ? user : undefined
}

/** Who acts, by name; undefined when the product itself does. */
async function authorName({ db, actor }: Context): Promise<string | undefined> {
  const author = actor.user_id === null ? undefined : await findUser(db, actor.user_id)
  return author && `${author.first_name} ${author.last_name}`.trim()
}

export const nameOf = ({ first_name, last_name }: UserRow): string => printedName(`${first_name} ${last_name}`.trim())

async function ownerName({ db }: Context, task: StoredTask): Promise<string> {
  const owner = await findUser(db, task.todo_user_id)
  return owner ? nameOf(owner) : ''
}

export const calledFor = (task: StoredTask, user: UserRow, context: Context): string =>
  titleOf(task) ?? languageOf(user.language as 'fr' | 'en', context.tenant).say(w.untitled)

/** Tells the person who must do a task, unless they gave it to themselves. */
export async function tellResponsible(context: Context, task: StoredTask): Promise<void> {
  if (task.todo_user_id === context.actor.user_id) return
  const user = await reachable(context, task.todo_user_id)
  if (!user) return
  const language = languageOf(user.language as 'fr' | 'en', context.tenant)
  const title = calledFor(task, user, context)
  const author = await authorName(context)
  await notify(context, {
    to: user.id,
    type: 'to_do',
    task_id: task.id,
    label: author ? w.notifyAssigned : w.notifyAssignedByProduct,
    values: { author: author ?? '', title },
  })
  await context.services.enqueueMail(context, {
    moment: 'create_task',
    to: recipientOf(user),
    occurrence: `${task.id} ${task.version}`,
    path: pathFor(user, task.id),
    event_id: task.event_id,
    values: {
      title,
      owner: nameOf(user),
      author: author ?? context.tenant.label,
      due: task.todo_date ? language.say(w.mailDue, { due: task.todo_date }) : language.say(w.mailUndated),
      detail: plainTextOf(task.detail as RichText | null),
    },
  })
}

/** Tells the person who asked for a task that another one has done it. */
export async function tellAuthor(context: Context, task: StoredTask): Promise<void> {
  if (task.created_by === null || task.created_by === context.actor.user_id) return
  const user = await reachable(context, task.created_by)
  if (!user) return
  const title = calledFor(task, user, context)
  const author = (await authorName(context)) ?? context.tenant.label
  await notify(context, { to: user.id, type: 'to_do', task_id: task.id, label: w.notifyDone, values: { author, title } })
  await context.services.enqueueMail(context, {
    moment: 'task_done',
    to: recipientOf(user),
    occurrence: String(task.id),
    path: pathFor(user, task.id),
    event_id: task.event_id,
    values: { title, author, owner: await ownerName(context, task) },
  })
}
