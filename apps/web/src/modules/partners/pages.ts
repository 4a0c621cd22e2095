import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminPartner } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { pages } from '../../platform/page.ts'

export const partnersPages = pages([
  {
    space: 'admin',
    path: adminPartner.pattern,
    layout: 'admin',
    title: p.functionTitle,
    feature: 'partners',
    permitted: ({ actor }) => may.seePartners(actor),
    component: () => import('./partner-page.tsx'),
  },
])
