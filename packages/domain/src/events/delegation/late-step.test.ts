import { expect, it } from 'vitest'
import { isLateStep } from './late-step.ts'

it('is late past its day, until it is built', () => {
  const begun = { missing: 1, is_begun: true }
  expect(isLateStep('2027-03-09', begun, '2027-03-10')).toBe(true)
  expect(isLateStep('2027-03-10', begun, '2027-03-10')).toBe(false)
  expect(isLateStep('2027-03-09', { missing: 0, is_begun: false }, '2027-03-10')).toBe(true)
  expect(isLateStep('2027-03-09', { missing: 0, is_begun: true }, '2027-03-10')).toBe(false)
  expect(isLateStep(null, begun, '2027-03-10')).toBe(false)
})
