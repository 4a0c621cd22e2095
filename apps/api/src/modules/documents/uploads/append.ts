import { documentErrors } from '@kxo/domain/documents/errors'
import type { uploadsContract } from '@kxo/domain/documents/upload-contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { newStorageKey } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { openUpload, presentUpload } from './open-upload.ts'

const partType = 'application/octet-stream'

/** Adds bytes where the file stops. @throws 404, 409 from anywhere else, 413 beyond its size, 415 without bytes */
export const append: Verb<typeof uploadsContract.append> = async (context, { params, body: { offset }, part }) => {
  const { db, tenant, services } = context
  const row = await openUpload(context, params.id)
  if (!part) refuse(kernelErrors.wrongType)
  if (offset !== Number(row.received)) refuse(documentErrors.wrongOffset)
  if (offset + part.size > Number(row.size)) refuse(kernelErrors.tooLarge)
  if (part.size === 0) return presentUpload(row)
  const key = newStorageKey(tenant.id)
  await services.storage.putFile(key, part.path, partType)
  // Of two that continue from the same byte, the second finds it passed.
  const grown = await db
    .updateTable('uploads')
    .set({ received: offset + part.size, parts: sql<string[]>`parts || ${key}::text` })
    .where('id', '=', row.id)
    .where('received', '=', row.received)
    .returningAll()
    .executeTakeFirst()
  if (grown) return presentUpload(grown)
  await services.storage.remove(key)
  return refuse(documentErrors.wrongOffset)
}
