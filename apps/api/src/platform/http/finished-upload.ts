import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../context.ts'
import type { Queries } from '../database/tenancy.ts'
import type { Storage } from '../files/storage.ts'
import { discardUpload, inspect, newUploadPath, type ReceivedFile } from './upload.ts'

/** While an act may be asked again, what it was given stays. */
const spared = 15 * 60_000

type Finished = { id: number; name: string; size: number; parts: string[] }

/** A file that is here whole, of whoever sent it. @throws 404 */
export const findFinished = async ({ db, actor, now }: Context, id: number): Promise<Finished> =>
  found(
    await db
      .selectFrom('uploads')
      .select(['id', 'name', 'size', 'parts'])
      .where('id', '=', id)
      .where('created_by', '=', actor.user_id ?? 0)
      .whereRef('received', '=', 'size')
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )

/** Puts the parts of a file together on disk, as if it had come in one body. @throws 413, 415 as for any other upload */
export async function putTogether(storage: Storage, { name, size, parts }: Finished, accepted: Upload): Promise<ReceivedFile> {
  if (size > accepted.maxBytes) refuse(kernelErrors.tooLarge)
  const path = newUploadPath()
  try {
    for (const part of parts) await pipeline(await storage.stream(part), createWriteStream(path, { flags: 'a' }))
    return await inspect({ name, path }, accepted)
  } catch (error) {
    await discardUpload({ path })
    throw error
  }
}

/** Once the act a file was sent for is done, it only waits for an answer that was lost to be asked again. */
export const markUsed = (db: Queries, id: number, now: Date): Promise<unknown> =>
  db
    .updateTable('uploads')
    .set({ used_at: now, expires_at: new Date(now.getTime() + spared) })
    .where('id', '=', id)
    .execute()
