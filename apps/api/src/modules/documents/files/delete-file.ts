import { documentCategory } from '@kxo/domain/documents/category'
import type { documentsContract } from '@kxo/domain/documents/contract'
import { documentErrors } from '@kxo/domain/documents/errors'
import { may } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { documentStatus } from '@kxo/domain/documents/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type DocumentRow, documentsOfFile, relationTo } from '../queries.ts'

/** Removes a deposited file with its document; its bytes follow once the transaction is written. */
export const deleteFile: Verb<typeof documentsContract.deleteFile> = async (context, { query }) => {
  const { db, actor } = context
  const [document, ...others] = await documentsOfFile(db, query.id)
  const held = found(document)
  const facts = {
    category: documentCategory.keyOf(held.category),
    status: documentStatus.keyOf(held.status),
    restriction: documentRestriction.keyOf(held.restriction),
    relation: await relationTo(db, actor, held),
  }
  if (!may.see(actor, facts)) refuse(kernelErrors.notFound)
  if (others.length > 0 || !may.remove(actor, facts)) refuse(documentErrors.notRemovable, { this: held.name })
  await removeDocument(context, held)
  return { done: true as const }
}

/** Removes a document and its file, which nothing else holds. */
export async function removeDocument(context: Context, held: DocumentRow): Promise<void> {
  const { db, services, transaction } = context
  await db.deleteFrom('documents').where('id', '=', held.id).execute()
  await db.deleteFrom('files').where('id', '=', held.file_id).execute()
  await trace(context, { action: 'delete_document', subject_id: held.id, info: held.name, event_id: held.event_id })
  transaction.afterCommit(() => void services.storage.remove(held.storage_key).catch(() => {}))
}
