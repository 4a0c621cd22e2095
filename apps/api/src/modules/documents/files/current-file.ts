import { documentCategory } from '@kxo/domain/documents/category'
import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'
import type { MailAttachment } from '../../../platform/mail.ts'

type Holder = { registration_id: number } | { event_id: number; user_id: number }
type CurrentFile = { attachment: MailAttachment; source: unknown; status: DocumentStatus }

/** The file of a document as it stands, and what it was made from: of one registration, or of one person at an event. */
export async function currentFileOf(
  { db }: Context,
  category: 'ticket' | 'attestation' | 'certificate',
  holder: Holder,
): Promise<CurrentFile | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'documents.tenant_id').onRef('files.id', '=', 'documents.file_id'))
    .select(['documents.file_id', 'files.name', 'files.content_type', 'documents.source', 'documents.status'])
    .where('category', '=', documentCategory.codeOf(category))
    .where('replaced_by', 'is', null)
    .where((where) => where.and(holder))
    .orderBy('documents.id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const { source, status, ...attachment } = row
  return { attachment, source, status: documentStatus.keyOf(status) }
}
