import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** Removes files deposited as answers, with the documents they made; what something else still holds stays. Bytes follow once the transaction is written. */
export async function removeDeposited(
  { db, services, transaction }: Pick<Context, 'db' | 'services' | 'transaction'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('documents')
    .where('file_id', 'in', [...ids])
    .where(sql<boolean>`source ? 'field'`)
    .execute()
  const { rows } = await sql<{ storage_key: string }>`
    delete from files where id = any(${[...ids]}::bigint[])
      and not exists (select from documents d where d.tenant_id = files.tenant_id and d.file_id = files.id)
    returning storage_key`.execute(db)
  for (const { storage_key } of rows) transaction.afterCommit(() => void services.storage.remove(storage_key).catch(() => {}))
}
