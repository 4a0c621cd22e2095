import { documentErrors } from '@kxo/domain/documents/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import type { papersContract } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findDocument, removeDocument } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { authorizeOn } from './decide.ts'
import { rowNamed } from './find-rows.ts'
import { isRemovableRow } from './register-rows.ts'

/** Deletes a document nobody accepted, or asks no more for what has not come. @throws 404, 409 once accepted */
export const remove: Verb<typeof papersContract.remove> = async (context, { params }) => {
  const { actor, db } = context
  authorize(may.write(actor) || may.writePartners(actor))
  const row = await rowNamed(context, params.id)
  authorizeOn(context, row)
  if (!isRemovableRow(context, row)) refuse(documentErrors.notRemovable, { this: row.name })
  if (row.document !== null) await removeDocument(context, found(await findDocument(db, row.document)))
  else {
    await db
      .deleteFrom('document_requests')
      .where('id', '=', row.request ?? 0)
      .execute()
    await trace(context, { action: 'stop_requesting_document', subject_id: row.user_id ?? 0, event_id: row.event_id, info: row.name })
  }
  return { done: true as const }
}
