import { worksTab } from '@kxo/domain/history/paths'
import { historyWords as w } from '@kxo/domain/history/words'
import { useLanguage } from '../../ui/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type Shown, Tabbed } from './tabbed.tsx'
import { TaskActsList } from './task-acts-list.tsx'
import { WorksList } from './works-list.tsx'

const tabs: readonly [Shown, Shown] = [
  {
    key: 'tasks',
    label: w.tabTasks,
    content: () => <TaskActsList />,
  },
  { key: worksTab, label: w.tabWorks, content: () => <WorksList /> },
]

/** What happened to people's tasks, and the long works of the product (A37). */
export default function TaskHistoryPage() {
  const { say } = useLanguage()
  return (
    <>
      <PageTitle subtitle={say(w.tasksHelp)}>{w.tasksTitle}</PageTitle>
      <Tabbed shown={tabs} />
    </>
  )
}
