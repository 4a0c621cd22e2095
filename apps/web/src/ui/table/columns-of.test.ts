import { catalogue } from '@kxo/domain/kernel/catalogue'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { list } from '@kxo/domain/kernel/list'
import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.ts'

const state = catalogue({ open: { code: 1, label: { fr: 'Ouverte', en: 'Open' } }, shut: { code: 2, label: { fr: 'Fermée', en: 'Shut' } } })
const label = { fr: 'x', en: 'x' }
const entries = list({
  name: { label, kind: 'text', isSortable: true, isFilterable: true, width: 200 },
  state: { label, kind: 'code', of: state, isFilterable: true, width: 120 },
  price: { label, kind: 'money', isFilterable: true, isHidden: true, width: 100 },
  day: { label, kind: 'day', isFilterable: true, width: 110 },
  secret: { label, kind: 'text', isSortable: true },
})
type Row = { name: string; state: 'open' | 'shut'; price: number | null; day: string }
const language = makeLanguage({ locale: 'fr', glossary: {} })
const row: Row = { name: 'Ana', state: 'shut', price: 123450, day: '2027-03-05' }

test('columns, sorts and filters follow the list; what has no width is no column', () => {
  const columns = columnsOf<Row, typeof entries>(entries, language)
  expect(columns.map(({ key }) => key)).toEqual(['name', 'state', 'price', 'day'])
  expect(columns.map(({ filter }) => (Array.isArray(filter) ? 'options' : filter))).toEqual(['text', 'options', 'number', 'day'])
  expect(columns.map(({ align, hidden, sortable }) => [align, hidden, sortable])).toEqual([
    [undefined, undefined, true],
    [undefined, undefined, undefined],
    ['end', true, undefined],
    [undefined, undefined, undefined],
  ])
})

test('a value is written by its kind, unless the page draws it', () => {
  const columns = columnsOf<Row, typeof entries>(entries, language, { name: ({ name }) => name.toUpperCase() })
  expect(columns.map(({ cell }) => cell(row))).toEqual(['ANA', 'Fermée', '1\u202f234,50\u00a0€', '05/03/2027'])
  expect(columns[2]?.cell({ ...row, price: null })).toBe('–')
})
