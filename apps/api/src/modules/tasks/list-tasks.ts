import type { Input } from '@kxo/domain/kernel/contract'
import { headerLimits, type tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { taskStatus } from '@kxo/domain/tasks/status'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { exportList } from '../traces/index.ts'
import { presentLine } from './present.ts'
import { names, selectTasks, type TaskRow, visibleTo } from './queries.ts'

type Asked = Input<typeof tasksContract.list>['query']
type Line = ReturnType<typeof presentLine>

const planFor = (zone: string): ListPlan => ({
  fields: {
    title: { at: sql`coalesce(nullif(tasks.label, ''), left(tasks.detail_text, 80))`, kind: 'text' },
    user_name: { at: names.contact, kind: 'text' },
    event_title: { at: sql.ref('events.title'), kind: 'text' },
    company_name: { at: sql.ref('companies.name'), kind: 'text' },
    todo_user_name: { at: names.responsible, kind: 'text' },
    todo_date: { at: sql.ref('tasks.todo_date'), kind: 'instant' },
    status: { at: sql.ref('tasks.status'), kind: 'text' },
    created_by_name: { at: names.author, kind: 'text' },
    created_at: { at: sql.ref('tasks.created_at'), kind: 'instant' },
    closed_at: { at: sql.ref('tasks.closed_at'), kind: 'instant' },
  },
  search: sql.ref('tasks.search'),
  sort: 'todo_date',
  id: sql.ref('tasks.id'),
  zone,
})

const columns: Readonly<Record<string, ExportColumn<Line>>> = {
  title: { label: w.label, kind: 'text', value: (line) => line.title },
  user_name: { label: w.contact, kind: 'text', value: (line) => line.user_name },
  event_title: { label: w.event, kind: 'text', value: (line) => line.event_title },
  company_name: { label: w.company, kind: 'text', value: (line) => line.company_name },
  todo_user_name: { label: w.responsible, kind: 'text', value: (line) => line.todo_user_name },
  todo_date: { label: w.dueDate, kind: 'instant', value: (line) => line.todo_date },
  status: { label: w.status, kind: 'text', value: (line) => taskStatus.labelOf(line.status) },
  created_by_name: { label: w.createdBy, kind: 'text', value: (line) => line.created_by_name },
  created_at: { label: w.createdOn, kind: 'instant', value: (line) => line.created_at },
  closed_at: { label: w.closedOn, kind: 'instant', value: (line) => line.closed_at },
}

const late = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(tasks.status = 'todo' and tasks.todo_date < ${now})`

/** The tasks an actor may see and asked for. */
const wanted =
  ({ actor, now }: Pick<Context, 'actor' | 'now'>, { tab, scope, user, event, company }: Asked) =>
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
  const plan = planFor(tenant.time_zone)
  const rows = wanted(context, query)
  const present = (found: TaskRow[]): Line[] => found.map((row) => presentLine(row, { language, now }))
  if (query.format) return exportList(context, 'export_tasks', { name: 'taches', plan, asked: query, query: rows, present, columns })
  const page = await listed(rows(context.db), plan, query)
  return { ...page, results: present(page.results) }
}
