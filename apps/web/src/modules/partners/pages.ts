import { adminPartner } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { pages } from '../../app/page.ts'

export const partnersPages = pages([
  {
    space: 'admin',
    path: adminPartner.pattern,
    layout: 'admin',
    title: w.functionTitle,
    feature: 'partners',
    permitted: ({ actor }) => may.seePartners(actor),
    component: () => import('./partner-page.tsx'),
  },
])
