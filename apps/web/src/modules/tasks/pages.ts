import { adminToDo, adminToDoList, type TaskTab, toDoList } from '@kxo/domain/tasks/paths'
import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { IconChecklist } from '@tabler/icons-react'
import { lazy } from 'react'
import * as z from 'zod/mini'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { tasksAddress } from './list/tasks-address.ts'

/** One's own tasks have no tab of lists. */
const ownTab = (tab: z.output<typeof tasksAddress>['tab']): TaskTab => (tab === undefined || tab === 'models' ? 'todo' : tab)

export const tasksPages = pages([
  {
    space: 'user',
    path: toDoList.pattern,
    layout: 'user',
    title: w.listTitle,
    menu: {
      order: 100,
      icon: IconChecklist,
      label: w.listTitle,
      Counter: lazy(() => import('./bell/late-count.tsx')),
      shown: ({ actor, tenant: { params } }) => actor.has_tasks && !params.hide_usermenu_tachesnotes && !params.hide_user_entries,
    },
    permitted: ({ actor }) => may.list(actor),
    address: tasksAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ headerTasksQuery, tasksSource }) => [
        listQuery(tasksSource({ tab: ownTab(z.parse(tasksAddress, search).tab), scope: 'own' }), search),
        headerTasksQuery,
      ]),
    component: () => import('./list/to-do-list-page.tsx'),
  },
  {
    space: 'admin',
    path: adminToDoList.pattern,
    aliases: [adminToDo.pattern],
    layout: 'admin',
    title: w.listTitle,
    menu: { group: communicationGroup, order: 50, icon: IconChecklist, label: w.listTitle },
    permitted: ({ actor }) => may.openAdminList(actor),
    address: tasksAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ tasksSource }) => {
        const { tab = 'todo', scope = 'all' } = z.parse(tasksAddress, search)
        if (tab === 'models') return []
        return [listQuery(tasksSource({ tab, scope }), search)]
      }),
    component: () => import('./list/admin-to-do-list-page.tsx'),
  },
])
