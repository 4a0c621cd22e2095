import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { fittedWidths } from './table-model.ts'

const column = (key: string, width?: number): Column<never> => ({ key, label: key, cell: () => '', ...(width ? { width } : {}) })
const columns = [column('name', 300), column('town', 200), column('price', 100), column('note')]
const arrangement = columns.map(({ key }) => ({ key, shown: true }))

test('columns share the room by what they declare, so that the list fits', () => {
  const widths = fittedWidths(columns, arrangement, 1500)
  expect(widths).toEqual({ name: 600, town: 400, price: 200, note: 300 })
  expect(Object.values(fittedWidths(columns, arrangement, 500)).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(500)
})

test('a width someone chose stays, the others share what is left', () =>
  expect(
    fittedWidths(
      columns,
      arrangement.map((item) => (item.key === 'town' ? { ...item, width: 400 } : item)),
      950,
    ),
  ).toEqual({ name: 300, town: 400, price: 100, note: 150 }))

test('too little room leaves each column what it is read by', () =>
  expect(fittedWidths(columns, arrangement, 200)).toEqual({ name: 180, town: 88, price: 88, note: 88 }))

test('figures, dates and codes are never cut', () =>
  expect(
    fittedWidths(
      [columns[0]!, { ...columns[2]!, align: 'end' }, { ...columns[1]!, isWhole: true }, { ...column('day', 110), filter: 'day' }],
      [],
      600,
    ),
  ).toEqual({ name: 190, price: 100, town: 200, day: 110 }))

test('where room lacks, the name of the row gives way last', () => {
  expect(fittedWidths(columns, arrangement, 600)).toEqual({ name: 301, town: 121, price: 88, note: 90 })
  expect(fittedWidths(columns, arrangement, 400)).toEqual({ name: 180, town: 88, price: 88, note: 88 })
})
