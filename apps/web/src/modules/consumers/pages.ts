import { endingLinks } from '@kxo/domain/consumers/ending-legal'
import { contractTermination, contractWithdrawal } from '@kxo/domain/consumers/paths'
import { pages } from '../../app/page.ts'
import type { Viewer } from '../../app/viewer.ts'

const offered = ({ tenant }: Viewer): boolean => tenant.params.sells_to_consumers

export const consumersPages = pages([
  {
    space: 'public',
    path: contractWithdrawal.pattern,
    layout: 'blank',
    title: endingLinks.withdrawal,
    offered,
    component: () => import('./withdrawal-page.tsx'),
  },
  {
    space: 'public',
    path: contractTermination.pattern,
    layout: 'blank',
    title: endingLinks.termination,
    offered,
    component: () => import('./termination-page.tsx'),
  },
])
