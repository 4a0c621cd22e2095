import { expect, test } from 'vitest'
import { fileNames } from './file-names.ts'
import { treeOf } from './tree.ts'

test.each([
  'packages/domain/src/kernel/utils.ts',
  'apps/web/src/ui/date-helpers.ts',
  'apps/api/src/platform/user.service.ts',
  'apps/api/src/shared/anything.ts',
  'apps/web/src/ui/DataTable.tsx',
  'apps/api/src/platform/send_mail.ts',
  'apps/api/src/modules/events/components/list.ts',
  'apps/web/src/modules/events/hooks/use-event.ts',
  'apps/api/src/modules/events/card.tsx',
  'apps/web/src/modules/events/steps/fields/step.tsx',
  'apps/api/src/modules/events/steps/queries.ts',
])('%s is refused', (path) => {
  expect(fileNames.check(treeOf({ [path]: 'export const somethingElse = 1' }))).toHaveLength(1)
})

test.each([
  'README.md',
  '.env.example',
  'apps/api/migrations/0001_tenants.sql',
  'apps/api/assets/fonts/Inter-Regular.otf',
  'apps/api/src/platform/terms-of-sale.ts',
  'apps/api/src/modules/documents/invoice-layout.typ',
  'apps/api/src/modules/events/queries.ts',
  'apps/api/src/modules/events/publish.test.ts',
  'apps/web/src/modules/events/list-page.tsx',
  'apps/web/src/modules/events/steps/step-form.tsx',
])('%s is accepted', (path) => {
  expect(fileNames.check(treeOf({ [path]: '' }))).toEqual([])
})

test('a verb carries the name of what it exports', () => {
  const path = 'apps/api/src/modules/events/change-date.ts'
  expect(fileNames.check(treeOf({ [path]: 'export async function changeDate() {}' }))).toEqual([])
  expect(fileNames.check(treeOf({ [path]: 'export async function handleEvent() {}' }))).toHaveLength(1)
})
