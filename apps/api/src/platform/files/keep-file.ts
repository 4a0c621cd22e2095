import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { ReceivedFile } from '../http/upload.ts'

/** Bytes already in the store, waiting for their row. */
export type StoredFile = { name: string; content_type: string; size: number; sha256: string; storage_key: string }

export const newStorageKey = (tenantId: number): string => `${tenantId}/${randomUUID()}`

/** Writes the row of stored bytes; answers its number. */
export const recordFile = async (context: Pick<Context, 'db' | 'actor'>, stored: StoredFile): Promise<number> =>
  (await recordFiles(context, [stored])).get(stored.storage_key)!

/** Writes the rows of stored bytes; answers their numbers by storage key. */
export async function recordFiles(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  stored: readonly StoredFile[],
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('files')
    .values(stored.map((file) => ({ ...file, created_by: actor.user_id })))
    .returning(['id', 'storage_key'])
    .execute()
  return new Map(rows.map(({ id, storage_key }) => [storage_key, id]))
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
