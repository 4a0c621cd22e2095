import { documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'
import { visibleTo } from '../../documents/index.ts'

/** Documents of an event that the caller may see, its activities' being those of the whole; nobody's own papers. */
export const meetingDocuments = (
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { id, parent_id }: { id: number; parent_id: number | null },
) =>
  db
    .selectFrom('documents')
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'documents.tenant_id').onRef('files.id', '=', 'documents.file_id'))
    .select(['documents.id', 'documents.name', 'documents.file_id', 'files.size'])
    .where('documents.event_id', 'in', parent_id === null ? [id] : [id, parent_id])
    .where('documents.user_id', 'is', null)
    .where('documents.company_id', 'is', null)
    .where('documents.status', 'in', documentStatus.codesOf('validated', 'sent', 'signed'))
    .where(visibleTo(actor, now))
    .orderBy('documents.name')
    .orderBy('documents.id')
    .execute()
