import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from './refusal.mjs'
import { countsOf, failuresOf, judgeTwice } from './test-run.mjs'

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

const journey = (file, results) => ({
  name: join(root, file),
  status: Object.values(results).includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: Object.entries(results).map(([fullName, status]) => ({
    status,
    fullName,
    failureMessages: [`Error: ${fullName} broke`],
    meta: {},
  })),
})
const ran = (...files) => {
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const failed = statuses.filter((status) => status === 'failed').length
  return { code: failed > 0 ? 1 : 0, report: { ...report(statuses.length - failed, failed), testResults: files } }
}

test('a journey that passes the second time is unsteady: told with its first failure, it fails nothing', () => {
  const first = ran(journey('a.e2e.ts', { enters: 'failed', leaves: 'failed' }), journey('b.e2e.ts', { pays: 'passed' }))
  expect(judgeTwice(first, ran(journey('a.e2e.ts', { enters: 'passed', leaves: 'failed' })))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['a.e2e.ts › leaves: Error: leaves broke'],
    unsteady: ['a.e2e.ts › enters: Error: enters broke'],
  })
  expect(judgeTwice(first, ran(journey('a.e2e.ts', { enters: 'passed', leaves: 'passed' })))).toMatchObject({ passed: 3, failed: 0 })
})

test('more than three unsteady journeys fail the run, and so does a second run that breaks', () => {
  const times = (status) => ran(journey('a.e2e.ts', { one: status, two: status, three: status, four: status }))
  expect(judgeTwice(times('failed'), times('passed'))).toMatchObject({ passed: 0, failed: 4, unsteady: [] })
  expect(judgeTwice(times('failed'), times('passed')).failures).toHaveLength(4)
  expect(judgeTwice(times('failed'), { code: 1, report: undefined }).failed).toBeGreaterThan(0)
})
