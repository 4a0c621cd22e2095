import { expect, test, vi } from 'vitest'
import { countsOf } from './test-run.mjs'

vi.spyOn(console, 'error').mockReturnValue()

const report = (passed, failed, pending = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
})

test('a run counts what it ran', () => {
  expect(countsOf(0, report(12, 0, 1))).toEqual({ passed: 12, failed: 0, skipped: 1 })
  expect(countsOf(1, report(12, 3))).toEqual({ passed: 12, failed: 3, skipped: 0 })
})

test('a run without tests, without report, or broken outside its tests is a failure', () => {
  expect(countsOf(0, report(0, 0))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countsOf(0, report(0, 0, 5))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countsOf(0, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countsOf(1, report(12, 0))).toEqual({ passed: 12, failed: 1, skipped: 0 })
})
