import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { ReceivedFile } from '../http/upload.ts'

/** Bytes already in the store, waiting for their row. */
export type StoredFile = { name: string; content_type: string; size: number; sha256: string; storage_key: string }

export const newStorageKey = (tenantId: number): string => `${tenantId}/${randomUUID()}`

/** Writes the row of stored bytes; answers its number. */
export async function recordFile({ db, actor }: Pick<Context, 'db' | 'actor'>, stored: StoredFile): Promise<number> {
  const row = await db
    .insertInto('files')
    .values({ ...stored, created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps a received upload without reading it in memory. */
export async function keepReceived(
  context: Context,
  { name, content_type, size, sha256, path }: Pick<ReceivedFile, 'name' | 'content_type' | 'size' | 'sha256' | 'path'>,
): Promise<{ id: number; storage_key: string }> {
  const storage_key = newStorageKey(context.tenant.id)
  await context.services.storage.putFile(storage_key, path, content_type)
  return { id: await recordFile(context, { name, content_type, size, sha256, storage_key }), storage_key }
}
