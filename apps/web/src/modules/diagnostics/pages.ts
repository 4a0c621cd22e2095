import { diagnosis } from '@kxo/domain/diagnostics/paths'
import { may } from '@kxo/domain/diagnostics/permissions'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { IconStethoscope } from '@tabler/icons-react'
import { pages } from '../../app/page.ts'

export const diagnosticsPages = pages([
  {
    space: 'admin',
    path: diagnosis.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.diagnose(actor),
    menu: { order: 990, icon: IconStethoscope, label: w.title },
    component: () => import('./diagnosis-page.tsx'),
  },
])
