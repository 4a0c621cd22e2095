import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** Does something as it would be done, and leaves nothing of it: no row, no mail, no job, no news. */
export async function inDryRun<T>(context: Context, work: (dry: Context) => Promise<T>): Promise<T> {
  const { db, services, transaction } = context
  const dry: Context = {
    ...context,
    transaction: { ...transaction, afterCommit: () => {} },
    services: { ...services, enqueueMail: async () => null },
    enqueue: async () => {},
  }
  await sql`savepoint dry_run`.execute(db)
  try {
    return await work(dry)
  } finally {
    await sql`rollback to savepoint dry_run`.execute(db)
  }
}
