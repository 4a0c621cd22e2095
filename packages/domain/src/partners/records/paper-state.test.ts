import { expect, test } from 'vitest'
import { stateOfPaper, worstPaper } from './paper-state.ts'

const on = (expires_on: string | null, has_file = true) => stateOfPaper({ has_file, expires_on }, '2031-03-04')

test('a paper holds through its last day, warns thirty days before, and is asked for while it is not there', () => {
  expect(on(null)).toBe('valid')
  expect(on('2031-04-04')).toBe('valid')
  expect(on('2031-04-03')).toBe('expiring')
  expect(on('2031-03-04')).toBe('expiring')
  expect(on('2031-03-03')).toBe('expired')
  expect(on(null, false)).toBe('missing')
  expect(on('2031-03-03', false)).toBe('expired')
})
test('the worst of several is told', () => {
  expect(worstPaper([])).toBeNull()
  expect(worstPaper(['valid', 'missing', 'expiring'])).toBe('missing')
  expect(worstPaper(['expired', 'missing'])).toBe('expired')
})
