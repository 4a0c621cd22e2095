import { documentKind, isSensitive, requestedKinds } from '@kxo/domain/documents/kind'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { papersContract } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { tellExpiring } from '../expiry/tell-expiring.ts'
import { authorizeOn } from './decide.ts'
import { rowNamed } from './find-rows.ts'
import { levelsOf } from './levels-of.ts'

/** @throws 404 for what has not come, 422 for a kind nobody is asked for, or a level that does not fit */
export const change: Verb<typeof papersContract.change> = async (context, { params, body }) => {
  const { actor, db } = context
  authorize(may.write(actor) || may.writePartners(actor))
  const row = await rowNamed(context, params.id)
  authorizeOn(context, row)
  const document = found(row.document ?? undefined)
  const expires_on = body.expires_on ?? null
  // What the law protects is removed with what it is asked for (PRV-22).
  const isFitting = body.kind === documentKind.keyOf(row.kind) || requestedKinds.some((one) => one === body.kind)
  if (!isFitting || (isSensitive(body.kind) && row.event_id === null))
    refuse(kernelErrors.invalid, {}, [{ field: 'kind', message: 'unknownCode' }])
  if (!levelsOf(row.user_id).includes(body.restriction))
    refuse(kernelErrors.invalid, {}, [{ field: 'restriction', message: 'unknownCode' }])
  const kind = documentKind.codeOf(body.kind)
  await db
    .updateTable('documents')
    .set({ name: body.name, kind, restriction: documentRestriction.codeOf(body.restriction), expires_on })
    .where('id', '=', document)
    .execute()
  await db.updateTable('document_requests').set({ kind, expires_on }).where('document_id', '=', document).execute()
  await db.updateTable('registration_papers').set({ valid_until: expires_on }).where('document_id', '=', document).execute()
  const before = { name: row.name, kind: documentKind.keyOf(row.kind), restriction: documentRestriction.keyOf(row.restriction) }
  await trace(context, {
    action: 'change_document',
    subject_id: document,
    event_id: row.event_id,
    change: { before: { ...before, expires_on: row.expires_on }, after: { ...body, expires_on } },
  })
  await tellExpiring(context, [document])
  return { done: true as const }
}
