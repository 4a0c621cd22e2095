import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { fittedWidths } from './fitted-widths.ts'

const column = (key: string, width?: number): Column<never> => ({ key, label: key, cell: () => '', ...(width ? { width } : {}) })
const columns = [column('name', 300), column('town', 200), column('price', 100), column('note')]
const arrangement = columns.map(({ key }) => ({ key, shown: true }))
const total = (widths: Record<string, number>): number => Object.values(widths).reduce((sum, width) => sum + width, 0)

test('columns share the room by what they declare, so that the list fits', () => {
  expect(fittedWidths(columns, { arrangement, room: 1500 })).toEqual({ name: 600, town: 400, price: 200, note: 300 })
  expect(total(fittedWidths(columns, { arrangement, room: 500 }))).toBeLessThanOrEqual(500)
})

test('once drawn, they share it by what they show', () => {
  const content = { name: 130, town: 220, price: 100, note: 150 }
  expect(fittedWidths(columns, { arrangement, room: 600, content })).toEqual(content)
  expect(fittedWidths(columns, { arrangement, room: 1200, content })).toEqual({ name: 260, town: 440, price: 200, note: 300 })
})

test('where room lacks, the longest texts are cut first, and none asks for a whole page', () => {
  const content = { name: 320, town: 5000, price: 90, note: 130 }
  const widths = fittedWidths(columns, { arrangement, room: 800, content })
  expect(widths).toMatchObject({ name: 320, price: 90, note: 130 })
  expect(total(widths)).toBeLessThanOrEqual(800)
  expect(widths['town']).toBeGreaterThan(250)
})

test('a width someone chose stays, the others share what is left', () =>
  expect(
    fittedWidths(columns, {
      arrangement: arrangement.map((item) => (item.key === 'town' ? { ...item, width: 400 } : item)),
      room: 950,
      content: { town: 90 },
    }),
  ).toEqual({ name: 300, town: 400, price: 100, note: 150 }))

test('too little room leaves each column what it is read by', () =>
  expect(fittedWidths(columns, { arrangement, room: 200 })).toEqual({ name: 180, town: 88, price: 88, note: 88 }))

test('figures, dates and codes are never cut', () =>
  expect(
    fittedWidths(
      [columns[0]!, { ...columns[2]!, align: 'end' }, { ...columns[1]!, isWhole: true }, { ...column('day', 110), filter: 'day' }],
      { arrangement: [], room: 600 },
    ),
  ).toEqual({ name: 190, price: 100, town: 200, day: 110 }))

test('where room lacks, the name of the row is given twice as much as the others', () => {
  expect(fittedWidths(columns, { arrangement, room: 600 })).toEqual({ name: 250, town: 125, price: 100, note: 125 })
  expect(fittedWidths(columns, { arrangement, room: 400 })).toEqual({ name: 180, town: 88, price: 88, note: 88 })
})
