import { adminEvents, catalogue } from '@kxo/domain/events/paths'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { teamDashboard } from '@kxo/domain/registrations/paths'
import { may as mayRegistrations } from '@kxo/domain/registrations/permissions'
import { eventStatsWords } from '@kxo/domain/reporting/event-stats-words'
import { adminDashboard, adminEventStats, adminHome, eventStats } from '@kxo/domain/reporting/paths'
import { may } from '@kxo/domain/reporting/permissions'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { IconLayoutDashboard } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { dashboardAddress, teamDashboardAddress } from './dashboard-address.ts'

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
    address: dashboardAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ dashboardQuery }) => {
        const { period = 'all', figure } = z.parse(dashboardAddress, search)
        return figure === undefined ? [dashboardQuery(period)] : []
      }),
    component: () => import('./dashboard-page.tsx'),
  },
  {
    space: 'user',
    path: teamDashboard.pattern,
    layout: 'user',
    title: w.title,
    feature: 'referent',
    // Its figures are those of people sent, not of offers.
    offered: ({ tenant }) => !tenant.params.is_recruiting_platform,
    permitted: ({ actor }) => mayRegistrations.followTeam(actor),
    address: teamDashboardAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ teamFiguresQuery }) => [teamFiguresQuery(z.parse(teamDashboardAddress, search).period ?? 'all')]),
    component: () => import('./team-dashboard-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventStats.pattern,
    under: adminEvents.pattern,
    layout: 'admin',
    title: eventStatsWords.title,
    permitted: ({ actor }) => mayEvents.readEvents(actor),
    reads: ({ params }) => import('./api.ts').then(({ eventStatsQuery }) => [eventStatsQuery(recordIdIn(params['id']))]),
    component: () => import('./event-stats-page.tsx'),
  },
  {
    space: 'user',
    path: eventStats.pattern,
    under: catalogue.pattern,
    layout: 'user',
    title: eventStatsWords.title,
    permitted: ({ actor }) => isReferent(actor) || mayEvents.readEvents(actor),
    reads: ({ params }) => import('./api.ts').then(({ eventStatsQuery }) => [eventStatsQuery(recordIdIn(params['id']))]),
    component: () => import('./event-stats-page.tsx'),
  },
])
