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
import { type DocumentRow, documentsOfFile, isOpenAt, relationTo } from '../queries.ts'

/** Removes a deposited file with its document; its bytes follow once the transaction is written. */
export const deleteFile: Verb<typeof documentsContract.deleteFile> = async (context, { query }) => {
  const { db, actor } = context
  const [document, ...others] = await documentsOfFile(db, query.id)
  const existing = found(document)
  const facts = {
    category: documentCategory.keyOf(existing.category),
    status: documentStatus.keyOf(existing.status),
    restriction: documentRestriction.keyOf(existing.restriction),
    relation: await relationTo(db, actor, existing),
    is_open: isOpenAt(existing, context.now),
  }
  if (!may.see(actor, facts)) refuse(kernelErrors.notFound)
  if (others.length > 0 || !may.remove(actor, facts)) refuse(documentErrors.notRemovable, { this: existing.name })
  await removeDocument(context, existing)
  return { done: true as const }
}

/** Removes a document, and its file unless another document is made of the same. */
export async function removeDocument(context: Context, document: DocumentRow): Promise<void> {
  const { db, services, transaction } = context
  await db.deleteFrom('documents').where('id', '=', document.id).execute()
  await trace(context, { action: 'delete_document', subject_id: document.id, info: document.name, event_id: document.event_id })
  // A film stays in the library, whoever gives it.
  if (document.video_id !== null || (await documentsOfFile(db, document.file_id)).length > 0) return
  await db.deleteFrom('files').where('id', '=', document.file_id).execute()
  transaction.afterCommit(() => void services.storage.remove(document.storage_key).catch(() => {}))
}
