import { guideWords } from '@kxo/domain/help/guide-words'
import {
  adminGuide,
  adminSupport,
  adminTutorials,
  articleParameter,
  requestParameter,
  supportTabs,
  tabParameter,
} from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { helpWords as w } from '@kxo/domain/help/words'
import { IconBook, IconLifebuoy, IconVideo } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { aKey, aNumber, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const permitted = ({ actor }: Viewer): boolean => may.readHelp(actor)

export const helpPages = pages([
  {
    space: 'admin',
    path: adminGuide.pattern,
    layout: 'admin',
    title: guideWords.guide,
    menu: { group: customisationGroup, order: 110, icon: IconBook, label: guideWords.guide },
    permitted,
    address: z.object({ [tabParameter]: oneOf(['own']), [articleParameter]: aKey }),
    reads: ({ search }) =>
      import('./guide/guide-api.ts').then(({ guidesQuery, tutorialsQuery }) => [
        search[tabParameter] === 'own' ? guidesQuery() : tutorialsQuery(),
      ]),
    component: () => import('./guide/guide-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTutorials.pattern,
    layout: 'admin',
    title: guideWords.films,
    // Readers come from the guide, which links here once a film is published.
    menu: {
      group: customisationGroup,
      order: 120,
      icon: IconVideo,
      label: guideWords.films,
      shown: ({ actor, tenant }) => may.answerSupport(actor, tenant),
    },
    permitted,
    reads: () => import('./guide/guide-api.ts').then(({ tutorialsQuery }) => [tutorialsQuery()]),
    component: () => import('./tutorials/tutorials-page.tsx'),
  },
  {
    space: 'admin',
    path: adminSupport.pattern,
    layout: 'admin',
    title: w.support,
    menu: { group: customisationGroup, order: 130, icon: IconLifebuoy, label: w.support },
    permitted,
    address: z.object({ [tabParameter]: oneOf(supportTabs), [requestParameter]: aNumber, tenant: aNumber }),
    reads: ({ search, viewer: { actor, tenant } }) =>
      import('./api.ts').then(({ queueSource, requestsSource, serviceQuery }) => {
        const tab = search[tabParameter] ?? (may.answerSupport(actor, tenant) ? 'queue' : 'write')
        if (search[requestParameter]) return []
        if (tab === 'service') return [serviceQuery()]
        if (tab === 'queue') return [listQuery(queueSource(true), search)]
        return tab === 'requests' ? [listQuery(requestsSource(), search)] : []
      }),
    component: () => import('./support/support-page.tsx'),
  },
])
