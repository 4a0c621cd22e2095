import { billingErrors } from '@kxo/domain/billing/errors'
import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** The last day of an issuer's closed months and years: nothing is written with a day up to it (INV-52). */
async function closedTo(db: Queries, entity_id: number): Promise<string | null> {
  const last = await db
    .selectFrom('ledger_closings')
    .select('last_day')
    .where('entity_id', '=', entity_id)
    .where('kind', 'in', ['month', 'year'])
    .orderBy('last_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.last_day ?? null
}

/** Refuses a day of a closed month or year, beside the field it was typed in; the database does too. @throws 409 */
export async function checkOpenDay({ db }: Pick<Context, 'db'>, entity_id: number, day: string, field: string): Promise<void> {
  const closed = await closedTo(db, entity_id)
  if (closed === null || day > closed) return
  const min = new Date(`${addDays(closed, 1)}T00:00:00Z`)
  refuse(billingErrors.closedPeriod, {}, [{ field, message: 'notBefore', values: { min } }])
}

/** The day money that came by itself is written at: its own, or today when its month was closed meanwhile. */
export async function openDay({ db, now }: Pick<Context, 'db' | 'now'>, entity_id: number, day: string): Promise<string> {
  const today = dayInZone(now, defaultZone)
  if (day >= today) return day
  const closed = await closedTo(db, entity_id)
  return closed !== null && day <= closed ? today : day
}
