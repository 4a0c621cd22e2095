import { expect, test } from 'vitest'
import { outcomesTogether } from './bulk-preview.ts'

test('what an act did in several requests is one report, a reason said once', () => {
  const left = (count: number, ...names: string[]) => [{ reason: 'Désinscrite', count, names }]
  expect(
    outcomesTogether([
      { total: 4, changed: 2, left: left(2, 'Léa', 'Zoé') },
      { total: 3, changed: 1, left: [...left(1, 'Ana'), { reason: 'En échec', count: 1, names: ['Max'] }] },
    ]),
  ).toEqual({ total: 7, changed: 3, left: [...left(3, 'Léa', 'Zoé', 'Ana'), { reason: 'En échec', count: 1, names: ['Max'] }] })
  expect(outcomesTogether([])).toEqual({ total: 0, changed: 0, left: [] })
})
