import { firstFree } from '@kxo/domain/recruiting/rules'
import type { Context } from '../../../platform/context.ts'
import type { FollowedBill } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { standingBoosts } from './standing-boosts.ts'

/** A bill was paid: what it ordered and should have begun already gets its whole time, from now or behind what stands. */
export async function beginPaidBoosts(context: Context, { id, status }: FollowedBill): Promise<void> {
  if (status !== 'paid') return
  const { db, now } = context
  const late = await db
    .selectFrom('boosts')
    .selectAll()
    .where('bill_id', '=', id)
    .where('stopped_at', 'is', null)
    .where('starts_at', '<', now)
    .orderBy('event_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const boost of late) {
    const { event_id, starts_at, ends_at } = boost
    const others = (await standingBoosts(db, [event_id], now)).filter((other) => other.id !== boost.id)
    const ms = ends_at.getTime() - starts_at.getTime()
    const start = firstFree(others, now, ms)
    await db
      .updateTable('boosts')
      .set({ starts_at: start, ends_at: new Date(start.getTime() + ms) })
      .where('id', '=', boost.id)
      .execute()
    await trace(context, { action: 'move_boost', event_id, subject_id: event_id, change: { starts_at: [starts_at, start] } })
  }
}

/** A bill written in place of another is for the same boosts. */
export async function moveBoosts({ db }: Context, { from, to }: { from: number; to: number }): Promise<void> {
  await db.updateTable('boosts').set({ bill_id: to }).where('bill_id', '=', from).execute()
}
