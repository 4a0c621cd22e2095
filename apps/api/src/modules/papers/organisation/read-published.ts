import { documentKind } from '@kxo/domain/documents/kind'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { refuse } from '@kxo/domain/kernel/errors'
import { papersErrors } from '@kxo/domain/papers/errors'
import type { organisationContract, PublishedDocument } from '@kxo/domain/papers/organisation-contract'
import { may } from '@kxo/domain/papers/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

type Contract = typeof organisationContract
type Row = Omit<PublishedDocument, 'kind'> & { kind: number }

/** What the caller may read of what the tenant publishes; a reading stands for later versions until one asks again. */
async function publishedTo({ db, actor }: Context): Promise<PublishedDocument[]> {
  const levels = documentRestriction.codesOf('public', ...(actor.is_partner ? (['partners'] as const) : []))
  const { rows } = await sql<Row>`
    select o.id, o.kind, o.name, v.number, v.document_id as document, f.content_type, v.made_available_at, o.asks_reading,
      (select max(r.read_at) from document_readings r where r.tenant_id = o.tenant_id and r.organisation_document_id = o.id and r.user_id = ${actor.user_id}
        and r.number >= coalesce((select max(again.number) from organisation_versions again where again.tenant_id = o.tenant_id
          and again.organisation_document_id = o.id and again.asks_again), 1)) as read_at
    from organisation_documents o
    join lateral (select * from organisation_versions v where v.tenant_id = o.tenant_id and v.organisation_document_id = o.id
      order by v.number desc limit 1) v on true
    join documents d on d.tenant_id = v.tenant_id and d.id = v.document_id
    join files f on f.tenant_id = d.tenant_id and f.id = d.file_id
    where o.withdrawn_at is null and o.restriction in (${sql.join(levels)})
    order by o.kind, searchable(o.name), o.id`.execute(db)
  return rows.map((row) => ({ ...row, kind: documentKind.keyOf(row.kind) }))
}

export const listPublished: Verb<Contract['own']> = async (context) => {
  authorize(may.readShared(context.actor))
  return publishedTo(context)
}

/** Keeps that somebody says they read the version they had before them. @throws 404, 409 when it is no longer the current one */
export const sayRead: Verb<Contract['read']> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.readShared(actor))
  const published = found((await publishedTo(context)).find(({ id, asks_reading }) => id === params.id && asks_reading))
  if (published.number !== body.number) refuse(papersErrors.versionChanged)
  const read = await db
    .insertInto('document_readings')
    .values({ organisation_document_id: params.id, number: body.number, user_id: actor.user_id ?? 0, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  if (read) await trace(context, { action: 'read_document', subject_id: published.document, info: `${published.name} v${body.number}` })
  return { done: true as const }
}
