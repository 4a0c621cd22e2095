import { adminCompanies } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { IconBuilding } from '@tabler/icons-react'
import { pages } from '../../app/page.ts'

export const companiesPages = pages([
  {
    space: 'admin',
    path: adminCompanies.pattern,
    layout: 'admin',
    title: w.listTitle,
    menu: { order: 21, icon: IconBuilding, label: w.listTitle },
    permitted: ({ actor }) => may.listCompanies(actor),
    component: () => import('./companies-page.tsx'),
  },
])
