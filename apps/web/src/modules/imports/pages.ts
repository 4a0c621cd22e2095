import { adminImport } from '@kxo/domain/imports/paths'
import { may } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { IconFileImport } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const importsPages = pages([
  {
    space: 'admin',
    path: adminImport.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.import(actor),
    menu: { group: customisationGroup, order: 90, icon: IconFileImport, label: w.menu },
    component: () => import('./import-page.tsx'),
  },
])
