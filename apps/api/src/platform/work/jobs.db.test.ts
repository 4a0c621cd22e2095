import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { job, openJobs } from './jobs.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const called = (retries: number) => job({ name: 'a-kind-of-work', retries })
const retriesOf = async (name: string) =>
  (await program.database.pool.query<{ retry_limit: number }>('select retry_limit from pgboss.queue where name = $1', [name])).rows[0]
    ?.retry_limit

/** Another copy of the program that declares kinds of work, as it starts. */
async function declaring(kind: ReturnType<typeof called>): Promise<void> {
  const jobs = await openJobs(program.database, () => {}, { supervised: false })
  await jobs.declare(kind)
  await jobs.close()
}

test('a queue is made once, and takes the settings of a newer version', async () => {
  await declaring(called(2))
  expect(await retriesOf('a-kind-of-work')).toBe(2)
  await declaring(called(7))
  expect(await retriesOf('a-kind-of-work')).toBe(7)
})

test('a queue that is there as it is declared asks nothing of the database', async () => {
  await declaring(called(7))
  const jobs = await openJobs(program.database, () => {}, { supervised: false })
  const rowBefore = await version('a-kind-of-work')
  await jobs.declare(called(7))
  await jobs.close()
  expect(await version('a-kind-of-work')).toBe(rowBefore)
})

/** The transaction that last wrote the row of a queue. */
const version = async (name: string) =>
  (await program.database.pool.query<{ xmin: string }>('select xmin::text from pgboss.queue where name = $1', [name])).rows[0]?.xmin
