import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** At most so many rows with the same value in a column, in an hour or in a day. */
type Bound = { column: string; value: string | number; hours: 1 | 24; most: number }

type Sender = Pick<Context, 'db' | 'tenant' | 'now'>

/** Waits for who is being counted in the same table of the tenant: requests at once are counted one after the other. */
export async function waitTurn({ db, tenant }: Omit<Sender, 'now'>, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext(${table}))`.execute(db)
}

/**
 * What anybody may send is counted where it is kept: rows of a table, dated by `at`.
 * @throws 429 beyond a bound; two requests at once are counted one after the other
 */
export async function refuseFlood(
  { db, tenant, now }: Sender,
  { table, at }: { table: string; at: string },
  bounds: readonly Bound[],
): Promise<void> {
  await waitTurn({ db, tenant }, table)
  for (const { column, value, hours, most } of bounds) {
    const since = new Date(now.getTime() - hours * 3_600_000)
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(table)} where ${sql.ref(column)} = ${value} and ${sql.ref(at)} > ${since}`.execute(db)
    if (rows[0]!.n < most) continue
    if (hours === 24) refuse(kernelErrors.tooManyToday)
    refuse(kernelErrors.tooMany, { minutes: 60 })
  }
}
