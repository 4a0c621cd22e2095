import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'
import { workplaceWords } from './workplace-words.ts'

const faultsOf = async (text: string, path = 'docs/operations.md') => (await workplaceWords.check(treeOf({ [path]: text }))).length

test.each([
  'see /work/main/scripts',
  "readFileSync('/home/someone/x.csv')",
  'path: `/tmp/see/list.png`',
  'from ../shared/spec',
  'https://registry.example.org/',
  'written by Claude',
  'an AI assistant wrote it',
  'a coding agent',
])('"%s" is refused', async (text) => expect(await faultsOf(text)).toBe(1))

test.each(['the user agent of a browser', 'a framework/main idea', 'le paiement', 'https://example.org/work/', 'https://schema.org/Event'])(
  '"%s" is accepted',
  async (text) => expect(await faultsOf(text)).toBe(0),
)

test('the lock file names no host', async () => {
  expect(await faultsOf('"resolved": "https://registry.example.org/a.tgz"', 'package-lock.json')).toBe(1)
  expect(await faultsOf('"resolved": "packages/domain"', 'package-lock.json')).toBe(0)
})
