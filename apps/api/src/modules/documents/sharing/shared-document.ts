import { documentErrors } from '@kxo/domain/documents/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import { hashOf } from '../../identity/index.ts'

/** The proof a link sent by its holder checks; none for any other code. @throws 410 past its time, or taken back */
export async function sharedDocument({ db, now }: Context, code: string): Promise<number | undefined> {
  const share = await db
    .selectFrom('proof_shares')
    .select(['document_id', 'expires_at', 'revoked_at'])
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  if (share && (share.revoked_at !== null || share.expires_at <= now)) refuse(documentErrors.shareEnded)
  return share?.document_id
}
