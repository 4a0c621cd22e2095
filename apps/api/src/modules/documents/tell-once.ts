import { documentRestriction } from '@kxo/domain/documents/restriction'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Recipient } from '../../platform/mail.ts'
import type { DocumentRow } from './queries.ts'
import { type EventRelation, grounds, prepares, reached } from './visible-to.ts'

type Reader = Recipient & { user_id: number }

/** What those told of an open document are to its event: whoever takes part or works there, where anybody may read it. */
const relationsOf = (document: DocumentRow): readonly EventRelation[] => {
  const level = documentRestriction.keyOf(document.restriction)
  return grounds.find(([one]) => one === (level === 'public' ? 'registrations' : level))?.[1] ?? []
}

/** Those a document is open to, whom nobody told of it yet. */
const waitingReaders = ({ now }: Pick<Context, 'now'>, document: DocumentRow): RawBuilder<Reader> => sql<Reader>`
  select u.id as user_id, u.mail, u.first_name, u.last_name, u.language
    from documents join users u on u.tenant_id = documents.tenant_id
    where documents.id = ${document.id} and u.status not in (${sql.join(accountStatus.codesOf(...shutOut))})
      and exists (select from event_relations r where r.tenant_id = u.tenant_id and r.event_id = documents.event_id and r.user_id = u.id
        and r.relation = any(${[...relationsOf(document)]}::text[])
        and (r.relation = any(${[...prepares]}::text[]) or ${reached(sql`u.id`, now)}))
      and not exists (select from document_notices n where n.tenant_id = u.tenant_id and n.document_id = documents.id and n.user_id = u.id)
    order by u.id`

/** How many may still be told of a document, and how many were. */
export async function countNotices(context: Context, document: DocumentRow): Promise<{ waiting: number; told: number }> {
  const { rows } = await sql<{ waiting: number; told: number }>`select
    (select count(*)::int from (${waitingReaders(context, document)}) as readers) as waiting,
    (select count(*)::int from document_notices where document_id = ${document.id}) as told`.execute(context.db)
  return rows[0]!
}

/** Takes the next readers to tell: whoever is taken here is nobody else's, and is never taken again. */
export async function tellOnce(context: Context, document: DocumentRow, most: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`${waitingReaders(context, document)} limit ${most}`.execute(context.db)
  const taken = await noted(context.db, document.id, rows, context.now)
  return rows.filter(({ user_id }) => taken.has(user_id))
}

async function noted(db: Queries, document_id: number, readers: readonly Reader[], told_at: Date): Promise<Set<number>> {
  if (readers.length === 0) return new Set()
  const rows = await db
    .insertInto('document_notices')
    .values(readers.map(({ user_id }) => ({ document_id, user_id, told_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
