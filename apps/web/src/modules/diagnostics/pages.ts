import { checkNames, heavyChecks } from '@kxo/domain/diagnostics/checks'
import { diagnosis } from '@kxo/domain/diagnostics/paths'
import { may } from '@kxo/domain/diagnostics/permissions'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { readLocale } from '../../platform/locale.ts'
import { pages } from '../../platform/page.ts'

export const diagnosticsPages = pages([
  {
    space: 'admin',
    path: diagnosis.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.diagnose(actor),
    reads: () =>
      import('./api.ts').then(({ checkQuery }) =>
        checkNames.filter((check) => !heavyChecks.includes(check)).map((check) => checkQuery(check, readLocale())),
      ),
    component: () => import('./diagnosis-page.tsx'),
  },
])
