import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from './refusal.mjs'
import { countsOf, failuresOf } from './test-run.mjs'

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

test('what failed is told again at the end: the first of a file with all it says and showed, the others by their first line', () => {
  const of = (name, message, assertionResults) => ({ name: join(root, name), message, assertionResults })
  const failed = (fullName, meta = {}) => ({ status: 'failed', fullName, failureMessages: ['Error: 13 taken\n    at line 3'], meta })
  const testResults = [
    of('a.test.ts', '', [
      failed('places hold', { shown: ['/events\nCOMPLET'] }),
      { status: 'passed', fullName: 'x', failureMessages: [] },
      failed('y'),
    ]),
    of('b.test.ts', 'no such module', []),
  ]
  expect(failuresOf({ testResults })).toEqual([
    'a.test.ts › places hold: Error: 13 taken\n    at line 3\n── /events\nCOMPLET',
    'a.test.ts › y: Error: 13 taken',
    'b.test.ts: no such module',
  ])
  expect(failuresOf(undefined)).toEqual([])
})
