import { expect, test } from 'vitest'
import { mailsLeft, markReached } from './rules.ts'

test.each([
  [0, 5, undefined],
  [3, 5, undefined],
  [4, 5, 80],
  [5, 5, 100],
  [9, 5, 100],
  [0, 0, 100],
  [79, 100, undefined],
  [80, 100, 80],
])('%d mails of %d: mark %s', (used, max, mark) => expect(markReached(used, max)).toBe(mark))

test('what is left never goes below nothing, and no limit leaves any number', () => {
  expect([mailsLeft(3, 5), mailsLeft(7, 5), mailsLeft(7, null)]).toEqual([2, 0, Number.POSITIVE_INFINITY])
})
