import { documentKind, sensitiveKinds } from '@kxo/domain/documents/kind'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findDocument, removeDocument } from '../../documents/index.ts'

const atOnce = 500
const codes = sql.join(documentKind.codesOf(...sensitiveKinds).map((code) => sql.lit(code)))

/** Removes papers of identity and of disability once what they were asked for is over or cancelled (PRV-22). @returns how many went */
export async function forgetSensitivePapers(context: Context): Promise<number> {
  const { db, now } = context
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
     where d.kind in (${codes}) and (e.cancelled_at is not null or coalesce(e.end_date, e.start_date) < ${now})
     order by d.id limit ${atOnce}`.execute(db)
  for (const { id } of rows) {
    const document = await findDocument(db, id)
    if (document) await removeDocument(context, document)
  }
  return rows.length
}
