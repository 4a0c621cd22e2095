import { type DocumentKind, documentKind } from '@kxo/domain/documents/kind'
import { may } from '@kxo/domain/papers/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { depositFor, findRequest } from '../../documents/index.ts'

type Added = { user: number; event: number | null; kind: DocumentKind; name: string; expires_on: string | null; file: ReceivedFile }

/** Adds a file to the record of a partner, accepted at once: in answer to what is asked and has not come, or for itself. @throws 403, 404 without a record */
export async function addToRecord(context: Context, { user, event, kind: key, name, expires_on, file }: Added): Promise<number> {
  const { actor, db, now } = context
  authorize(may.writePartners(actor))
  const partner = found(
    await db
      .selectFrom('partners')
      .select('id')
      .where('user_id', '=', user)
      .where('status', '<>', partnerStatus.codeOf('deleted'))
      .orderBy('id')
      .forUpdate()
      .executeTakeFirst(),
  )
  const kind = documentKind.codeOf(key)
  const isSame = sql<boolean>`(searchable(name) = searchable(${name}) or kind = ${kind} and kind <> ${documentKind.codeOf('other')})`
  const awaited = await db
    .selectFrom('document_requests')
    .select('id')
    .where('partner_id', '=', partner.id)
    .where('document_id', 'is', null)
    .where(isSame)
    .orderBy('id')
    .executeTakeFirst()
  const { id } =
    awaited ??
    (await db
      .insertInto('document_requests')
      .values({ user_id: user, partner_id: partner.id, event_id: event, kind, name, requested_by: actor.user_id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow())
  await depositFor(context, found(await findRequest(db, id)), { file, status: 'validated', expires_on })
  return found((await findRequest(db, id))?.document_id ?? undefined)
}
