import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import type { moveContract } from '@kxo/domain/registrations/moving/move-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findRegistration } from '../queries.ts'
import { findRegistrationContext } from '../registering/registration-context.ts'
import { dateThere, leavingCost, payerThere } from './move-cost.ts'
import { otherDatesOf } from './other-dates.ts'

/** Where a registration may go and what it comes to, read before it is confirmed. */
export const readMoveTerms: Verb<typeof moveContract.readMoveTerms> = async (context, { params, query }) => {
  const { db, actor, now } = context
  const row = found(await findRegistration(db, params.id))
  authorize(may.move(actor, row))
  const leaving = await leavingCost(context, row, query.is_fee_waived === true && may.follow(actor))
  const dates = []
  for (const event of await otherDatesOf(db, row.event_id, now)) {
    const opening = found(await findRegistrationContext(db, event, row.user_id))
    const date = await dateThere(context, row, opening, leaving, query.activities ?? [])
    if (date) dates.push(date)
  }
  const limit = selfCancelLimit(row)
  return {
    limit,
    is_open: limit === null || limit >= now || may.follow(actor),
    rate: leaving.rate,
    ground: leaving.ground,
    fee: leaving.fee,
    paid: leaving.paid,
    payer: await payerThere(context.db, row),
    dates,
  }
}
