import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'

export type NewDocument = {
  category: DocumentCategory
  name: string
  file_id: number
  restriction: DocumentRestriction
  status?: DocumentStatus
  user_id?: number | null
  /** A company, when the document is about itself. */
  company_id?: number | null
  event_id?: number | null
  registration_id?: number | null
  bill_id?: number | null
  /** What it was made from: facts that lists show, and what makes it again identically. */
  source?: object
  sent_at?: Date
}

/** One of each per registration: a new one replaces the former, which is kept. */
const oneAtATime: readonly DocumentCategory[] = ['attestation', 'certificate', 'ticket']

/** Adds a document to the tenant; answers its number. */
export async function addDocument(context: Context, document: NewDocument): Promise<number> {
  const { db } = context
  const { category, restriction, status = 'created', source = {}, ...rest } = document
  const former =
    document.registration_id && oneAtATime.includes(category) ? await retire(context, category, document.registration_id) : undefined
  const { id } = await db
    .insertInto('documents')
    .values({
      ...rest,
      category: documentCategory.codeOf(category),
      restriction: documentRestriction.codeOf(restriction),
      status: documentStatus.codeOf(status),
      source: JSON.stringify(source),
      created_by: context.actor.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (former !== undefined) await db.updateTable('documents').set({ replaced_by: id }).where('id', '=', former).execute()
  await trace(context, {
    action: former === undefined ? 'add_document' : 'replace_document',
    user_id: document.user_id ?? null,
    event_id: document.event_id ?? null,
    subject_id: id,
    change: { category, restriction, replaces: former ?? null },
  })
  return id
}

/** Steps the current one aside so that its successor may be written; the index allows one only. */
async function retire({ db }: Context, category: DocumentCategory, registrationId: number): Promise<number | undefined> {
  const row = await db
    .updateTable('documents')
    .set((eb) => ({ replaced_by: eb.ref('id') }))
    .where('category', '=', documentCategory.codeOf(category))
    .where('registration_id', '=', registrationId)
    .where('replaced_by', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
