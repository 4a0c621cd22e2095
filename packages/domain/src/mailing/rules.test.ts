import { expect, test } from 'vitest'
import { mailsLeft } from './rules.ts'

test('what is left never goes below nothing, and no limit leaves any number', () => {
  expect([mailsLeft(3, 5), mailsLeft(7, 5), mailsLeft(7, null)]).toEqual([2, 0, Number.POSITIVE_INFINITY])
})
