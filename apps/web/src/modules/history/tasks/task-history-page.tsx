import { worksTab } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { TracesList } from '../records/traces-list.tsx'
import { WorksList } from '../records/works-list.tsx'
import { type Shown, Tabbed } from '../tabbed.tsx'
import { TaskActsList } from './task-acts-list.tsx'

const tabs: readonly [Shown, ...Shown[]] = [
  {
    key: 'tasks',
    label: w.tabTasks,
    content: () => <TaskActsList />,
  },
  { key: worksTab, label: w.tabWorks, content: () => <WorksList /> },
]

const exported: Shown = {
  key: 'exports',
  label: w.tabExports,
  content: () => <TracesList family="exports" caption={w.tabExports} empty={w.noExport} subject={w.record} />,
}

/** What happened to people's tasks, the long works of the product, and the lists taken away as files (A37, B6). */
export default function TaskHistoryPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  return (
    <>
      <PageTitle subtitle={say(w.tasksHelp)}>{w.tasksTitle}</PageTitle>
      <Tabbed shown={may.readPrivate(actor) ? [...tabs, exported] : tabs} />
    </>
  )
}
