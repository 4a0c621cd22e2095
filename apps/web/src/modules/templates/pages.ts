import { adminDocumentTemplates } from '@kxo/domain/templates/paths'
import { may } from '@kxo/domain/templates/permissions'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { IconFileText } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { modelsAddress } from './models-address.ts'

export const templatesPages = pages([
  {
    space: 'admin',
    path: adminDocumentTemplates.pattern,
    layout: 'admin',
    title: w.title,
    feature: 'templates',
    permitted: ({ actor }) => may.writeModels(actor),
    menu: { group: customisationGroup, order: 31, icon: IconFileText, label: w.title },
    address: modelsAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ modelQuery, modelsSource, settingQuery }) => {
        const { tab = 'all', template } = z.parse(modelsAddress, search)
        return [settingQuery(), template ? modelQuery(Number(template)) : listQuery(modelsSource(tab), search)]
      }),
    component: () => import('./models-page.tsx'),
  },
])
