import { expect, test } from 'vitest'
import { validityBounds } from './validity.ts'

test('a proof expires soon from ninety days before its last day, that day included, and is expired the day after', () => {
  expect(validityBounds('soon', '2027-03-01')).toEqual({ from: '2027-03-01', to: '2027-05-30' })
  expect(validityBounds('expired', '2027-03-01')).toEqual({ from: null, to: '2027-02-28' })
})
