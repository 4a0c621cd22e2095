import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { startPostgres } from './postgres.mjs'
import { Refusal, telling } from './refusal.mjs'
import { runChecks, runJourneys, runTests, runTypes } from './test-run.mjs'
import { buildWeb } from './web-build.mjs'

const isFast = process.argv.includes('--fast')
const isWhole = process.argv.includes('--all')
/** Every look of every page, where one each is enough otherwise. */
const looks = isWhole ? { ALL_LOOKS: '1' } : {}
/** The API is tried whole on PostgreSQL; of PGlite, which runs the same SQL, a thirty-second part says that it still stands. */
const onEmbedded = isWhole ? [] : ['--shard=1/32']
const hour = 3_600_000
const totals = { passed: 0, failed: 0, skipped: 0 }
const summary = []
const failures = []
const unsteady = []

/** Runs one stage, says how long it took and what it counted; a refusal counts as one failure. */
async function stage(name, work) {
  console.log(`\n━━ ${name}`)
  const begun = Date.now()
  let counts
  try {
    counts = await work()
  } catch (error) {
    console.error(`  ${error instanceof Refusal ? error.message : error.stack}`)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  for (const key of Object.keys(totals)) totals[key] += counts[key]
  failures.push(...(counts.failures ?? []))
  unsteady.push(...(counts.unsteady ?? []))
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  summary.push(
    `${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(44)} ${seconds.padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  )
  return counts.failed === 0
}

/** Runs the stages that need a PostgreSQL on the one given, or on one of their own. */
async function onPostgres(work) {
  if (process.env['TEST_DATABASE_URL']) return work(process.env['TEST_DATABASE_URL'])
  let own
  const started = await stage('start PostgreSQL', async () => {
    own = await startPostgres({ isDurable: false })
    return { passed: 0, failed: 0, skipped: 0 }
  })
  if (!started) return
  const interrupted = () => own.stop().then(() => process.exit(130))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    await work(own.url)
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await own.stop()
  }
}

await telling(async () => {
  install()
  pinnedNode()
  const begun = Date.now()
  const rules = stage('rules of the house', runChecks)
  if (isFast) {
    await rules
    await stage('units, screens', () => runTests(['unit', 'screen']))
  } else {
    await Promise.all([rules, stage('types', runTypes)])
    // A build keeps one processor at work: the other has tests to run meanwhile, of those that read nothing it writes.
    const [, isBuilt] = await Promise.all([
      stage('rules’ tests, units, screens', () => runTests(['check', 'unit', 'screen'])),
      stage('web build', async () => {
        await buildWeb()
        return { passed: 1, failed: 0, skipped: 0 }
      }),
    ])
    await stage('API on PGlite', () => runTests(['api'], {}, onEmbedded))
    await onPostgres(async (url) => {
      const onServer = { TEST_DATABASE_URL: url }
      await stage('API on PostgreSQL, concurrency, crashes', () => runTests(['postgres'], onServer))
      if (isWhole)
        await stage('100,000 random operations', () =>
          runTests(['postgres'], { ...onServer, RANDOM_OPERATIONS: '100000' }, ['random-operations.pg.test.ts'], 3 * hour),
        )
      await stage('browser journeys', () => {
        if (!isBuilt) throw new Refusal('Not run: the web does not build.')
        return runJourneys({ ...onServer, ...looks, CHROMIUM_PATH: findChromium() })
      })
    })
  }
  const lines = [
    ...failures.map((failure) => `✗ ${failure}`),
    ...unsteady.map((failure) => `~ unsteady, passed the second time: ${failure}`),
  ]
  console.log(`\n${[...lines, '', ...summary].join('\n')}`)
  console.log(`Took ${((Date.now() - begun) / 1000).toFixed(0)} s${totals.skipped > 0 ? `; ${totals.skipped} skipped` : ''}.`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  if (totals.failed > 0) process.exitCode = 1
})
