import { documentErrors } from '@kxo/domain/documents/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { consultsStandardMenu } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

const mb = 1024 * 1024
/** What one person deposits, in a day and in all: people who follow others bring files for them. */
const deposits = { aDay: 200 * mb, inAll: 1024 * mb }

/** @throws 413 beyond what one person may deposit; files sent at once are counted one after the other */
export async function refuseBeyondDeposits({ db, actor, tenant, now }: Context, size: number): Promise<void> {
  if (actor.user_id === null || consultsStandardMenu(actor)) return
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext(${`deposit ${actor.user_id}`}))`.execute(db)
  const since = new Date(now.getTime() - 24 * 3_600_000)
  const { rows } = await sql<{ day: string; in_all: string }>`
    select coalesce(sum(size) filter (where created_at > ${since}), 0)::text as day, coalesce(sum(size), 0)::text as in_all
    from files where created_by = ${actor.user_id}`.execute(db)
  const [day, inAll] = [Number(rows[0]!.day), Number(rows[0]!.in_all)]
  if (day + size > deposits.aDay) refuse(documentErrors.depositsOfDay, { max: deposits.aDay / mb })
  if (inAll + size > deposits.inAll) refuse(documentErrors.depositsInAll, { max: deposits.inAll / mb })
}
