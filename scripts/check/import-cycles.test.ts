import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.ts'
import { treeOf } from './tree.ts'

const module = 'apps/web/src/modules/events'

test('two files that import each other are a fault, however they do', () => {
  for (const back of ["import './a.ts'", "import type { A } from './a.ts'", "export const load = () => import('./a.ts')"])
    expect(importCycles.check(treeOf({ [`${module}/a.ts`]: "import './b.ts'", [`${module}/b.ts`]: back })), back).toHaveLength(1)
})

test('a longer way round is one fault, that names all of it', () => {
  const faults = importCycles.check(
    treeOf({
      [`${module}/a.ts`]: "import './b.ts'",
      [`${module}/b.ts`]: "import '@kxo/domain/events/c'",
      'packages/domain/src/events/c.ts': "import '../../../../apps/web/src/modules/events/a.ts'",
    }),
  )
  expect(faults).toHaveLength(1)
  for (const name of ['a.ts', 'b.ts', 'c.ts']) expect(JSON.stringify(faults)).toContain(name)
})

test('two ways to one file are none', () => {
  const tree = treeOf({
    [`${module}/a.ts`]: "import './b.ts'; import './c.ts'",
    [`${module}/b.ts`]: "import './c.ts'",
    [`${module}/c.ts`]: 'export const c = 1',
  })
  expect(importCycles.check(tree)).toEqual([])
})
