import { createHash } from 'node:crypto'
import { type Context, found, type Services } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { newStorageKey, recordFile, type StoredFile } from '../../../platform/files/keep-file.ts'
import { readUnchanged } from '../../../platform/http/unchanged.ts'

/** Bytes to keep; `name` is what a person reads. */
export type NewFile = { name: string; content_type: string; bytes: Uint8Array }

/** Puts bytes in the store, outside any transaction; without its row nobody can reach them. */
export async function storeFile(services: Services, tenantId: number, { name, content_type, bytes }: NewFile): Promise<StoredFile> {
  const storage_key = newStorageKey(tenantId)
  await services.storage.put(storage_key, bytes, content_type)
  return { name, content_type, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex'), storage_key }
}

/** Keeps bytes: in the store, with their row in the transaction. Answers the file's number. */
export const keepFile = async (context: Context, file: NewFile): Promise<number> =>
  recordFile(context, await storeFile(context.services, context.tenant.id, file))

export const findFile = (db: Queries, id: number) => db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()

/** A kept file and its bytes. @throws 404, ChangedFile */
export async function readFile({ db, services }: Pick<Context, 'db' | 'services'>, id: number): Promise<NewFile & { sha256: string }> {
  const file = found(await findFile(db, id))
  return { name: file.name, content_type: file.content_type, sha256: file.sha256, bytes: await readUnchanged(services.storage, file) }
}
