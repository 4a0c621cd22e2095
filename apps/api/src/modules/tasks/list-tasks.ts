import type { Input } from '@kxo/domain/kernel/contract'
import { headerLimits, type tasksContract } from '@kxo/domain/tasks/contract'
import { taskList } from '@kxo/domain/tasks/list'
import { may } from '@kxo/domain/tasks/permissions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { presentLine } from './present.ts'
import { names, selectTasks, type TaskRow, visibleTo } from './queries.ts'

type TasksQuery = Input<typeof tasksContract.list>['query']
type Line = ReturnType<typeof presentLine>

const plan = planOf(
  taskList,
  {
    title: { at: sql`coalesce(nullif(tasks.label, ''), left(tasks.detail_text, 80))` },
    user_name: { at: names.contact },
    event_title: 'events.title',
    company_name: 'companies.name',
    todo_user_name: { at: names.responsible },
    todo_date: 'tasks.todo_date',
    status: 'tasks.status',
    created_by_name: { at: names.author },
    created_at: 'tasks.created_at',
    closed_at: 'tasks.closed_at',
  },
  { search: sql.ref('tasks.search'), sort: 'todo_date', id: sql.ref('tasks.id') },
)

const columns = exportsOf(taskList)

const late = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(tasks.status = 'todo' and tasks.todo_date < ${now})`

/** The tasks an actor may see and asked for. */
const matchingTasks =
  ({ actor, now }: Pick<Context, 'actor' | 'now'>, { tab, scope, user, event, company }: TasksQuery) =>
  (db: Queries) => {
    let rows = selectTasks(db).where(visibleTo(actor))
    if (tab === 'overdue') rows = rows.where(late(now))
    else if (tab === 'notes') rows = rows.where('tasks.status', '=', 'todo').where('tasks.todo_date', 'is', null)
    else if (tab) rows = rows.where('tasks.status', '=', tab)
    if (scope === 'mine') rows = rows.where('tasks.todo_user_id', '=', actor.user_id)
    if (scope === 'created') rows = rows.where('tasks.created_by', '=', actor.user_id)
    if (scope === 'own')
      rows = rows.where((eb) => eb.or([eb('tasks.todo_user_id', '=', actor.user_id), eb('tasks.created_by', '=', actor.user_id)]))
    if (user !== undefined) rows = rows.where('tasks.user_id', '=', user)
    if (event !== undefined) rows = rows.where('tasks.event_id', '=', event)
    if (company !== undefined) rows = rows.where('tasks.company_id', '=', company)
    return rows
  }

/** What the header shows to the person who must do it: late tasks, the oldest first, and those of the next days. */
async function headerTasks(context: Context) {
  const { db, actor, now } = context
  const soon = new Date(now.getTime() + headerLimits.days * 86_400_000)
  const own = () =>
    selectTasks(db)
      .where('tasks.todo_user_id', '=', actor.user_id)
      .where('tasks.status', '=', 'todo')
      .orderBy('tasks.todo_date')
      .orderBy('tasks.id')
      .limit(headerLimits.count)
  const overdue = await own().where('tasks.todo_date', '<', now).execute()
  const coming = await own().where('tasks.todo_date', '>=', now).where('tasks.todo_date', '<', soon).execute()
  const lines = (rows: TaskRow[]) => rows.map((row) => presentLine(row, context))
  return { to_do_list: lines(coming), to_do_overdue: lines(overdue) }
}

export const listTasks: Verb<typeof tasksContract.list> = async (context, { query }) => {
  authorize(may.list(context.actor))
  if (query.vue === 'header') return headerTasks(context)
  const { tenant, language, now } = context
  const zoned = { ...plan, zone: tenant.time_zone }
  const rows = matchingTasks(context, query)
  const present = (found: TaskRow[]): Line[] => found.map((row) => presentLine(row, { language, now }))
  return listOrExport(context, 'export_tasks', { name: 'taches', plan: zoned, asked: query, query: rows, present, columns })
}
