import { titleOf } from '@kxo/domain/tasks/rules'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { selectTasks, visibleTo } from './queries.ts'

/** What is still to be done about a person, the most urgent first, as far as the actor sees it. */
export async function openTasksOf({ db, actor, language }: Context, user_id: number, limit: number) {
  const rows = await selectTasks(db)
    .where('tasks.user_id', '=', user_id)
    .where('tasks.status', '=', 'todo')
    .where(visibleTo(actor))
    .orderBy(sql`tasks.todo_date nulls last`)
    .orderBy('tasks.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(row) ?? language.say(w.untitled),
    todo_date: row.todo_date,
    owner: row.todo_user_name ?? '',
  }))
}
