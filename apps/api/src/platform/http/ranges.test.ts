import { expect, test } from 'vitest'
import { parseRange } from './ranges.ts'

const film = { size: 1000, etag: '"film-7"' }
const rangeOf = (range: string | undefined, condition = '') => parseRange({ range, condition }, film)

test.each<[string, [number, number]]>([
  ['bytes=0-', [0, 999]],
  ['bytes=0-0', [0, 0]],
  ['bytes=999-999', [999, 999]],
  ['bytes=200-299', [200, 299]],
  ['bytes=200-99999', [200, 999]],
  ['bytes=-100', [900, 999]],
  ['bytes=-5000', [0, 999]],
  ['bytes=10-99999999999999999999999999', [10, 999]],
  ['Bytes=5-6 ', [5, 6]],
])('%s is a part of a thousand bytes', (range, [start, end]) => expect(rangeOf(range)).toEqual({ start, end }))

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=99999999999999999999999999-', 'bytes=-0'])('%s names nothing', (range) =>
  expect(rangeOf(range)).toBe('unsatisfiable'),
)

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=5-3',
  'bytes=--5',
  'bytes=1.5-2',
  'bytes=0x10-20',
  'bytes=1e2-',
  'bytes=+1-2',
  'items=0-5',
  'bytes=0-1,2-3',
  `bytes=${'0-1,'.repeat(5000)}0-1`,
  'bytes=0-1\r\nx: y',
])('%j asks for all of it', (range) => expect(rangeOf(range)).toBeUndefined())

test('If-Range gives the part of the same bytes alone', () => {
  expect(rangeOf('bytes=0-9', '"film-7"')).toEqual({ start: 0, end: 9 })
  for (const other of ['"film-8"', 'W/"film-7"', 'Wed, 21 Oct 2026 07:28:00 GMT', '*']) expect(rangeOf('bytes=0-9', other)).toBeUndefined()
})

test('nothing can be asked of no bytes', () => {
  expect(parseRange({ range: 'bytes=0-', condition: '' }, { ...film, size: 0 })).toBe('unsatisfiable')
  expect(parseRange({ range: 'bytes=-1', condition: '' }, { ...film, size: 0 })).toBe('unsatisfiable')
})
