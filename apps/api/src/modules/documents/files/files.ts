import { createHash, randomUUID } from 'node:crypto'
import { type Context, found, type Services } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { readUnchanged } from '../../../platform/http/unchanged.ts'

/** Bytes to keep; `name` is what a person reads. */
export type NewFile = { name: string; content_type: string; bytes: Uint8Array }
/** Bytes already in the store, waiting for their row. */
export type StoredFile = { name: string; content_type: string; size: number; sha256: string; storage_key: string }

const newKey = (tenantId: number): string => `${tenantId}/${randomUUID()}`

/** Puts bytes in the store, outside any transaction; without its row nobody can reach them. */
export async function storeFile(services: Services, tenantId: number, { name, content_type, bytes }: NewFile): Promise<StoredFile> {
  const storage_key = newKey(tenantId)
  await services.storage.put(storage_key, bytes, content_type)
  return { name, content_type, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex'), storage_key }
}

/** Writes the row of stored bytes; answers its number. */
export async function recordFile({ db, actor }: Pick<Context, 'db' | 'actor'>, stored: StoredFile): Promise<number> {
  const row = await db
    .insertInto('files')
    .values({ ...stored, created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps bytes: in the store, with their row in the transaction. Answers the file's number. */
export const keepFile = async (context: Context, file: NewFile): Promise<number> =>
  recordFile(context, await storeFile(context.services, context.tenant.id, file))

/** Keeps a received upload without reading it in memory. */
export async function keepReceived(
  context: Context,
  file: { name: string; content_type: string; size: number; sha256: string; path: string },
): Promise<{ id: number; storage_key: string }> {
  const storage_key = newKey(context.tenant.id)
  await context.services.storage.putFile(storage_key, file.path, file.content_type)
  const { name, content_type, size, sha256 } = file
  return { id: await recordFile(context, { name, content_type, size, sha256, storage_key }), storage_key }
}

export const findFile = (db: Queries, id: number) => db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()

/** A kept file and its bytes. @throws 404, ChangedFile */
export async function readFile({ db, services }: Pick<Context, 'db' | 'services'>, id: number): Promise<NewFile & { sha256: string }> {
  const file = found(await findFile(db, id))
  return { name: file.name, content_type: file.content_type, sha256: file.sha256, bytes: await readUnchanged(services.storage, file) }
}
