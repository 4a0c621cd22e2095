import { documentErrors } from '@kxo/domain/documents/errors'
import { documentKind } from '@kxo/domain/documents/kind'
import { isFollowed } from '@kxo/domain/documents/requests/paper-state'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { folderContract } from '@kxo/domain/papers/folder-contract'
import { may } from '@kxo/domain/papers/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { depositFor, findRequest, ownPapers, refuseBeyondDeposits } from '../../documents/index.ts'
import { ownFolderOf } from './own-folder.ts'

/** Keeps a paper nobody asked for, on the record of who brings it, for somebody to look at. @throws 404 without a record, 409 when one of that kind is asked or holds, 422 */
export const bringPaper: Verb<typeof folderContract.depositPaper> = async (context, { query, file }) => {
  const { db, actor, now, tenant, language } = context
  authorize(may.ownFolder(actor))
  const { kind, expires_on = null } = query
  const partner = found(
    await db
      .selectFrom('partners')
      .select('id')
      .where('user_id', '=', actor.user_id ?? 0)
      .where('status', '<>', partnerStatus.codeOf('deleted'))
      .orderBy('id')
      .forUpdate()
      .executeTakeFirst(),
  )
  const name = language.say(documentKind.labelOf(kind))
  if ((await ownPapers(context)).some((paper) => paper.is_for_partner && paper.kind === kind && !isFollowed(paper.state)))
    refuse(documentErrors.paperHolds, { name })
  if (expires_on !== null && expires_on < dayInZone(now, tenant.time_zone))
    refuse(kernelErrors.invalid, {}, [{ field: 'expires_on', message: 'wrongDate' }])
  await refuseBeyondDeposits(context, file.size)
  const { id } = await db
    .insertInto('document_requests')
    .values({ user_id: actor.user_id ?? 0, partner_id: partner.id, kind: documentKind.codeOf(kind), name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await depositFor(context, found(await findRequest(db, id)), { file, status: 'toValidate', expires_on })
  return ownFolderOf(context)
}
