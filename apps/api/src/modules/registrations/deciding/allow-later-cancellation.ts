import type { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration } from '../queries.ts'

/** Gives one person their own limit and fee to give their place up, or the event's again; why is traced. */
export const allowLaterCancellation: Verb<typeof registrationDetailContract.allowLaterCancellation> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  const exception = { cancel_until: body.until, cancel_fee_rate: body.fee_rate ?? null }
  await context.db.updateTable('registrations').set(exception).where('id', '=', row.id).execute()
  await trace(context, {
    action: 'allow-later-cancellation',
    event_id: row.event_id,
    subject_id: row.id,
    info: body.reason,
    change: {
      cancel_until: [row.cancel_until, exception.cancel_until],
      cancel_fee_rate: [row.cancel_fee_rate, exception.cancel_fee_rate],
    },
  })
  return presentRegistration({ ...row, ...exception })
}
