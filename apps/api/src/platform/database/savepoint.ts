import type { Transaction } from './tenancy.ts'

/** Does something that leaves nothing behind when it throws, while its transaction goes on. @throws what the work throws */
export async function inSavepoint<T>({ client }: Transaction, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint attempt')
  try {
    const done = await work()
    await client.query('release savepoint attempt')
    return done
  } catch (error) {
    await client.query('rollback to savepoint attempt')
    throw error
  }
}

/** Does something as it would be done and takes it back, while its transaction goes on with what it answered. */
export async function inDryRun<T>({ client }: Transaction, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint dry_run')
  try {
    return await work()
  } finally {
    await client.query('rollback to savepoint dry_run')
  }
}
