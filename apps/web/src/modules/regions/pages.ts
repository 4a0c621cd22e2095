import { adminRegion, adminRegions } from '@kxo/domain/regions/paths'
import { may } from '@kxo/domain/regions/permissions'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { IconMap2 } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { regionAddress } from './region-address.ts'

const usesRegions = ({ tenant }: Viewer): boolean => tenant.params.region_response !== ''
const permitted = ({ actor }: Viewer): boolean => may.manageRegions(actor)

export const regionsPages = pages([
  {
    space: 'admin',
    path: adminRegions.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 50, icon: IconMap2, label: w.list },
    offered: usesRegions,
    permitted,
    reads: ({ search }) => import('./api.ts').then(({ regionsSource }) => [listQuery(regionsSource(), search)]),
    component: () => import('./regions-page.tsx'),
  },
  {
    space: 'admin',
    path: adminRegion.pattern,
    under: adminRegions.pattern,
    layout: 'admin',
    title: w.record,
    offered: usesRegions,
    permitted,
    address: regionAddress,
    reads: ({ params }) =>
      import('./api.ts').then(({ regionQuery }) => (params['id'] === 'new' ? [] : [regionQuery(recordIdIn(params['id']))])),
    component: () => import('./region-page.tsx'),
  },
])
