import { expect, test } from 'vitest'
import { averageRate } from './average-rate.ts'

test.each([
  [159_000, 4_800, 302],
  [-159_000, -4_800, 302],
  [100_000, 20_000, 2000],
  [135_000, 0, 0],
  [0, 0, null],
])('%s cents taxed %s make an average rate of %s', (total, tax, rate) => {
  expect(averageRate(total, tax)).toBe(rate)
})
