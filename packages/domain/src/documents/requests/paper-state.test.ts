import { expect, test } from 'vitest'
import { isAwaited, isFollowed, type StandingPaper, stateOfPaper, worstPaper } from './paper-state.ts'

const on = (expires_on: string | null, status: StandingPaper['status'] = 'validated') => stateOfPaper({ status, expires_on }, '2031-03-04')

test('a paper holds through its last day, warns sixty days before, and is asked for while it is not there', () => {
  expect(on(null)).toBe('valid')
  expect(on('2031-05-04')).toBe('valid')
  expect(on('2031-05-03')).toBe('expiring')
  expect(on('2031-03-04')).toBe('expiring')
  expect(on('2031-03-03')).toBe('expired')
  expect(on(null, null)).toBe('missing')
  expect(on('2031-03-03', null)).toBe('expired')
})
test('what was deposited waits to be looked at, and is asked for again once refused', () => {
  expect(on('2031-03-03', 'toValidate')).toBe('toCheck')
  expect(on(null, 'rejected')).toBe('refused')
  expect(on(null, 'toComplete')).toBe('missing')
  expect((['missing', 'refused', 'valid', 'toCheck'] as const).map(isAwaited)).toEqual([true, true, false, false])
  expect((['expiring', 'expired', 'valid'] as const).map(isFollowed)).toEqual([true, true, false])
})
test('the worst of several is told', () => {
  expect(worstPaper([])).toBeNull()
  expect(worstPaper(['valid', 'missing', 'expiring'])).toBe('missing')
  expect(worstPaper(['expired', 'missing'])).toBe('expired')
})
