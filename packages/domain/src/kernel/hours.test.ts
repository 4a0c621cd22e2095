import { expect, test } from 'vitest'
import { decimalHours, printHours } from './hours.ts'

test('hours are told to a hundredth, as each language writes decimals', () => {
  expect([450, 100, 420].map(decimalHours)).toEqual([7.5, 1.67, 7])
  expect(printHours(450, 'fr')).toBe('7,5')
  expect(printHours(100, 'fr')).toBe('1,67')
  expect(printHours(100, 'en')).toBe('1.67')
})
