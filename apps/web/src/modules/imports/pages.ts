import { adminImport } from '@kxo/domain/imports/paths'
import { may } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { IconFileImport } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey, aNumber } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

export const importsPages = pages([
  {
    space: 'admin',
    path: adminImport.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.import(actor),
    menu: { group: customisationGroup, order: 90, icon: IconFileImport, label: w.menu },
    address: z.object({ id: aNumber, step: aKey }),
    reads: ({ search }) =>
      import('./api.ts').then(({ importQuery, importsSource, latestFirst }) => [
        search['id'] ? importQuery(recordIdIn(search['id'])) : listQuery(importsSource(), search, latestFirst),
      ]),
    component: () => import('./import-page.tsx'),
  },
])
