import { may } from '@kxo/domain/help/permissions'
import type { HeaderTool } from '../../platform/header-tool.ts'

/** « ? »: the article of the page for those who have the guide, whom to call for everyone else. */
export const helpHeaderTools: readonly HeaderTool[] = [
  { order: 25, shown: ({ actor }) => may.readHelp(actor), component: () => import('./guide/page-help.tsx') },
  {
    order: 26,
    shown: ({ actor }) => !may.readHelp(actor) && actor.session === 'full',
    component: () => import('./support/whom-to-call.tsx'),
  },
]
