import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moduleParity } from './check/module-parity.ts'
import { syntaxOf } from './check/syntax.ts'
import { readTree } from './check/tree.ts'
import { newModule } from './new-module.ts'

const collectors = ['scripts/check/house.ts', 'apps/api/src/modules/module-routes.ts', 'apps/web/src/shell/every-page.ts']

/** A project holding the real files in which modules register. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'kxo-module-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const path of collectors) cpSync(join(import.meta.dirname, '..', path), join(root, path))
  return root
}

test('a new module stands on three sides and is registered on each', async () => {
  const root = project()
  newModule(root, 'gift-cards', 3)
  const tree = readTree(root)
  expect(tree.files.map((file) => file.path).filter((path) => path.includes('gift-cards'))).toEqual([
    'apps/api/src/modules/gift-cards/index.ts',
    'apps/api/src/modules/gift-cards/routes.ts',
    'apps/web/src/modules/gift-cards/pages.ts',
    'packages/domain/src/gift-cards/contract.ts',
  ])
  const [house, api, web] = collectors.map((path) => readFileSync(join(root, path), 'utf8'))
  expect(house).toMatch(/\['events', .*, 'gift-cards'\]/)
  expect(api).toContain("import { giftCardsRoutes } from './gift-cards/index.ts'")
  expect(api).toContain("'gift-cards': [giftCardsRoutes],")
  expect(web).toContain("import { giftCardsPages } from '../modules/gift-cards/pages.ts'")
  expect(web).toContain(', ...giftCardsPages')
  const broken = tree.files.filter(
    (file) =>
      file.path.endsWith('.ts') &&
      'parseDiagnostics' in syntaxOf(file) &&
      (syntaxOf(file) as { parseDiagnostics?: unknown[] }).parseDiagnostics?.length,
  )
  expect(broken).toEqual([])
  expect((await moduleParity.check(tree)).filter((fault) => fault.message.includes('but not in'))).toEqual([])
})

test.each([
  ['Gifts', 3],
  ['gift_cards', 3],
  ['gifts', 99],
])('"%s" on floor %d is refused and nothing is written', (name, floor) => {
  const root = project()
  expect(() => newModule(root, name, floor)).toThrow(/not a module name|no floor/)
  expect(existsSync(join(root, 'packages'))).toBe(false)
})

test('without a floor it stands on the highest, where nothing can depend on it; a known module keeps its own', () => {
  const root = project()
  newModule(root, 'gifts')
  expect(readFileSync(join(root, collectors[0]!), 'utf8')).toMatch(/'gifts'\],\n\]/)
  const house = readFileSync(join(root, collectors[0]!), 'utf8')
  newModule(root, 'videos')
  expect(readFileSync(join(root, collectors[0]!), 'utf8')).toBe(house)
})

test('a name already taken is refused', () => {
  const root = project()
  newModule(root, 'gifts', 3)
  expect(() => newModule(root, 'gifts', 3)).toThrow('already exists')
})
