import { adminDashboard, adminHome } from '@kxo/domain/reporting/paths'
import { may } from '@kxo/domain/reporting/permissions'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'

export const reportingPages = pages([
  {
    space: 'admin',
    path: adminDashboard.pattern,
    aliases: [adminHome.pattern],
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.seeDashboard(actor),
    menu: { order: 10, icon: IconLayoutDashboard, label: w.title },
    landing: { rank: 30, when: ({ actor }) => may.seeDashboard(actor) },
    component: () => import('./dashboard-page.tsx'),
  },
])
