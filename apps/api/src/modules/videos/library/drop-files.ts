import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** Removes files nothing names any more; their bytes follow once the transaction is written. */
export async function dropFiles({ db, services, transaction }: Context, ids: readonly (number | null)[]): Promise<void> {
  const named = ids.filter((id) => id !== null)
  if (named.length === 0) return
  const { rows } = await sql<{ storage_key: string }>`
    delete from files f where f.tenant_id = current_tenant() and f.id = any(${named}::bigint[])
      and not exists (select from documents d where d.tenant_id = f.tenant_id and d.file_id = f.id)
      and not exists (select from videos v where v.tenant_id = f.tenant_id and (v.file_id = f.id or v.poster_file_id = f.id))
      and not exists (select from video_captions c where c.tenant_id = f.tenant_id and c.file_id = f.id)
    returning storage_key`.execute(db)
  transaction.afterCommit(() => {
    for (const { storage_key } of rows) void services.storage.remove(storage_key).catch(() => {})
  })
}
