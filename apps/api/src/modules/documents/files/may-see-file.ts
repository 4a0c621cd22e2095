import { may } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { Context } from '../../../platform/context.ts'
import { type DocumentRow, documentsOfFile, isLockedByPath, isOpenAt, relationTo } from '../queries.ts'

/** Whether the actor reads a document now: it is for them, it is open, and the path of its event has come to it. */
export const mayReadDocument = async ({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>, document: DocumentRow): Promise<boolean> =>
  may.see(actor, {
    restriction: documentRestriction.keyOf(document.restriction),
    relation: await relationTo(db, actor, document),
    is_open: isOpenAt(document, now) && !(await isLockedByPath(db, actor, document, now)),
  })

/** Whether no document keeps a file from the actor: it is none, or one of those it is may be seen. */
export async function maySeeFile(context: Pick<Context, 'db' | 'actor' | 'now'>, fileId: number): Promise<boolean> {
  const documents = await documentsOfFile(context.db, fileId)
  return documents.length === 0 || (await firstVisible(context, documents)) !== undefined
}

/** The first of the documents the actor may see. */
export async function firstVisible(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  documents: readonly DocumentRow[],
): Promise<DocumentRow | undefined> {
  for (const document of documents) if (await mayReadDocument(context, document)) return document
  return undefined
}
