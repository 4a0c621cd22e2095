import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { compileCache } from './compile-cache.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { root } from './refusal.mjs'

/** No stage waits longer than this for a program that hangs, unless it is known to last: on a slow host two cores need half an hour for the longest. */
const longest = 60 * 60_000
/** What a developer's shell may hold for the real product must never reach a test. */
const realComponents = /^(DATABASE_URL|DATA_DIR|PORT|HOST|PUBLIC_URL|SECRET_KEY|SMTP_URL|MAIL_FROM|(S3|STRIPE|SMS)_\w+|TEST_DATABASE_URL)$/

function testEnvironment(more) {
  const entries = Object.entries(process.env).filter(([name]) => !realComponents.test(name))
  return { ...Object.fromEntries(entries), ...compileCache, ...more }
}

/** Runs a program of the project on its own Node, its output on the terminal; gives its exit code, 1 when it had to be ended. */
function run(parameters, environment = {}, timeout = longest) {
  const child = spawn(pinnedNode(), parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: testEnvironment(environment),
    timeout,
  })
  return new Promise((resolve) => child.on('error', () => resolve(1)).on('exit', (code) => resolve(code ?? 1)))
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'kxo-report-'))
  const path = join(folder, 'report.json')
  const code = await work(path)
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { code, report }
}

/** What a failed stage adds when no count of its own explains the failure. */
const broken = (reason) => {
  console.error(`  ${reason}`)
  return { passed: 0, failed: 1, skipped: 0 }
}

/**
 * What a run of tests counts for, from its exit code and its JSON report: a run that broke, or that ran nothing, is a failure of its own.
 */
export function countsOf(code, report) {
  if (!report) return broken('The tests did not run to their end.')
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo } = report
  if (passed + failed === 0) return broken('No test ran: a stage without tests proves nothing.')
  // A file that cannot be loaded, or an error outside any test, fails the run without failing a test.
  if (code !== 0 && failed === 0) return { ...broken('The run failed outside its tests: see above.'), passed }
  return { passed, failed, skipped: pending + todo }
}

/**
 * What each failed test of a report, or file that could not run, is called and says: the first of a file in full with the pages its visitors had
 * before their eyes, what fails after it, often because of it, by its first line.
 */
function failedIn(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [{ key: file, told: `${file}: ${beginningOf(message)}` }]
    return failed.map(({ fullName, failureMessages: [text = ''], meta }, at) => ({
      key: `${file} › ${fullName}`,
      told: [
        `${file} › ${fullName}: ${at === 0 ? beginningOf(text) : firstLine(text)}`,
        ...(at === 0 ? (meta?.shown ?? []) : []).map(pageOf),
      ].join('\n'),
    }))
  })
}
export const failuresOf = (report) => failedIn(report).map(({ told }) => told)
const firstLine = (text) => text.split('\n', 1)[0]
const beginningOf = (text) => text.slice(0, 3000)
const pageOf = (page) => `── ${page.slice(0, 1500)}`

const runVitest = (projects, environment, chosen = [], timeout = longest) =>
  withReport((path) =>
    run(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...chosen,
        ...projects.flatMap((name) => ['--project', name]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path}`,
      ],
      environment,
      timeout,
    ),
  )

/** Runs test projects of vitest.config.ts, or what of them is `chosen`, and counts their tests. */
export async function runTests(projects, environment, chosen, timeout) {
  const { code, report } = await runVitest(projects, environment, chosen, timeout)
  return { ...countsOf(code, report), failures: failuresOf(report) }
}

/** As many may pass the second time only: beyond, it is the product or its tests that are unsteady, not the machine. */
const mostUnsteady = 3

/**
 * What journeys run twice count for: a file that failed counts as its second run. What passed the second time alone is unsteady, told with its first
 * failure, and fails nothing as long as there are few.
 */
export function judgeTwice(first, second) {
  const again = new Set((second.report?.testResults ?? []).map(({ name }) => name))
  const steady = (first.report?.testResults ?? []).filter(({ name }) => !again.has(name))
  const statuses = [...steady, ...(second.report?.testResults ?? [])].flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  )
  const passed = statuses.filter((status) => status === 'passed').length
  const { failed } = countsOf(second.code, second.report)
  const skipped = statuses.length - passed - statuses.filter((status) => status === 'failed').length
  const stillFailing = failedIn(second.report)
  const keys = new Set(stillFailing.map(({ key }) => key))
  const unsteady = failedIn(first.report).flatMap(({ key, told }) => (keys.has(key) ? [] : [told]))
  const failures = stillFailing.map(({ told }) => told)
  if (unsteady.length <= mostUnsteady) return { passed, failed, skipped, failures, unsteady }
  return { passed: passed - unsteady.length, failed: failed + unsteady.length, skipped, failures: [...failures, ...unsteady], unsteady: [] }
}

/** Runs the journeys in a browser; the files of those that fail are run once more, alone. */
export async function runJourneys(environment) {
  const first = await runVitest(['e2e'], environment)
  const files = (first.report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (files.length === 0) return { ...countsOf(first.code, first.report), failures: failuresOf(first.report), unsteady: [] }
  console.log(`\n━━ once more: ${files.map((name) => relative(root, name)).join(', ')}`)
  return judgeTwice(first, await runVitest(['e2e'], environment, files))
}

/** Runs the rules of the house: each counts for one. */
export async function runChecks() {
  const { report } = await withReport((path) => run(['scripts/check/main.ts', '--report', path]))
  return report ? { ...report, skipped: 0 } : broken('The rules could not be checked.')
}

/** Type checks both programs at once: each counts for one. */
export async function runTypes() {
  const codes = await Promise.all(
    ['tsconfig.json', 'apps/web/tsconfig.json'].map((path) => run(['node_modules/typescript-native/bin/tsc', '-p', path])),
  )
  const failed = codes.filter((code) => code !== 0).length
  return { passed: codes.length - failed, failed, skipped: 0 }
}
