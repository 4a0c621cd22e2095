import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from './context.ts'

/** At most so many rows with the same value in a column, in so many hours. */
type Bound = { column: string; value: string | number; hours: number; most: number }

/**
 * What anybody may send is counted where it is kept: rows of a table, dated by `at`.
 * @throws 429 beyond a bound; two requests at once are counted one after the other
 */
export async function refuseFlood(
  { db, tenant, now }: Pick<Context, 'db' | 'tenant' | 'now'>,
  { table, at }: { table: string; at: string },
  bounds: readonly Bound[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext(${table}))`.execute(db)
  for (const { column, value, hours, most } of bounds) {
    const since = new Date(now.getTime() - hours * 3_600_000)
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(table)} where ${sql.ref(column)} = ${value} and ${sql.ref(at)} > ${since}`.execute(db)
    if (rows[0]!.n >= most) refuse(kernelErrors.tooMany, { minutes: hours * 60 })
  }
}
