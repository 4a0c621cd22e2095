import { adminLocation, adminLocations } from '@kxo/domain/locations/paths'
import { may } from '@kxo/domain/locations/permissions'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { IconMapPin } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { planningGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { locationsAddress } from './locations-address.ts'

export const locationsPages = pages([
  {
    space: 'admin',
    path: adminLocations.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: planningGroup, order: 5, icon: IconMapPin, label: w.menu },
    permitted: ({ actor }) => may.readLocations(actor),
    address: locationsAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ columnReads, locationsSource }) => [
        listQuery(locationsSource(z.parse(locationsAddress, search).tab ?? 'current'), search),
        ...columnReads(),
      ]),
    component: () => import('./locations-page.tsx'),
  },
  {
    space: 'admin',
    path: adminLocation.pattern,
    under: adminLocations.pattern,
    layout: 'admin',
    title: w.list,
    permitted: ({ actor }) => may.readLocations(actor),
    reads: ({ params }) =>
      import('./api.ts').then(({ locationQuery }) => (params['id'] === 'new' ? [] : [locationQuery(recordIdIn(params['id']))])),
    component: () => import('./location-page.tsx'),
  },
])
