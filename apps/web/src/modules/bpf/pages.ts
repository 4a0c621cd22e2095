import { adminReturn } from '@kxo/domain/bpf/paths'
import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { IconReportAnalytics } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { evidenceGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { returnAddress } from './return-address.ts'

export const bpfPages = pages([
  {
    space: 'admin',
    path: adminReturn.pattern,
    layout: 'admin',
    title: w.title,
    menu: { group: evidenceGroup, order: 28, icon: IconReportAnalytics, label: w.title },
    offered: ({ tenant }) => tenant.has_trainings && !tenant.params.is_recruiting_platform,
    permitted: ({ actor }) => may.readReturn(actor) || may.readReports(actor),
    address: returnAddress,
    reads: ({ search, viewer }) => {
      const { tab, line, ...scope } = z.parse(returnAddress, search)
      if (!may.readReturn(viewer.actor) || tab === 'reports')
        return import('../documents/index.ts').then(({ documentsSource }) => [listQuery(documentsSource({ category: ['report'] }), search)])
      return import('./api.ts').then(({ returnQuery, rowsSource }) => [
        returnQuery(scope),
        ...(line === undefined ? [] : [listQuery(rowsSource(scope, line), search)]),
      ])
    },
    component: () => import('./return/return-page.tsx'),
  },
])
