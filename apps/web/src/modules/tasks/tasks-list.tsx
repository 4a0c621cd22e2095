import { formatDateTime } from '@kxo/domain/kernel/dates'
import { type TaskLine, type TaskScope, type TaskTab, taskScopes, taskTabs } from '@kxo/domain/tasks/contract'
import { newTask, scopeParameter, tabParameter, taskParameter } from '@kxo/domain/tasks/paths'
import { may } from '@kxo/domain/tasks/permissions'
import { taskStatus } from '@kxo/domain/tasks/status'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { useAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { RowAction } from '../../ui/row-menu.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { exportTasks, fetchTasks, headerTasksQuery, tasksKey } from './api.ts'
import { Due } from './due.tsx'
import { TaskDialog } from './task-dialog.tsx'
import style from './tasks.module.css'
import { useCloseTask } from './use-close-task.ts'

const tabNames = { todo: w.tabTodo, overdue: w.tabOverdue, done: w.tabDone, cancelled: w.tabCancelled }
const emptyOf = { todo: w.emptyTodo, overdue: w.emptyOverdue, done: w.emptyDone, cancelled: w.emptyCancelled }
const scopeNames = { all: w.scopeAll, mine: w.scopeMine, created: w.scopeCreated }
const oneOf = <K extends string>(known: readonly K[], text: string | undefined, otherwise: K): K =>
  known.find((key) => key === text) ?? otherwise

function useColumns(tab: TaskTab): Column<TaskLine>[] {
  const { locale, zone } = useLanguage()
  const written = (at: Date | null) => (at ? formatDateTime(at, locale, { zone }) : '')
  const isOpen = tab === 'todo' || tab === 'overdue'
  return [
    { key: 'title', label: w.label, cell: (task) => task.title, sortable: true, filter: 'text', width: 280 },
    { key: 'todo_date', label: w.dueDate, cell: (task) => <Due task={task} />, sortable: true, filter: 'day', width: 200 },
    { key: 'user_name', label: w.contact, cell: (task) => task.user_name, sortable: true, filter: 'text' },
    { key: 'event_title', label: w.event, cell: (task) => task.event_title, sortable: true, filter: 'text', width: 200 },
    { key: 'todo_user_name', label: w.responsible, cell: (task) => task.todo_user_name, sortable: true, filter: 'text' },
    { key: 'status', label: w.status, cell: (task) => <StatusBadge of={taskStatus} is={task.status} />, width: 110 },
    { key: 'closed_at', label: w.closedOn, cell: (task) => written(task.closed_at), sortable: true, filter: 'day', hidden: isOpen },
    { key: 'created_by_name', label: w.createdBy, cell: (task) => task.created_by_name, sortable: true, filter: 'text', hidden: true },
    { key: 'created_at', label: w.createdOn, cell: (task) => written(task.created_at), sortable: true, filter: 'day', hidden: true },
  ]
}

/** Tasks and notes: in the user space one's own, in the admin space everyone's. Tab, filters and open task live in the address. */
export function TasksList({ space }: { space: 'user' | 'admin' }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const panelId = useId()
  const [search, change] = useAddress()
  const close = useCloseTask()
  const saved = useSavedColumns('tasks')
  const header = useQuery(headerTasksQuery)
  const tab = oneOf(taskTabs, search[tabParameter], 'todo')
  const scope: TaskScope = space === 'user' ? 'own' : oneOf(taskScopes, search[scopeParameter], 'all')
  const asked = search[taskParameter]
  const opened = asked === newTask && may.create(actor) ? 'new' : /^[1-9]\d{0,14}$/.test(asked ?? '') ? Number(asked) : null
  const open = (task: number | typeof newTask): void => change({ [taskParameter]: String(task) }, { replace: false })
  const columns = useColumns(tab)
  const actionsOf = (task: TaskLine): RowAction[] => [
    { label: w.open, run: () => open(task.id) },
    ...(task.status === 'todo' && may.edit(actor, task)
      ? [
          { label: w.markDone, run: () => void close(task, 'done') },
          { label: w.cancelTask, run: () => void close(task, 'cancelled'), tone: 'danger' as const },
        ]
      : []),
  ]
  const add = may.create(actor) ? (
    <Button icon={<IconPlus size={18} />} onClick={() => open(newTask)}>
      {say(w.newTask)}
    </Button>
  ) : null

  return (
    <>
      <PageTitle subtitle={say(space === 'admin' ? w.adminListHelp : w.listHelp)} act={add}>
        {w.listTitle}
      </PageTitle>
      <Tabs
        label={w.tabs}
        panelId={panelId}
        current={tab}
        onChange={(key) => change({ [tabParameter]: key === 'todo' ? undefined : key, page: undefined })}
        tabs={taskTabs.map((key) => ({
          key,
          label: tabNames[key],
          count: key === 'overdue' && space === 'user' ? header.data?.to_do_overdue.length : undefined,
        }))}
      />
      <div id={panelId} role="tabpanel" aria-label={say(tabNames[tab])}>
        <DataTable
          caption={tabNames[tab]}
          columns={columns}
          queryKey={[...tasksKey, 'list', tab, scope]}
          fetch={(query, signal) => fetchTasks(query, { tab, scope }, signal)}
          exportAs={(query) => exportTasks(query, { tab, scope })}
          rowKey={(task) => task.id}
          rowName={(task) => task.title}
          onOpen={(task) => open(task.id)}
          rowActions={actionsOf}
          saved={saved}
          empty={{ sentence: emptyOf[tab], act: tab === 'todo' ? add : null }}
          toolbar={
            space === 'admin' ? (
              <select
                className={style['scope']}
                aria-label={say(w.scope)}
                value={scope}
                onChange={(event) =>
                  change({ [scopeParameter]: event.currentTarget.value === 'all' ? undefined : event.currentTarget.value, page: undefined })
                }
              >
                {(['all', 'mine', 'created'] as const).map((key) => (
                  <option key={key} value={key}>
                    {say(scopeNames[key])}
                  </option>
                ))}
              </select>
            ) : null
          }
        />
      </div>
      {opened ? <TaskDialog key={opened} task={opened} onClose={() => change({ [taskParameter]: undefined })} /> : null}
    </>
  )
}
