import { documentErrors } from '@kxo/domain/documents/errors'
import { openUploads, uploadBytes, uploadLife, type uploadsContract } from '@kxo/domain/documents/upload-contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { consultsStandardMenu } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { waitTurn } from '../../../platform/http/refuse-flood.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refuseBeyondDeposits } from '../files/deposit-limits.ts'
import { presentUpload } from './open-upload.ts'

/** @throws 429 beyond what one person has on the way, 413 beyond what they may deposit with it */
async function refuseBeyondOpen(context: Context, size: number): Promise<void> {
  const { db, actor, now } = context
  await waitTurn(context, `uploads ${actor.user_id}`)
  const { rows } = await sql<{ n: number; bytes: string }>`
    select count(*)::integer as n, coalesce(sum(size), 0)::text as bytes
    from uploads where created_by = ${actor.user_id} and used_at is null and expires_at > ${now}`.execute(db)
  const { n, bytes } = rows[0]!
  if (n >= openUploads.most || Number(bytes) + size > openUploads.bytes) refuse(documentErrors.uploadsOpen)
  await refuseBeyondDeposits(context, Number(bytes) + size)
}

/** Opens a file that comes in parts, of whoever has a session. @throws 413 for more than anybody sends, or than they may deposit; 429 */
export const begin: Verb<typeof uploadsContract.begin> = async (context, { body: { name, size } }) => {
  const { db, actor, now } = context
  const created_by = found(actor.user_id)
  if (size > (consultsStandardMenu(actor) ? uploadBytes.administrator : uploadBytes.person)) refuse(kernelErrors.tooLarge)
  await refuseBeyondOpen(context, size)
  const row = await db
    .insertInto('uploads')
    .values({ name, size, created_by, created_at: now, expires_at: new Date(now.getTime() + uploadLife.hours * 3_600_000) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentUpload(row)
}
