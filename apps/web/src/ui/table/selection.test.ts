import { expect, test } from 'vitest'
import { countOf, noSelection, type Selection, toggled } from './selection.ts'

const everything: Selection = { all: true, query: { page: 1, page_size: 25 }, count: 312 }

test('ticking keeps what was ticked on other pages', () =>
  expect(toggled({ all: false, ids: [1, 2] }, [30, 31], true, [30, 31])).toEqual({ all: false, ids: [1, 2, 30, 31] }))

test('ticking twice counts once', () => expect(countOf(toggled(toggled(noSelection, [1], true, [1]), [1], true, [1]))).toBe(1))

test('unticking one of all the results comes back to the page', () => {
  expect(countOf(everything)).toBe(312)
  expect(toggled(everything, [2], false, [1, 2, 3])).toEqual({ all: false, ids: [1, 3] })
})
