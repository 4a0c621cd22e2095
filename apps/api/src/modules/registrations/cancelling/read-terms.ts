import type { cancelContract } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import { may } from '@kxo/domain/registrations/permissions'
import { scaleFrom } from '@kxo/domain/tenants/settings/cancel-scale'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findRegistration } from '../queries.ts'
import { cancellationOf, scaleOf } from './cancellation-of.ts'

/** What giving a place up comes to, read before it is confirmed. */
export const readCancelTerms: Verb<typeof cancelContract.readTerms> = async (context, { params }) => {
  const row = found(await findRegistration(context.db, params.id))
  authorize(may.cancel(context.actor, row))
  const { parts: _, unbilled: _of, is_spread: _spread, ...terms } = await cancellationOf(context, row)
  const limit = selfCancelLimit(row)
  return {
    ...terms,
    limit,
    is_open: limit === null || limit >= context.now || terms.withdrawal_until !== null || may.follow(context.actor),
    scale: terms.ground === 'scale' ? scaleFrom(scaleOf(context, row), row.start_date, context.now) : [],
  }
}
