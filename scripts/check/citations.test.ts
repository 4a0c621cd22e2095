import { expect, test } from 'vitest'
import { citations } from './citations.ts'
import { treeOf } from './tree.ts'

const rules = { 'docs/rules/inv.md': '| INV-40 | VAT is rounded once per rate. | EN 16931 | |' }
const faultsOf = async (text: string, path = 'apps/api/src/modules/billing/issue.ts') =>
  (await citations.check(treeOf({ ...rules, [path]: text }))).map(({ message }) => message)

test('a rule of docs/rules may be cited', async () => {
  expect(await faultsOf('/** VAT of a line (INV-40). */')).toEqual([])
})

test('an unknown rule is a fault, in code, tests and documents', async () => {
  const message = ['INV-41 is not in docs/rules: write it there in a line']
  expect(await faultsOf('/** INV-41 */')).toEqual(message)
  expect(await faultsOf("test('INV-41 vectors', () => {})", 'packages/domain/src/kernel/vat.test.ts')).toEqual(message)
  expect(await faultsOf('See INV-41.', 'docs/operations.md')).toEqual(message)
})

test.each([
  'screens-user U24',
  'screens-admin-2 B6',
  'screens §0.5',
  'decisions §4',
  'specification §5',
  'guard row 14',
  'guard rows 9 to 11',
])('“%s” is not in the repository', async (citation) => {
  expect(await faultsOf(`/** Who may leave (${citation}). */`)).toHaveLength(1)
})

test('ordinary words are no citation', async () => {
  expect(await faultsOf('/** The screen decides; every decision of the record stands (docs/decisions/0001). */')).toEqual([])
})
