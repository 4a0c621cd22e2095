import { diagnosis } from '@kxo/domain/diagnostics/paths'
import { may } from '@kxo/domain/diagnostics/permissions'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { pages } from '../../platform/page.ts'

export const diagnosticsPages = pages([
  {
    space: 'admin',
    path: diagnosis.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.diagnose(actor),
    component: () => import('./diagnosis-page.tsx'),
  },
])
