import { expect, test } from 'vitest'
import { markReached } from './rules.ts'

test.each([
  [0, 5, undefined],
  [3, 5, undefined],
  [4, 5, 80],
  [5, 5, 100],
  [9, 5, 100],
  [0, 0, 100],
  [79, 100, undefined],
  [80, 100, 80],
])('%d of %d: mark %s', (used, max, mark) => expect(markReached(used, max)).toBe(mark))
