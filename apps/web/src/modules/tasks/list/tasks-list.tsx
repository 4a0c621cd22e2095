import { checklistWords } from '@kxo/domain/tasks/checklists/checklist-words'
import { newTask, scopeParameter, tabParameter, taskParameter, taskTabs } from '@kxo/domain/tasks/paths'
import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { Box } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { headerTasksQuery, tasksSource } from '../api.ts'
import { TaskDialog } from '../task/task-dialog.tsx'
import { useTaskActions } from '../task/use-task-actions.ts'
import { tabNames } from './tab-names.ts'
import { openedIn, tasksAddress } from './tasks-address.ts'
import { useBulkTasks } from './use-bulk-tasks.tsx'
import { useTaskColumns } from './use-task-columns.tsx'

const Checklists = lazy(() => import('../checklists/checklists.tsx').then(({ Checklists }) => ({ default: Checklists })))

const emptyOf = { todo: w.emptyTodo, overdue: w.emptyOverdue, notes: w.emptyNotes, done: w.emptyDone, cancelled: w.emptyCancelled }
const scopeNames = { all: w.scopeAll, mine: w.scopeMine, created: w.scopeCreated }

/** Tasks and notes: in the user space one's own, in the admin space everyone's. Tab, filters and open task live in the address. */
export function TasksList({ space }: { space: 'user' | 'admin' }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const panelId = useId()
  const [search, change] = useAddress(tasksAddress)
  const saved = useSavedColumns('tasks')
  const header = useQuery(headerTasksQuery)
  const hasModels = space === 'admin' && may.useChecklists(actor)
  const current = search.tab === 'models' && !hasModels ? 'todo' : (search.tab ?? 'todo')
  const tab = current === 'models' ? 'todo' : current
  const scope = space === 'user' ? 'own' : (search.scope ?? 'all')
  const opened = openedIn(search[taskParameter], may.create(actor))
  const open = (task: number | typeof newTask): void => change({ [taskParameter]: String(task) }, { replace: false })
  const columns = useTaskColumns(tab)
  const actionsOf = useTaskActions(open)
  const many = useBulkTasks({ tab, scope })
  const add =
    may.create(actor) && current !== 'models' ? (
      <Button icon={<IconPlus size={18} />} aria-haspopup="dialog" onClick={() => open(newTask)}>
        {say(tab === 'notes' ? w.newNote : w.newTask)}
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
        current={current}
        onChange={(key) => change({ [tabParameter]: key === 'todo' ? undefined : key, page: undefined })}
        tabs={[
          ...taskTabs.map((key) => ({
            key,
            label: tabNames[key],
            count: key === 'overdue' && space === 'user' ? header.data?.to_do_overdue.length : undefined,
          })),
          ...(hasModels ? [{ key: 'models' as const, label: checklistWords.tab }] : []),
        ]}
      />
      {current === 'models' ? (
        <div id={panelId} role="tabpanel" aria-label={say(checklistWords.tab)}>
          <Suspense fallback={<Loading lines={6} />}>
            <Checklists />
          </Suspense>
        </div>
      ) : (
        <div id={panelId} role="tabpanel" aria-label={say(tabNames[tab])}>
          <DataTable
            caption={tabNames[tab]}
            columns={columns}
            source={tasksSource({ tab, scope })}
            rowKey={(task) => task.id}
            rowName={(task) => task.title}
            onOpen={(task) => open(task.id)}
            rowActions={actionsOf}
            bulkActions={many.acts}
            saved={saved}
            empty={{ sentence: emptyOf[tab], act: tab === 'todo' || tab === 'notes' ? add : null }}
            toolbar={
              space === 'admin' ? (
                <Box
                  component="select"
                  h={36}
                  px={10}
                  bd="1px solid var(--k-control)"
                  bdrs={9}
                  bg="var(--k-surface)"
                  c="var(--k-text)"
                  fz="sm"
                  style={{ font: 'inherit' }}
                  aria-label={say(w.scope)}
                  value={scope}
                  onChange={(event) =>
                    change({
                      [scopeParameter]: event.currentTarget.value === 'all' ? undefined : event.currentTarget.value,
                      page: undefined,
                    })
                  }
                >
                  {(['all', 'mine', 'created'] as const).map((key) => (
                    <option key={key} value={key}>
                      {say(scopeNames[key])}
                    </option>
                  ))}
                </Box>
              ) : null
            }
          />
        </div>
      )}
      {many.dialog}
      {opened ? <TaskDialog key={opened} task={opened} onClose={() => change({ [taskParameter]: undefined })} /> : null}
    </>
  )
}
