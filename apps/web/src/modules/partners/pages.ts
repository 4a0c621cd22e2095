import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminPartner, adminPartners } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { IconUsersGroup } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { planningGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { partnersAddress } from './records/partners-address.ts'

export const partnersPages = pages([
  {
    space: 'admin',
    path: adminPartners.pattern,
    layout: 'admin',
    title: p.partners,
    feature: 'partners',
    menu: { group: planningGroup, order: 4, icon: IconUsersGroup, label: p.partners },
    permitted: ({ actor }) => may.seePartners(actor),
    address: partnersAddress,
    reads: ({ search }) =>
      import('./records/records-api.ts').then(({ partnersSource }) => [
        listQuery(partnersSource(z.parse(partnersAddress, search).tab ?? 'provider'), search),
      ]),
    component: () => import('./records/partners-page.tsx'),
  },
  {
    space: 'admin',
    path: adminPartner.pattern,
    under: adminPartners.pattern,
    layout: 'admin',
    title: p.functionTitle,
    feature: 'partners',
    permitted: ({ actor }) => may.seePartners(actor),
    reads: ({ params }) => import('./api.ts').then(({ functionsQuery }) => [functionsQuery(recordIdIn(params['id']))]),
    component: () => import('./partner-page.tsx'),
  },
])
