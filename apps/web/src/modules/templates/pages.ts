import { adminDocumentTemplates } from '@kxo/domain/templates/paths'
import { may } from '@kxo/domain/templates/permissions'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { IconFileText } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { templatesAddress } from './templates-address.ts'

export const templatesPages = pages([
  {
    space: 'admin',
    path: adminDocumentTemplates.pattern,
    layout: 'admin',
    title: w.title,
    feature: 'templates',
    permitted: ({ actor }) => may.writeTemplates(actor),
    menu: { group: customisationGroup, order: 31, icon: IconFileText, label: w.title },
    address: templatesAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ templateQuery, templatesSource, settingQuery }) => {
        const { tab = 'all', template } = z.parse(templatesAddress, search)
        return [settingQuery(), template ? templateQuery(Number(template)) : listQuery(templatesSource(tab), search)]
      }),
    component: () => import('./templates-page.tsx'),
  },
])
