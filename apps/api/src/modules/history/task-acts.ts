import type { actsContract, TaskAct } from '@kxo/domain/history/acts-contract'
import { taskActList } from '@kxo/domain/history/acts-list'
import { usualDays } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { changesOf } from '@kxo/domain/history/rules'
import { titleOf } from '@kxo/domain/tasks/rules'
import type { TaskStatus } from '@kxo/domain/tasks/status'
import { traceFamilies } from '@kxo/domain/traces/actions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { textOfChanges } from './present.ts'
import { type Acted, nameOf, readableBy, selectActs, within } from './queries.ts'

const title = sql<string | null>`nullif(coalesce(nullif(tasks.label, ''), left(tasks.detail_text, 80)), '')`

const selectTaskActs = (db: Queries) =>
  selectActs(db)
    .innerJoin('tasks', (join) => join.onRef('tasks.tenant_id', '=', 'traces.tenant_id').onRef('tasks.id', '=', 'traces.task_id'))
    .leftJoin('users as responsibles', (join) =>
      join.onRef('responsibles.tenant_id', '=', 'tasks.tenant_id').onRef('responsibles.id', '=', 'tasks.todo_user_id'),
    )
    .leftJoin('users as contacts', (join) =>
      join.onRef('contacts.tenant_id', '=', 'tasks.tenant_id').onRef('contacts.id', '=', 'tasks.user_id'),
    )
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'tasks.tenant_id').onRef('events.id', '=', 'tasks.event_id'))
    .where('traces.action', 'in', traceFamilies.tasks)
    .select([
      'traces.change',
      'tasks.id as task_id',
      'tasks.label',
      'tasks.detail_text',
      'tasks.todo_date',
      'tasks.status',
      nameOf('responsibles').as('todo_user_name'),
      nameOf('contacts').as('contact_name'),
      'events.title as event_title',
      sql<number | null>`floor(extract(epoch from tasks.closed_at - tasks.created_at) / 3600)::integer`.as('hours'),
    ])
type Row = Acted<ReturnType<typeof selectTaskActs>>

const present = ({ change, label, detail_text, status, ...row }: Row): TaskAct => ({
  ...row,
  task: titleOf({ label, detail_text }),
  status: status as TaskStatus, // the column is checked
  changes: changesOf(change, 'task').map(({ field, before, after }) => ({ field, before, after })),
})

const plan = planOf(
  taskActList,
  {
    at: { at: sql.ref('traces.at'), isAlwaysFilled: true },
    action: 'traces.action',
    task: { at: title },
    todo_user_name: { at: nameOf('responsibles') },
    contact_name: { at: nameOf('contacts') },
    event_title: 'events.title',
    todo_date: 'tasks.todo_date',
    status: 'tasks.status',
    user_name: { at: nameOf('authors') },
    hours: { at: sql`extract(epoch from tasks.closed_at - tasks.created_at) / 3600` },
  },
  {
    search: sql`searchable(coalesce(${title}, '') || ' ' || coalesce(${nameOf('responsibles')}, '') || ' ' || coalesce(${nameOf('authors')}, ''))`,
    sort: '-at',
    id: sql.ref('traces.id'),
  },
)

/** What happened to tasks, and how each stands today (A37). */
export const listTaskActs: Verb<typeof actsContract.taskActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history tasks',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectTaskActs(db).where(within('traces.at', query.days)).where(readableBy(context.actor)),
    present: (rows: Row[]) => rows.map(present),
    columns: exportsOf(taskActList, { changes: ({ changes }) => textOfChanges(changes) }),
  })
}

const mostPeople = 20

/** How long the tasks each person finished took, the slowest first, beside what they still have to do. */
export const listTaskDelays: Verb<typeof actsContract.taskDelays> = async ({ db, actor }, { query }) => {
  authorize(may.readHistory(actor))
  const finished = sql<boolean>`tasks.status = 'done' and ${within('tasks.closed_at', query.days ?? usualDays)}`
  const rows = await db
    .selectFrom('tasks')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'tasks.tenant_id').onRef('users.id', '=', 'tasks.todo_user_id'))
    .select([
      'users.id as user_id',
      nameOf('users').as('name'),
      sql<number>`count(*) filter (where ${finished})::integer`.as('finished'),
      sql<number>`floor(avg(extract(epoch from tasks.closed_at - tasks.created_at)) filter (where ${finished}) / 3600)::integer`.as(
        'hours',
      ),
      sql<number>`count(*) filter (where tasks.status = 'todo')::integer`.as('open'),
    ])
    .groupBy(['users.id', 'users.first_name', 'users.last_name'])
    .having(sql<boolean>`count(*) filter (where ${finished}) > 0`)
    .orderBy('hours', 'desc')
    .orderBy('users.id')
    .limit(mostPeople)
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }))
}
