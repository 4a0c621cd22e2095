import { expect, test } from 'vitest'
import { lightStart } from './light-start.ts'
import { treeOf } from './tree.ts'

test('what declares the pages brings no contract but those of who one is and where', async () => {
  const faults = await lightStart.check(
    treeOf({
      'apps/web/src/shell/space.ts': "import { aPages } from '../modules/a/pages.ts'",
      'apps/web/src/modules/a/pages.ts': [
        "import { address } from './address.ts'",
        "import type { Row } from '@kxo/domain/a/contract'",
        "import { type Other } from '@kxo/domain/a/other-contract'",
        "import { inClient } from '@kxo/domain/tenants/contract'",
        "export const aPages = [{ component: () => import('./page.tsx'), address }]",
      ].join('\n'),
      'apps/web/src/modules/a/address.ts': "import { type Row, states } from '@kxo/domain/a/list-contract'",
      'apps/web/src/modules/a/page.tsx': "import { contract } from '@kxo/domain/a/contract'",
      'packages/domain/src/a/contract.ts': '',
      'packages/domain/src/a/other-contract.ts': '',
      'packages/domain/src/a/list-contract.ts': '',
      'packages/domain/src/tenants/contract.ts': '',
    }),
  )
  expect(faults.map(({ file }) => file)).toEqual(['apps/web/src/modules/a/address.ts'])
})
