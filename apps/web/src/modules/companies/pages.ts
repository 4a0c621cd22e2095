import { adminCompanies, adminCompany, ownCompany } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { IconBuilding } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { companiesAddress } from './companies-address.ts'

export const companiesPages = pages([
  {
    space: 'admin',
    path: adminCompanies.pattern,
    layout: 'admin',
    title: w.listTitle,
    menu: { order: 21, icon: IconBuilding, label: w.listTitle },
    permitted: ({ actor }) => may.listCompanies(actor),
    address: companiesAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ columnReads, companiesSource }) => {
        const { tab, siren } = z.parse(companiesAddress, search)
        return [listQuery(companiesSource({ kind: tab === 'all' ? undefined : tab, siren }), search), ...columnReads()]
      }),
    component: () => import('./companies-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCompany.pattern,
    under: adminCompanies.pattern,
    layout: 'admin',
    title: w.recordTitle,
    permitted: ({ actor }) => may.listCompanies(actor),
    address: z.object({ tab: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ companyReads }) => companyReads(recordIdIn(params['id']))),
    component: () => import('./company/company-page.tsx'),
  },
  {
    space: 'user',
    path: ownCompany.pattern,
    layout: 'user',
    title: w.ownTitle,
    menu: {
      order: 60,
      icon: IconBuilding,
      label: w.ownTitle,
      shown: ({ tenant: { params } }) => !params.hide_usermenu_monentreprise && !params.hide_user_entries,
    },
    permitted: ({ actor }) => may.openOwn(actor),
    address: z.object({ tab: aKey }),
    reads: ({ viewer: { actor } }) => import('./api.ts').then(({ companyQuery }) => [companyQuery(actor.company_id ?? 0)]),
    component: () => import('./own/own-company-page.tsx'),
  },
])
