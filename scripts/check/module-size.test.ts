import { expect, test } from 'vitest'
import { moduleSize, most } from './module-size.ts'
import { treeOf } from './tree.ts'

const files = (folder: string, n: number) =>
  Object.fromEntries(Array.from({ length: n }, (_, at) => [`apps/web/src/modules/events/${folder}page-${at}.tsx`, '']))

test('a folder holds no more files than are read at a glance, tests apart', () => {
  expect(moduleSize.check(treeOf(files('', most)))).toEqual([])
  expect(moduleSize.check(treeOf({ ...files('', most), 'apps/web/src/modules/events/page-1.test.tsx': '' }))).toEqual([])
  expect(moduleSize.check(treeOf(files('', most + 1)))).toHaveLength(1)
  expect(moduleSize.check(treeOf({ ...files('', most), ...files('steps/', most) }))).toEqual([])
})
