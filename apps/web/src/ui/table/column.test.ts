import { expect, test } from 'vitest'
import { arranged, type Column, shownColumns } from './column.ts'

const column = (key: string, changes: Partial<Column<string>> = {}): Column<string> => ({ key, label: key, cell: (row) => row, ...changes })
const columns = [column('name'), column('place'), column('price', { hidden: true })]
const keys = (saved: Parameters<typeof arranged>[1]) => shownColumns(columns, arranged(columns, saved)).map(({ key }) => key)

test('without a saved arrangement, every column but the hidden ones', () => expect(keys(null)).toEqual(['name', 'place']))

test('the saved order and presence win; unknown columns are dropped and new ones come last', () =>
  expect(
    keys([
      { key: 'price', shown: true },
      { key: 'gone', shown: true },
      { key: 'name', shown: false },
    ]),
  ).toEqual(['price', 'place']))

test('the first column always stays', () => expect(keys([{ key: 'name', shown: false }])).toEqual(['name', 'place']))
