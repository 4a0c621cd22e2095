import { expect, test } from 'vitest'
import { linting } from './linting.ts'
import { temporaryProject } from './temporary-project.ts'

const compiler = JSON.stringify({ compilerOptions: { strict: true, target: 'ES2024', module: 'NodeNext', types: [] } })
const faultsOf = async (text: string, path = 'packages/domain/src/kernel/a.ts') =>
  (await linting.check({ root: temporaryProject({ 'tsconfig.json': compiler, [path]: text }), files: [] })).map((fault) => fault.message)

test.each([
  ['no-explicit-any', 'export const a = (b: any) => b\n'],
  ['eqeqeq', 'export const a = (b: number) => b == 1\n'],
  ['no-console', "console.log('hello')\n"],
  ['no-warning-comments', '// TODO finish\nexport const a = 1\n'],
  ['no-default-export', 'export default 1\n'],
  ['no-floating-promises', 'const later = async () => 1\nexport const a = () => {\n  later()\n}\n'],
  ['max-lines', `${'export {}\n'.repeat(251)}`],
])('%s is enforced', async (rule, text) => {
  expect((await faultsOf(text)).join()).toContain(rule)
})

test('a test that asserts nothing is a fault', async () => {
  expect(
    (await faultsOf("import { test } from 'vitest'\n\ntest('nothing', () => {})\n", 'packages/domain/src/kernel/a.test.ts')).join(),
  ).toContain('expect-expect')
})

test('a page changes something through the action that tells its failure', async () => {
  const text = "import { useMutation } from '@tanstack/react-query'\n\nexport const a = useMutation\n"
  expect((await faultsOf(text, 'apps/web/src/modules/a/b.ts')).join()).toContain('no-restricted-imports')
  expect((await faultsOf(text, 'apps/web/src/ui/feedback/action.ts')).join()).not.toContain('no-restricted-imports')
})

test('plain code is fine', async () => {
  expect(await faultsOf('export const twice = (n: number) => n * 2\n')).toEqual([])
})
