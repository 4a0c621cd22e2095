import { createHash } from 'node:crypto'
import type { Storage } from '../files/storage.ts'

/** Bytes in the store that are no longer those that were put there. */
export class ChangedFile extends Error {
  override readonly name = 'ChangedFile'
}

/** The whole of a kept file, as it was kept. @throws ChangedFile when its bytes are no longer the ones its digest was taken of */
export async function readUnchanged(
  storage: Pick<Storage, 'read'>,
  { storage_key, sha256 }: { storage_key: string; sha256: string },
): Promise<Uint8Array> {
  const bytes = await storage.read(storage_key)
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new ChangedFile(storage_key)
  return bytes
}
