import { catalogue } from '@kxo/domain/kernel/catalogue'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { choicesOf, list } from '@kxo/domain/kernel/list'
import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.tsx'

const state = catalogue({ open: { code: 1, label: { fr: 'Ouverte', en: 'Open' } }, shut: { code: 2, label: { fr: 'Fermée', en: 'Shut' } } })
type Row = { name: string; state: 'open' | 'shut'; price: number | null; day: string }
const label = { fr: 'x', en: 'x' }
const entries = list<Row>()({
  name: { label, kind: 'text', isSortable: true, isFilterable: true, width: 200 },
  state: { label, kind: 'code', of: state, isFilterable: true, width: 120 },
  price: { label, kind: 'money', isFilterable: true, isHidden: true, width: 100 },
  day: { label, kind: 'day', isFilterable: true, width: 110 },
  secret: { label, kind: 'text', isSortable: true },
})
const language = makeLanguage({ locale: 'fr', glossary: {} })
const row: Row = { name: 'Ana', state: 'shut', price: 123450, day: '2027-03-05' }

test('columns, sorts and filters follow the list; what has no width is no column', () => {
  const columns = columnsOf(entries, language)
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
  const columns = columnsOf(entries, language, { name: ({ name }) => name.toUpperCase() })
  expect(columns.map(({ cell }) => cell(row))).toEqual(['ANA', 'Fermée', '1\u202f234,50\u00a0€', '05/03/2027'])
  expect(columns[2]?.cell({ ...row, price: null })).toBe('–')
})

test('a filter without a width stands beside the columns, and what is not exported is left out of the file', () => {
  const columns = columnsOf(
    list<{ name: string; at: Date }>()({
      name: { label, kind: 'text', isExported: true, exportedAs: ['name', 'code'], width: 200 },
      at: { label, kind: 'instant', showsTime: true, width: 150 },
      hour: { label, kind: 'choice', of: choicesOf({ am: label }), isFilterable: true },
    }),
    language,
  )
  expect(columns.map(({ key, exported, filterOnly }) => [key, exported, filterOnly])).toEqual([
    ['name', ['name', 'code'], undefined],
    ['at', [], undefined],
    ['hour', undefined, true],
  ])
  // A date is never cut, whether a filter asks for it or not.
  expect(columns.map(({ isWhole }) => isWhole)).toEqual([undefined, true, undefined])
  expect(columns[1]?.cell({ name: '', at: new Date('2027-03-05T08:30:00Z') })).toBe('05/03/2027 09:30')
})

test('a page leaves fields out, hides, renames, widens and filters them among fewer', () => {
  const [state, price] = columnsOf(
    entries,
    language,
    {},
    {
      without: ['name', 'day'],
      labels: { state: 'Porte' },
      hidden: { price: false },
      widths: { price: 300 },
      filters: { state: [{ value: 'open', label }], price: undefined },
    },
  )
  expect([state?.key, state?.label, state?.filter]).toEqual(['state', 'Porte', [{ value: 'open', label }]])
  expect([price?.key, price?.hidden, price?.width, price?.filter]).toEqual(['price', undefined, 300, undefined])
})
