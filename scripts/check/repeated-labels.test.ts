import { expect, test } from 'vitest'
import { repeatedLabels } from './repeated-labels.ts'
import { treeOf } from './tree.ts'

const words = (module: string, fr: string, en: string) => ({
  [`packages/domain/src/${module}/words.ts`]: `export const w = words({ a: { fr: '${fr}', en: '${en}' } })`,
})

test('a French label with two English ones is a fault, where the second is written', () => {
  const faults = repeatedLabels.check(treeOf({ ...words('billing', 'Échéance', 'Due date'), ...words('tasks', 'Échéance', 'Due on') }))
  expect(faults).toMatchObject([{ file: 'packages/domain/src/tasks/words.ts', line: 1 }])
})

test('a homograph may have two, and so may a sentence with values', () => {
  expect(repeatedLabels.check(treeOf({ ...words('billing', 'Valider', 'Approve'), ...words('forms', 'Valider', 'Done') }))).toEqual([])
  expect(
    repeatedLabels.check(treeOf({ ...words('billing', '{n} de plus', '{n} more'), ...words('forms', '{n} de plus', '+{n}') })),
  ).toEqual([])
})

test('a label written by more than eight modules is said once for all instead', () => {
  const modules = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const tree = (names: string[]) => treeOf(Object.assign({}, ...names.map((name) => words(name, 'Motif', 'Reason'))))
  expect(repeatedLabels.check(tree(modules))).toHaveLength(1)
  expect(repeatedLabels.check(tree(modules.slice(1)))).toEqual([])
})
