import { expect, test } from 'vitest'
import { clockOf, secondsOf } from './clock.ts'

test('seconds are written and read as players do', () => {
  expect([0, 75, 3675, 59.9].map(clockOf)).toEqual(['0:00', '1:15', '1:01:15', '0:59'])
  expect(['0:00', '1:15', '01:01:15', ' 90:00 ', '1:75', 'x', ''].map(secondsOf)).toEqual([
    0,
    75,
    3675,
    5400,
    undefined,
    undefined,
    undefined,
  ])
})
