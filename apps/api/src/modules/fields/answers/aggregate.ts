import type { RecordField } from '@kxo/domain/fields/field'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { subjectOf } from '../subjects.ts'

/** A number as an answer writes it. */
const decimal = '^-?[0-9]+([.][0-9]+)?$'

function valueQuery(field: RecordField, id: number): RawBuilder<unknown> | undefined {
  const { formula, morph } = field
  const related = formula && subjectOf(morph)?.related?.[formula.of]?.(id)
  if (!related) return undefined
  if (formula.act === 'count') return sql`select count(*)::text as value from (${related}) related`
  const answers = sql`from record_responses r join record_fields f on f.tenant_id = r.tenant_id and f.id = r.field_id
    where f.morph = ${formula.of} and f.name = ${formula.field} and r.morph_id in (${related})`
  return formula.act === 'sum'
    ? sql`select coalesce(sum(r.value::numeric) filter (where r.value ~ ${decimal}), 0)::text as value ${answers}`
    : sql`select r.value ${answers} order by r.answered_at desc limit 1`
}

/** What an aggregate reads today on a record; blank when there is nothing to read. */
export async function aggregateOf(db: Queries, field: RecordField, id: number): Promise<string> {
  const query = valueQuery(field, id)
  if (!query) return ''
  const { rows } = await sql<{ value: string | null }>`${query}`.execute(db)
  return rows[0]?.value ?? ''
}
