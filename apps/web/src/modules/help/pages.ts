import { adminSupport } from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { helpWords as w } from '@kxo/domain/help/words'
import { IconLifebuoy } from '@tabler/icons-react'
import { helpGroup } from '../../app/menu-groups.ts'
import { pages } from '../../app/page.ts'
import type { Viewer } from '../../app/viewer.ts'

const permitted = ({ actor }: Viewer): boolean => may.readHelp(actor)

export const helpPages = pages([
  {
    space: 'admin',
    path: adminSupport.pattern,
    layout: 'admin',
    title: w.support,
    menu: { group: helpGroup, order: 30, icon: IconLifebuoy, label: w.support },
    permitted,
    component: () => import('./support-page.tsx'),
  },
])
