import { addDays, dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'
import { type assignmentsContract, longestRepeat } from '@kxo/domain/partners/assignments-contract'
import { may } from '@kxo/domain/partners/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { planningNews, refuseBusy } from './hold-slots.ts'

const columns = ['id', 'user_id', 'start_at', 'end_at', 'reason'] as const

/** The person asked about: oneself, or anybody for whoever assigns partners. @throws 403 */
function whose({ actor }: Context, user_id: number | undefined, mayFor: (actor: Context['actor']) => boolean): number {
  const own = found(actor.user_id)
  if (user_id === undefined || user_id === own) authorize(may.followOwnPlanning(actor) || mayFor(actor))
  else authorize(mayFor(actor))
  return user_id ?? own
}

export const readUnavailabilities: Verb<typeof assignmentsContract.unavailabilities> = async (context, { query }) => {
  const user_id = whose(context, query.user, may.seePartners)
  return context.db
    .selectFrom('partner_unavailabilities')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('end_at', '>=', context.now)
    .orderBy('start_at')
    .limit(500)
    .execute()
}

/** Blocks a time, once or each week at the same hours of the tenant's clock. @throws 409 naming what the person already holds then */
export const addUnavailability: Verb<typeof assignmentsContract.addUnavailability> = async (context, { body }) => {
  const { db, tenant } = context
  const user_id = whose(context, body.user_id, may.assignPartners)
  found(await findUser(db, user_id))
  const zone = tenant.time_zone
  const shifted = (instant: Date, weeks: number) =>
    instantInZone(addDays(dayInZone(instant, zone), 7 * weeks), timeInZone(instant, zone), zone)
  const times = []
  for (let week = 0; week < longestRepeat; week++) {
    const [start_at, end_at] = week === 0 ? [body.start_at, body.end_at] : [shifted(body.start_at, week), shifted(body.end_at, week)]
    if (week > 0 && (!body.weekly_until || dayInZone(start_at, zone) > body.weekly_until)) break
    times.push({ user_id, start_at, end_at, reason: body.reason })
  }
  for (const time of times) await refuseBusy(context, user_id, { ...time, id: null, event_id: null })
  const rows = await db.insertInto('partner_unavailabilities').values(times).returning(columns).execute()
  await trace(context, { action: 'set_unavailability', subject_id: user_id, change: { ...body } })
  await publish(context, { to: 'everyone', kind: planningNews })
  return rows
}

export const removeUnavailability: Verb<typeof assignmentsContract.removeUnavailability> = async (context, { params }) => {
  const { db } = context
  const row = found(await db.selectFrom('partner_unavailabilities').select(columns).where('id', '=', params.id).executeTakeFirst())
  whose(context, row.user_id, may.assignPartners)
  await db.deleteFrom('partner_unavailabilities').where('id', '=', row.id).execute()
  await trace(context, { action: 'set_unavailability', subject_id: row.user_id, change: { removed: row.start_at, reason: row.reason } })
  await publish(context, { to: 'everyone', kind: planningNews })
  return { done: true as const }
}
