import { expect, test } from 'vitest'
import { importDirections } from './import-directions.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (path: string, ...specifiers: string[]) =>
  (await importDirections.check(treeOf({ [path]: specifiers.map((specifier) => `import '${specifier}'`).join('\n') }))).map(
    (fault) => fault.message,
  )

test.each([
  ['packages/domain/src/kernel/wire.ts', '../events/status.ts'],
  ['packages/domain/src/events/rules.ts', 'node:fs'],
  ['packages/domain/src/events/rules.ts', 'react'],
  ['packages/domain/src/events/rules.ts', 'pg'],
  ['packages/domain/src/events/rules.ts', '../registrations/status.ts'],
  ['apps/api/src/platform/mail.ts', '../modules/mailing/index.ts'],
  ['apps/api/src/platform/mail.ts', '@kxo/domain/mailing/status'],
  ['apps/api/src/modules/documents/issue.ts', '../billing/index.ts'],
  ['apps/api/src/modules/documents/issue.ts', '@kxo/domain/billing/contract'],
  ['apps/api/src/modules/registrations/register.ts', '../events/queries.ts'],
  ['apps/api/src/modules/events/publish.ts', '../registrations/index.ts'],
  ['apps/api/src/modules/events/publish.ts', 'react'],
  ['apps/api/src/modules/events/publish.ts', '../../../../web/src/ui/button.tsx'],
  ['apps/web/src/ui/button.tsx', '../modules/events/index.ts'],
  ['apps/web/src/ui/button.tsx', '@kxo/domain/events/status'],
  ['apps/web/src/modules/registrations/list-page.tsx', '../events/event-picker.tsx'],
  ['apps/web/src/ui/button.tsx', '../platform/session.ts'],
  ['apps/web/src/modules/events/list-page.tsx', 'node:path'],
])('%s may not import %s', async (path, specifier) => {
  expect(await faultsOf(path, specifier)).toHaveLength(1)
})

test.each([
  ['packages/domain/src/kernel/wire.ts', 'zod/mini'],
  ['packages/domain/src/registrations/rules.ts', '../events/status.ts'],
  ['apps/api/src/platform/mail.ts', '@kxo/domain/kernel/sentence'],
  ['apps/api/src/modules/registrations/register.ts', '../events/index.ts'],
  ['apps/api/src/modules/events/publish.ts', '@kxo/domain/registrations/paths'],
  ['apps/web/src/modules/registrations/list-page.tsx', '../events/index.ts'],
  ['apps/web/src/shell/modules.ts', '../modules/events/index.ts'],
  ['apps/web/src/modules/events/pages.ts', '../../platform/page.ts'],
  ['apps/api/src/modules/index.ts', './events/index.ts'],
  ['apps/api/src/modules/events/publish.test.ts', '../registrations/queries.ts'],
])('%s may import %s', async (path, specifier) => {
  expect(await faultsOf(path, specifier)).toEqual([])
})

test('neighbours on one floor may not import each other, one way is fine', async () => {
  const oneWay = { 'apps/api/src/modules/events/publish.ts': "import '../pricing/index.ts'" }
  expect(await importDirections.check(treeOf(oneWay))).toEqual([])
  const bothWays = { ...oneWay, 'apps/api/src/modules/pricing/price.ts': "export * from '../events/index.ts'" }
  expect(await importDirections.check(treeOf(bothWays))).toHaveLength(2)
})
