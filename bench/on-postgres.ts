import { randomUUID } from 'node:crypto'
import { type Program, startProgram } from '../apps/api/src/testing/program.ts'
import { startPostgres } from '../scripts/postgres.mjs'

/** Runs a measure against the program on a durable PostgreSQL of its own (or the one of TEST_DATABASE_URL). */
export async function onPostgres<T>(measure: (program: Program & { databaseUrl: string }) => Promise<T>): Promise<T> {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
  if (own) process.env.TEST_DATABASE_URL = own.url
  const program = await startProgram()
  try {
    if (!program.databaseUrl) throw new Error('the benchmark needs a PostgreSQL')
    return await measure(program as Program & { databaseUrl: string })
  } finally {
    await program.close()
    if (own) {
      delete process.env.TEST_DATABASE_URL
      await own.stop()
    }
  }
}

export const unique = (): string => randomUUID().slice(0, 8)
