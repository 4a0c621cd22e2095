import type { Actor } from '@kxo/domain/kernel/actor'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

export type Whose = { recipient?: 'me' | number | undefined; company?: number | undefined; event?: number | undefined }
type Table = 'bills' | 'quotes'

/** What is made out to a person, or to the company they answer for: the SQL twin of who may see one of theirs. */
export function ofReader(table: Table, actor: Actor): RawBuilder<SqlBool> {
  const at = (column: string) => sql.ref(`${table}.${column}`)
  const ofTheirs = isReferent(actor) && actor.company_id !== null ? sql` or ${at('company_id')} = ${actor.company_id}` : sql``
  return sql`(${at('user_id')} = ${actor.user_id}${ofTheirs})`
}

/** What is asked of a register, of a person, a company or an event. */
export function* narrowedTo(table: Table, { recipient, company, event }: Whose): Generator<RawBuilder<SqlBool>> {
  const at = (column: string) => sql.ref(`${table}.${column}`)
  if (typeof recipient === 'number') yield sql`${at('user_id')} = ${recipient}`
  // What was issued to a record that was merged is still of the one that was kept.
  if (company !== undefined)
    yield sql`${at('company_id')} in (select m.id from companies m where m.tenant_id = ${at('tenant_id')} and (m.id = ${company} or m.merged_into_id = ${company}))`
  if (event !== undefined) yield sql`${at('morph')} = 'Event' and ${at('morph_id')} = ${event}`
}
