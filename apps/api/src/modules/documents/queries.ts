import { documentCategory } from '@kxo/domain/documents/category'
import { closing, isOpen, opening } from '@kxo/domain/documents/opening'
import type { DocumentRelation } from '@kxo/domain/documents/relation'
import type { Actor } from '@kxo/domain/kernel/actor'
import { defaultZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import { relationOf } from './visible-to.ts'

/** Documents with what lists and rights need of their subject and file. */
export const documentRows = (db: Queries) =>
  db
    .selectFrom('documents')
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'documents.tenant_id').onRef('files.id', '=', 'documents.file_id'))
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'documents.tenant_id').onRef('users.id', '=', 'documents.user_id'))
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'documents.tenant_id').onRef('events.id', '=', 'documents.event_id'))

/** A ticket whose person attends its event no more. */
export const isVoid = sql<boolean>`documents.category = ${sql.lit(documentCategory.codeOf('ticket'))} and documents.registration_id is not null and documents.event_id is not null
  and not exists (select from event_relations r where r.tenant_id = documents.tenant_id and r.event_id = documents.event_id
    and r.user_id = documents.user_id and r.relation in ('confirmed', 'present'))`

export const documentColumns = (rows: ReturnType<typeof documentRows>) =>
  rows
    .selectAll('documents')
    .select([
      'files.content_type',
      'files.size',
      'files.storage_key',
      'files.name as file_name',
      'users.company_id as user_company_id',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('user_name'),
      'events.title as event_title',
      'events.url as event_url',
      'events.start_date as event_start',
      'events.end_date as event_end',
      'events.time_zone as event_zone',
      isVoid.as('is_void'),
    ])
export type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentColumns>['executeTakeFirstOrThrow']>>

/** What the actor is to each of these events. */
const relationsTo = async (db: Queries, { user_id }: Actor, eventIds: readonly number[]) =>
  user_id === null || eventIds.length === 0
    ? []
    : db
        .selectFrom('event_relations')
        .select(['event_id', 'relation'])
        .where('event_id', 'in', [...eventIds])
        .where('user_id', '=', user_id)
        .execute()

const relationAmong = (actor: Actor, document: DocumentRow, relations: Awaited<ReturnType<typeof relationsTo>>): DocumentRelation =>
  relationOf(
    actor,
    document,
    relations.filter(({ event_id }) => event_id === document.event_id).map(({ relation }) => relation ?? ''),
  )

/** How the actor stands to a document, read for the predicates. */
export const relationTo = async (db: Queries, actor: Actor, document: DocumentRow): Promise<DocumentRelation> =>
  relationAmong(actor, document, await relationsTo(db, actor, document.event_id === null ? [] : [document.event_id]))

/** Whether a document is open to those it is for at this moment. */
export const isOpenAt = ({ opens, opens_on, closes, closes_on, ...document }: DocumentRow, now: Date): boolean =>
  isOpen(
    { opens: opens === null ? null : opening.keyOf(opens), opens_on, closes: closes === null ? null : closing.keyOf(closes), closes_on },
    { start_date: document.event_start, end_date: document.event_end, time_zone: document.event_zone ?? defaultZone },
    now,
  )

/** Whether the order in which an event is followed keeps a document from the actor: something before it is to do. */
export async function isLockedByPath(db: Queries, actor: Actor, { id, opens }: DocumentRow, now: Date): Promise<boolean> {
  if (opens === null || actor.user_id === null) return false
  const { locked } = await db
    .selectNoFrom(sql<boolean>`path_locks_document(current_tenant(), ${actor.user_id}, ${id}, ${now})`.as('locked'))
    .executeTakeFirstOrThrow()
  return locked
}

/** A document by its number. */
export const findDocument = (db: Queries, id: number): Promise<DocumentRow | undefined> =>
  documentColumns(documentRows(db)).where('documents.id', '=', id).executeTakeFirst()

/** Documents whose bytes stand at a stored path. */
export const documentsAt = (db: Queries, storageKey: string): Promise<DocumentRow[]> =>
  documentColumns(documentRows(db)).where('files.storage_key', '=', storageKey).execute()

export const documentsOfFile = (db: Queries, fileId: number): Promise<DocumentRow[]> =>
  documentColumns(documentRows(db)).where('documents.file_id', '=', fileId).execute()

/** What is given out for events, in the order it was, with how the actor stands to each: one reading however many they are. */
export async function handoutsFor(
  db: Queries,
  actor: Actor,
  eventIds: readonly number[],
): Promise<{ document: DocumentRow; relation: DocumentRelation }[]> {
  const documents = await documentColumns(documentRows(db))
    .where('documents.event_id', 'in', [...eventIds])
    .where('documents.opens', 'is not', null)
    // Films come after the rest, in the order they are watched.
    .orderBy('documents.rank', (rank) => rank.asc().nullsFirst())
    .orderBy('documents.id')
    .execute()
  const relations = documents.length === 0 ? [] : await relationsTo(db, actor, eventIds)
  return documents.map((document) => ({ document, relation: relationAmong(actor, document, relations) }))
}
