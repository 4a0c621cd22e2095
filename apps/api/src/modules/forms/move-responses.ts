import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

type Move = { morph: string; ids: readonly number[]; from: number; to: number }

/** Answers of records to a version, to the same questions of another: those it no longer asks stay where they were given. */
export async function moveResponses(db: Queries, { morph, ids, from, to }: Move): Promise<{ moved: number; left: number }> {
  if (ids.length === 0) return { moved: 0, left: 0 }
  const { numAffectedRows } = await sql`update field_responses r set field_id = next.id
    from form_fields former
    join form_fields next on next.tenant_id = former.tenant_id and next.version_id = ${to} and next.name = former.name and next.input_type = former.input_type
    where former.tenant_id = r.tenant_id and former.id = r.field_id and former.version_id = ${from}
      and r.morph = ${morph} and r.morph_id = any(${ids}::bigint[])`.execute(db)
  const { count } = await db
    .selectFrom('field_responses as r')
    .innerJoin('form_fields as f', (join) => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.field_id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('r.morph', '=', morph)
    .where('r.morph_id', 'in', ids)
    .where('f.version_id', '=', from)
    .executeTakeFirstOrThrow()
  return { moved: Number(numAffectedRows ?? 0), left: Number(count) }
}
