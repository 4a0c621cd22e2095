import { endingLinks } from '@kxo/domain/consumers/ending-legal'
import { adminContractEndings, contractTermination, contractWithdrawal } from '@kxo/domain/consumers/paths'
import { may } from '@kxo/domain/consumers/permissions'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import { IconFileX } from '@tabler/icons-react'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const offered = ({ tenant }: Viewer): boolean => tenant.params.sells_to_consumers

export const consumersPages = pages([
  {
    space: 'public',
    path: contractWithdrawal.pattern,
    layout: 'blank',
    title: endingLinks.withdrawal,
    offered,
    whileSuspended: true,
    component: () => import('./withdrawal-page.tsx'),
  },
  {
    space: 'public',
    path: contractTermination.pattern,
    layout: 'blank',
    title: endingLinks.termination,
    offered,
    whileSuspended: true,
    component: () => import('./termination-page.tsx'),
  },
  {
    space: 'admin',
    path: adminContractEndings.pattern,
    layout: 'admin',
    title: w.endings,
    menu: { group: communicationGroup, order: 55, icon: IconFileX, label: w.endingsMenu },
    offered,
    permitted: ({ actor }) => may.readEndings(actor),
    reads: ({ search }) => import('./api.ts').then(({ endingsSource, latestFirst }) => [listQuery(endingsSource(), search, latestFirst)]),
    component: () => import('./endings-page.tsx'),
  },
])
