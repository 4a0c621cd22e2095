import { refuse } from '@kxo/domain/kernel/errors'
import { boostStateOf, isStanding } from '@kxo/domain/recruiting/boost-state'
import { boostWords as w } from '@kxo/domain/recruiting/boost-words'
import type { boostsContract } from '@kxo/domain/recruiting/boosts-contract'
import { recruitingErrors } from '@kxo/domain/recruiting/errors'
import { may } from '@kxo/domain/recruiting/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { creditBill, linesOf, lockBill } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { ownOffers } from '../offers/own-offers.ts'

/** Ends a boost now; one that was never shown gives its dates back and its line of the bill is credited. @throws 404, 409 once it is over */
export const stopBoost: Verb<typeof boostsContract.stop> = async (context, { params }) => {
  authorize(may.boostOffers(context.actor))
  const { db, now, language } = context
  const of = found(
    await db
      .selectFrom('boosts')
      .select('bill_id')
      .where('id', '=', params.id)
      .where('event_id', 'in', ownOffers(db, context).select('events.id'))
      .executeTakeFirst(),
  )
  const bill = found(await lockBill(db, of.bill_id))
  const boost = found(await db.selectFrom('boosts').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const state = boostStateOf({ ...boost, bill_status: bill.status }, now)
  if (!isStanding(state)) refuse(recruitingErrors.boostOver)
  const wasShown = state === 'running'
  await db
    .updateTable('boosts')
    .set({ stopped_at: now, ends_at: wasShown ? now : boost.starts_at })
    .where('id', '=', boost.id)
    .execute()
  const line = found((await linesOf(db, bill.id))[boost.bill_rank - 1])
  const is_credited = !wasShown && line.amount_ht > 0
  if (is_credited)
    await creditBill(context, bill.id, {
      reason: language.say(w.creditReason),
      lines: [{ line: line.id, amount_ht: line.amount_ht }],
    })
  await trace(context, { action: 'stop_boost', event_id: boost.event_id, subject_id: boost.event_id, info: bill.number ?? '' })
  return { done: true as const, is_credited }
}
