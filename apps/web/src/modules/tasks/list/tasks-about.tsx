import { newTask, type TaskTab, taskParameter, taskTabs } from '@kxo/domain/tasks/paths'
import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { Box } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { type About, tasksSource } from '../api.ts'
import { TaskDialog } from '../task/task-dialog.tsx'
import type { TaskSubject } from '../task/task-subject.ts'
import { useTaskActions } from '../task/use-task-actions.ts'
import { tabNames } from './tab-names.ts'
import { openedIn, tasksAddress } from './tasks-address.ts'
import { useTaskColumns } from './use-task-columns.tsx'

/** The column that would say the record again on each line. */
const ownColumn = (about: About): string => ('company' in about ? 'company_name' : 'event' in about ? 'event_title' : 'user_name')

/** Tasks and notes about a record, by status; a new one is about it. `children`: what else is done beside. */
export function TasksAbout({ about, subject, children }: { about: About; subject: TaskSubject; children?: ReactNode }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [search, change] = useAddress(tasksAddress)
  const [tab, setTab] = useState<TaskTab>('todo')
  const opened = openedIn(search[taskParameter], may.create(actor))
  const open = (task: number | typeof newTask): void => change({ [taskParameter]: String(task) }, { replace: false })
  const saved = useSavedColumns('record_tasks')
  const which = { tab, scope: 'all', ...about } as const
  const add = may.create(actor) ? (
    <Button size="sm" icon={<IconPlus size={16} />} onClick={() => open(newTask)}>
      {say(w.newTask)}
    </Button>
  ) : null
  return (
    <>
      <DataTable
        caption={w.about}
        columns={useTaskColumns(tab).filter(({ key }) => key !== ownColumn(about))}
        source={tasksSource(which)}
        saved={saved}
        rowKey={(task) => task.id}
        rowName={(task) => task.title}
        onOpen={(task) => open(task.id)}
        rowActions={useTaskActions(open)}
        empty={{ sentence: w.aboutNone, act: add }}
        toolbar={
          <>
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
              aria-label={say(w.status)}
              value={tab}
              onChange={(event) => {
                setTab(taskTabs.find((one) => one === event.currentTarget.value) ?? 'todo')
                change({ page: undefined })
              }}
            >
              {taskTabs.map((key) => (
                <option key={key} value={key}>
                  {say(tabNames[key])}
                </option>
              ))}
            </Box>
            {add}
            {children}
          </>
        }
      />
      {opened ? (
        <TaskDialog
          key={opened}
          task={opened}
          {...(opened === 'new' && { about: subject })}
          onClose={() => change({ [taskParameter]: undefined })}
        />
      ) : null}
    </>
  )
}
