import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { type DocumentKind, documentKind } from '@kxo/domain/documents/kind'
import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { traceAll } from '../../traces/index.ts'

export type NewDocument = {
  category: DocumentCategory
  kind?: DocumentKind
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
  /** From which moment of its event those it is for read it. */
  opens?: number
  /** Its last day; it never expires unless told. */
  expires_on?: string | null
  /** The model it was printed with, and which version of it spoke. */
  model?: { template_id: number; template_version: number } | null
}

/** One of each per registration: a new one replaces the former, which is kept. */
const oneAtATime: readonly DocumentCategory[] = ['attestation', 'certificate', 'ticket']

/** Adds a document to the tenant; answers its number. */
export const addDocument = async (context: Context, document: NewDocument): Promise<number> => (await addDocuments(context, [document]))[0]!

/** Adds documents to the tenant, at most one of a category for a registration; answers their numbers, in their order. */
export async function addDocuments(context: Context, documents: readonly NewDocument[]): Promise<number[]> {
  const { db, actor } = context
  const alone = documents.flatMap(({ category, registration_id }) =>
    registration_id && oneAtATime.includes(category) ? [{ category: documentCategory.codeOf(category), registration_id }] : [],
  )
  if (alone.length > 0) await setAside(context, ofRegistrations(alone))
  const rows = await db
    .insertInto('documents')
    .values(
      documents.map(({ category, kind = 'other', restriction, status = 'created', source = {}, model, ...rest }) => ({
        ...rest,
        ...model,
        category: documentCategory.codeOf(category),
        kind: documentKind.codeOf(kind),
        restriction: documentRestriction.codeOf(restriction),
        status: documentStatus.codeOf(status),
        source: JSON.stringify(source),
        created_by: actor.user_id,
      })),
    )
    .returning(['id', 'file_id', 'category', 'registration_id'])
    .execute()
  const formers = alone.length > 0 ? await replace(context, rows) : new Map<number, number>()
  const ids = documents.map(({ file_id }) => rows.find((row) => row.file_id === file_id)!.id)
  await traceAll(
    context,
    documents.map(({ category, restriction, user_id, event_id }, index) => ({
      action: formers.has(ids[index]!) ? 'replace_document' : 'add_document',
      user_id: user_id ?? null,
      event_id: event_id ?? null,
      subject_id: ids[index]!,
      change: { category, restriction, replaces: formers.get(ids[index]!) ?? null },
    })),
  )
  return ids
}

type Proofs = RawBuilder<SqlBool>
const ofRegistrations = (alone: readonly { category: number; registration_id: number }[]): Proofs =>
  sql<SqlBool>`(registration_id, category) in (select * from unnest(${alone.map((one) => one.registration_id)}::bigint[], ${alone.map((one) => one.category)}::smallint[]))`

/** What is set aside stands for nothing until its successor is written, which the index then allows: it is its own successor. */
const setAside = ({ db }: Context, which: Proofs) =>
  db
    .updateTable('documents')
    .set((eb) => ({ replaced_by: eb.ref('id') }))
    .where(which)
    .where('replaced_by', 'is', null)
    .execute()

/** Names the successors of what was set aside; answers what each of them replaces. */
async function replace({ db }: Context, successors: readonly { id: number; category: number; registration_id: number | null }[]) {
  const { rows } = await sql<{ id: number; replaced_by: number }>`
    update documents d set replaced_by = n.id
      from unnest(${successors.map(({ id }) => id)}::bigint[], ${successors.map((one) => one.registration_id)}::bigint[],
        ${successors.map(({ category }) => category)}::smallint[]) as n(id, registration_id, category)
      where d.registration_id = n.registration_id and d.category = n.category and d.replaced_by = d.id
      returning d.id, d.replaced_by`.execute(db)
  return new Map(rows.map(({ id, replaced_by }) => [replaced_by, id]))
}

/** Sets aside what was issued to the people of an event from hours that may change: nobody verifies it any more (FOR-35). */
export async function withdrawProofs(context: Context, eventId: number): Promise<void> {
  await setAside(
    context,
    sql<SqlBool>`event_id = ${eventId} and category in (${sql.join(documentCategory.codesOf('attestation', 'certificate'))})`,
  )
}
