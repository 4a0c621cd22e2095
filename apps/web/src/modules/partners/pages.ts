import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminPartner, myPlanning } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { IconCalendarUser } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'

export const partnersPages = pages([
  {
    space: 'user',
    path: myPlanning.pattern,
    layout: 'user',
    title: p.myPlanning,
    feature: 'partners',
    menu: { order: 35, icon: IconCalendarUser, label: p.myPlanning },
    // Whoever also administers starts there; the catalogue is what partners are not here for.
    landing: { rank: 40, when: ({ actor }) => actor.is_partner && !actor.is_admin },
    permitted: ({ actor }) => may.followOwnPlanning(actor),
    component: () => import('./my-planning-page.tsx'),
  },
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
