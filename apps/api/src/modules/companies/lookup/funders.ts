import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'

/**
 * The record bills made out to a funding body go to, by its proper name (FOR-50): the one marked as a funder that says which it is, or is
 * called so; written down at its first bill, its address and number to be completed before that bill is issued (INV-20).
 */
export async function funderCompany(context: Context, name: string): Promise<number> {
  const { db, tenant, now } = context
  // Two registrations that name it at the same moment make one record.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`funder:${tenant.id}:`} || searchable(${name}), 0))`.execute(db)
  const known = await db
    .selectFrom('companies')
    .select('id')
    .where('is_funder', '=', true)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('funder', '=', name), eb(sql`searchable(name)`, '=', sql`searchable(${name})`)]))
    .orderBy(sql`funder is distinct from ${name}`)
    .orderBy('id')
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('companies')
    .values({ name, funder: name, is_funder: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_company', info: name, subject_id: id })
  return id
}
