import { adminRegion, adminRegions } from '@kxo/domain/regions/paths'
import { may } from '@kxo/domain/regions/permissions'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { IconMap2 } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import type { Viewer } from '../../platform/viewer.ts'

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
    component: () => import('./region-page.tsx'),
  },
])
