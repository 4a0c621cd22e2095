import { adminToDo, adminToDoList, toDoList } from '@kxo/domain/tasks/paths'
import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { IconChecklist } from '@tabler/icons-react'
import { lazy } from 'react'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

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
    component: () => import('./list/admin-to-do-list-page.tsx'),
  },
])
