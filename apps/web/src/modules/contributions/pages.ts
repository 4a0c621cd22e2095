import { collectiveContributionWords } from '@kxo/domain/contributions/collective-words'
import { adminContribution, adminContributions, collectiveContribution } from '@kxo/domain/contributions/paths'
import { may } from '@kxo/domain/contributions/permissions'
import { contributionStatus, membershipStatus } from '@kxo/domain/contributions/status'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { IconIdBadge2 } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const listAddress = z.object({ status: oneOf(contributionStatus.keys) })

export const contributionsPages = pages([
  {
    space: 'admin',
    path: adminContributions.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 20, icon: IconIdBadge2, label: w.list },
    feature: 'payment',
    permitted: ({ actor }) => may.manageContributions(actor),
    address: listAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ contributionsSource }) => [listQuery(contributionsSource(z.parse(listAddress, search).status), search)]),
    component: () => import('./lists/contributions-page.tsx'),
  },
  {
    space: 'admin',
    path: adminContribution.pattern,
    under: adminContributions.pattern,
    layout: 'admin',
    title: w.title,
    feature: 'payment',
    permitted: ({ actor }) => may.manageContributions(actor),
    address: z.object({ tab: oneOf(['members']), status: oneOf(membershipStatus.keys) }),
    // `new` is no contribution yet.
    reads: ({ params: { id } }) =>
      import('./api.ts').then(({ contributionQuery }) => (id === 'new' ? [] : [contributionQuery(recordIdIn(id))])),
    component: () => import('./editing/contribution-page.tsx'),
  },
  {
    space: 'user',
    path: collectiveContribution.pattern,
    layout: 'user',
    title: collectiveContributionWords.title,
    feature: 'payment',
    offered: ({ tenant }) => tenant.has_contributions,
    permitted: ({ actor }) => may.openCollective(actor),
    address: z.object({ contribution: aNumber, company: aNumber }),
    reads: ({ search }) =>
      import('./api.ts').then(({ takeableQuery }) => [takeableQuery(search['company'] ? Number(search['company']) : undefined)]),
    component: () => import('./collective/collective-page.tsx'),
  },
])
