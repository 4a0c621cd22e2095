import { randomUUID } from 'node:crypto'
import { many, type Program, startProgram } from '../apps/api/src/testing/program.ts'
import { startPostgres } from '../scripts/postgres.mjs'

/** A durable PostgreSQL of its own, or the one of TEST_DATABASE_URL, left as it is. */
export async function aPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => {} } : startPostgres()
}

/** Runs a measure against the program on a durable PostgreSQL. */
export async function onPostgres<T>(measure: (program: Program & { databaseUrl: string }) => Promise<T>): Promise<T> {
  const before = process.env.TEST_DATABASE_URL
  const postgres = await aPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  const program = await startProgram({ connections: many })
  try {
    if (!program.databaseUrl) throw new Error('the benchmark needs a PostgreSQL')
    return await measure(program as Program & { databaseUrl: string })
  } finally {
    await program.close()
    if (before === undefined) delete process.env.TEST_DATABASE_URL
    await postgres.stop()
  }
}

export const unique = (): string => randomUUID().slice(0, 8)
