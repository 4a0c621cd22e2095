import { guideWords } from '@kxo/domain/help/guide-words'
import { adminGuide, adminSupport, adminTutorials } from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { helpWords as w } from '@kxo/domain/help/words'
import { IconBook, IconLifebuoy, IconVideo } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import type { Viewer } from '../../platform/viewer.ts'

const permitted = ({ actor }: Viewer): boolean => may.readHelp(actor)

export const helpPages = pages([
  {
    space: 'admin',
    path: adminGuide.pattern,
    layout: 'admin',
    title: guideWords.guide,
    menu: { group: customisationGroup, order: 110, icon: IconBook, label: guideWords.guide },
    permitted,
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
    component: () => import('./support/support-page.tsx'),
  },
])
