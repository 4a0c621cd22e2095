import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
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
  const alone = document.registration_id && oneAtATime.includes(category) ? document.registration_id : undefined
  if (alone !== undefined) await setAside(context, ofRegistration(category, alone))
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
  const former = alone === undefined ? undefined : await replace(context, ofRegistration(category, alone), id)
  await trace(context, {
    action: former === undefined ? 'add_document' : 'replace_document',
    user_id: document.user_id ?? null,
    event_id: document.event_id ?? null,
    subject_id: id,
    change: { category, restriction, replaces: former ?? null },
  })
  return id
}

type Proofs = RawBuilder<SqlBool>
const ofRegistration = (category: DocumentCategory, id: number): Proofs =>
  sql<SqlBool>`registration_id = ${id} and category = ${documentCategory.codeOf(category)}`

/** What is set aside stands for nothing until its successor is written, which the index then allows: it is its own successor. */
const setAside = ({ db }: Context, which: Proofs) =>
  db
    .updateTable('documents')
    .set((eb) => ({ replaced_by: eb.ref('id') }))
    .where(which)
    .where('replaced_by', 'is', null)
    .execute()

/** Names the successor of what was set aside. */
async function replace({ db }: Context, which: Proofs, id: number): Promise<number | undefined> {
  const row = await db
    .updateTable('documents')
    .set({ replaced_by: id })
    .where(which)
    .whereRef('replaced_by', '=', 'id')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Sets aside what was issued to the people of an event from hours that may change: nobody verifies it any more (FOR-35). */
export async function withdrawProofs(context: Context, eventId: number): Promise<void> {
  await setAside(
    context,
    sql<SqlBool>`event_id = ${eventId} and category in (${sql.join(documentCategory.codesOf('attestation', 'certificate'))})`,
  )
}
