import type { Database } from './platform/database/database.ts'
import { isAway } from './platform/database/database-refusals.ts'
import { migrate } from './platform/migrations.ts'
import { type Jobs, openJobs } from './platform/work/jobs.ts'
import { declareJobs } from './worker.ts'

/** Any number both engines accept; one program prepares the database at a time. */
const lockKey = 7_013_453

/** Brings the tables and the queues to this version. Programs that start at once wait for each other: the queues' schema is no safer to create twice than ours. */
export const prepareDatabase = (
  database: Database,
  onError: (error: Error) => void,
  options?: Parameters<typeof openJobs>[2],
): Promise<Jobs> =>
  database.exclusively(lockKey, async () => {
    await migrate(database)
    const jobs = await openJobs(database, onError, options)
    await declareJobs(jobs)
    return jobs
  })

const quietMs = 10_000

/** Writes what fails in the queues; while the database is away each of them fails every two seconds, which is said once in ten. */
export function tellQueueFailures(): (error: Error) => void {
  let awayAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (isAway(error)) {
      if (performance.now() - awayAt < quietMs) return
      awayAt = performance.now()
    }
    process.stderr.write(`jobs: ${error.message}\n`)
  }
}
