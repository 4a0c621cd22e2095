import { documentCategory } from '@kxo/domain/documents/category'
import type { documentsContract } from '@kxo/domain/documents/contract'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { sharedDocument } from './sharing/shared-document.ts'

/** What was printed; absent from proofs made before it was kept. */
type Said = { number?: string; minutes?: number; title?: string; issuer?: string; start?: string; end?: string; valid_until?: string }

/** What a proof says, to whoever holds the code printed on it or the link its holder sent; another code, or a proof replaced since, is 404. */
export const verify: Verb<typeof documentsContract.verify> = async (context, { params }) => {
  const { db, tenant } = context
  const shared = await sharedDocument(context, params.code)
  const row = found(
    await db
      .selectFrom('documents')
      .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'documents.tenant_id').onRef('users.id', '=', 'documents.user_id'))
      .innerJoin('events', (join) =>
        join.onRef('events.tenant_id', '=', 'documents.tenant_id').onRef('events.id', '=', 'documents.event_id'),
      )
      .select(['documents.category', 'documents.source', 'documents.created_at', 'events.title', 'events.start_date', 'events.end_date'])
      .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('holder'))
      .where((eb) => (shared === undefined ? eb('documents.verification', '=', params.code) : eb('documents.id', '=', shared)))
      .where('documents.replaced_by', 'is', null)
      .executeTakeFirst(),
  )
  const { number = '', minutes = 0, ...said } = row.source as Said
  const entity = await db.selectFrom('entities').select('name').where('is_default', '=', true).executeTakeFirst()
  return {
    category: documentCategory.keyOf(row.category),
    number,
    holder: row.holder,
    title: said.title ?? row.title,
    start_date: said.start === undefined ? row.start_date : new Date(said.start),
    end_date: said.end === undefined ? row.end_date : new Date(said.end),
    minutes,
    valid_until: said.valid_until ?? null,
    issuer: said.issuer ?? entity?.name ?? tenant.label,
    issued_at: row.created_at,
  }
}
