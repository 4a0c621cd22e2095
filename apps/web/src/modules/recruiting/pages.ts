import { boostWords } from '@kxo/domain/recruiting/boost-words'
import { boostCollective, myDashboard } from '@kxo/domain/recruiting/paths'
import { may } from '@kxo/domain/recruiting/permissions'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'
import { dashboardAddress } from './dashboard/dashboard-address.ts'

export const recruitingPages = pages([
  {
    space: 'admin',
    path: myDashboard.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.seeDashboard(actor),
    menu: { order: 11, icon: IconLayoutDashboard, label: w.title },
    landing: { rank: 20, when: ({ actor }) => may.seeDashboard(actor) },
    address: dashboardAddress,
    reads: () => import('./api.ts').then(({ dashboardQuery }) => [dashboardQuery()]),
    component: () => import('./dashboard/my-dashboard-page.tsx'),
  },
  {
    space: 'user',
    path: boostCollective.pattern,
    layout: 'user',
    title: boostWords.title,
    feature: 'payment',
    offered: ({ tenant }) => tenant.params.is_recruiting_platform,
    permitted: ({ actor }) => may.boostOffers(actor),
    reads: () => import('./api.ts').then(({ boostsQuery }) => [boostsQuery()]),
    component: () => import('./boosts/boost-page.tsx'),
  },
])
