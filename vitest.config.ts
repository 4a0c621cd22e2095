import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const never = ['**/node_modules/**', '**/dist/**', 'data/**']
const onDatabase = ['apps/api/**/*.db.test.ts']
const onPostgres = ['apps/api/**/*.pg.test.ts']
/** Every endpoint by everyone: minutes of requests, run once. */
const matrices = ['apps/api/**/*.matrix.test.ts']

/** Short to read and long to run: begun last, they would end alone. */
const long = ['every-page.e2e.ts', 'vocabulary.e2e.ts', 'custom-fields.e2e.ts', 'shutdown.pg.test.ts', 'imports.pg.test.ts']
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(long.some((name) => moduleId.endsWith(name)))
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // What differs is read in a log: it is written whole.
    chaiConfig: { truncateThreshold: 0 },
    // One more than the cores of the machine it is measured on: what waits, for a database killed, a page drawn or a mail sent, leaves its core to another.
    maxWorkers: 3,
    // The kit's focus trap finds nothing visible in a document that is not drawn, and prints it whole each time.
    onConsoleLog: (log) => !log.includes('use-focus-trap] Failed to find focusable element'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/domain/src/**/*.test.ts', 'apps/api/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          exclude: [...never, ...onDatabase, ...onPostgres, ...matrices],
          isolate: false,
          // Properties try many values, on a machine that does other work beside.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: never,
          environment: 'happy-dom',
          // A context of its own for each file in a process that stays: the kit is not loaded by each again.
          pool: 'vmForks',
          setupFiles: 'apps/web/src/ui/theme/screen-setup.tsx',
          // A busy machine draws an editor or a calendar in more than the usual five seconds.
          testTimeout: 30_000,
          // Style written in a public page is text it is made of; the rest is left aside.
          css: { include: [/\?inline$/] },
        },
      },
      { extends: true, test: { name: 'check', include: ['scripts/**/*.test.{ts,mjs}'], exclude: never, testTimeout: 30_000 } },
      {
        extends: true,
        // Each file has a database of its own; loading the program again for each would take longer than its tests.
        test: { name: 'api', include: onDatabase, exclude: never, isolate: false, testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'matrix', include: matrices, exclude: never, isolate: false, testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          // All that runs on a server: a worker ends, with the program it has loaded, when the file after its own is of another project.
          include: [...onDatabase, ...matrices, ...onPostgres],
          exclude: never,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/harness/demo-worlds.ts',
          setupFiles: 'e2e/harness/tell-failure.ts',
          exclude: never,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows comes when it can, on a machine that runs two journeys and their servers.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
