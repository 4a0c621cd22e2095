import type { HeaderTool } from '../../platform/header-tool.ts'

/** The logo of the person's company, beside their name. */
export const companiesHeaderTools: readonly HeaderTool[] = [
  {
    order: 10,
    place: 'person',
    shown: ({ actor }) => actor.session === 'full' && actor.company_id !== null,
    component: () => import('./own/header-logo.tsx'),
  },
]
