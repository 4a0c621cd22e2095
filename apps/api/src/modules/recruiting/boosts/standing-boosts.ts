import { billStatus } from '@kxo/domain/billing/status'
import { boostStateOf, isStanding } from '@kxo/domain/recruiting/boost-state'
import type { Boost } from '@kxo/domain/recruiting/boosts-contract'
import type { Queries } from '../../../platform/database/tenancy.ts'

type StandingBoost = Boost & { event_id: number }

/** Boosts that still hold dates of these offers: running, to come or to be paid, in the order of their dates. */
export async function standingBoosts(db: Queries, event_ids: readonly number[], now: Date): Promise<StandingBoost[]> {
  if (event_ids.length === 0) return []
  const rows = await db
    .selectFrom('boosts')
    .innerJoin('bills', (join) => join.onRef('bills.tenant_id', '=', 'boosts.tenant_id').onRef('bills.id', '=', 'boosts.bill_id'))
    .select(['boosts.id', 'boosts.event_id', 'boosts.starts_at', 'boosts.ends_at', 'boosts.stopped_at', 'boosts.days'])
    .select(['bills.id as bill', 'bills.number as bill_number', 'bills.status as bill_status'])
    .where('boosts.event_id', 'in', event_ids)
    .where('boosts.stopped_at', 'is', null)
    .orderBy('boosts.starts_at')
    .execute()
  return rows
    .map(({ stopped_at, bill_status, ...row }) => ({ ...row, state: boostStateOf({ ...row, stopped_at, bill_status }, now) }))
    .filter(({ state, ends_at }) => isStanding(state) && (state !== 'toPay' || ends_at > now))
}

/** Dates held by what will never run give way: its bill was cancelled. */
export async function freeDates(db: Queries, event_ids: readonly number[], now: Date): Promise<void> {
  const dead = billStatus.codesOf('credited', 'deleted')
  await db
    .updateTable('boosts')
    .set((eb) => ({ stopped_at: now, ends_at: eb.ref('starts_at') }))
    .where('event_id', 'in', event_ids)
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', now)
    .where('bill_id', 'in', (eb) => eb.selectFrom('bills').select('id').where('status', 'in', dead))
    .execute()
}
