import { adminLocation, adminLocations } from '@kxo/domain/locations/paths'
import { may } from '@kxo/domain/locations/permissions'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { IconMapPin } from '@tabler/icons-react'
import { planningGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const locationsPages = pages([
  {
    space: 'admin',
    path: adminLocations.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: planningGroup, order: 5, icon: IconMapPin, label: w.menu },
    permitted: ({ actor }) => may.readLocations(actor),
    component: () => import('./locations-page.tsx'),
  },
  {
    space: 'admin',
    path: adminLocation.pattern,
    under: adminLocations.pattern,
    layout: 'admin',
    title: w.list,
    permitted: ({ actor }) => may.readLocations(actor),
    component: () => import('./location-page.tsx'),
  },
])
