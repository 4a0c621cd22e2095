import type { Resolution } from '@kxo/domain/votes/contract'
import { type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { findDocument, removeDocument } from '../documents/index.ts'

type Attached = Resolution['documents'][number] & { resolution_id: number; sha256: string }

/** Documents attached to resolutions, in the order they were attached. */
export async function documentsOfResolutions(db: Queries, ids: readonly number[]): Promise<Attached[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('resolution_documents as attached')
    .innerJoin('documents', (join) =>
      join.onRef('documents.tenant_id', '=', 'attached.tenant_id').onRef('documents.id', '=', 'attached.document_id'),
    )
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'documents.tenant_id').onRef('files.id', '=', 'documents.file_id'))
    .select(['attached.resolution_id', 'documents.id', 'documents.name', 'files.content_type', 'files.size', 'files.sha256'])
    .where('attached.resolution_id', 'in', [...ids])
    .orderBy('documents.id')
    .execute()
}

/** Takes a document off a resolution, and with it its file, which nothing else holds. Answers its name. @throws 404 */
export async function detach(context: Context, resolution_id: number, document_id: number): Promise<string> {
  const { db } = context
  found(
    await db
      .deleteFrom('resolution_documents')
      .where('resolution_id', '=', resolution_id)
      .where('document_id', '=', document_id)
      .returning('document_id')
      .executeTakeFirst(),
  )
  const document = found(await findDocument(db, document_id))
  await removeDocument(context, document)
  return document.name
}
