import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { funderStatus } from '@kxo/domain/registrations/funder-status'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration } from '../queries.ts'

/** The funding body's own axis: any status to any other; its history is the traces, which are never changed. */
export const followFunding: Verb<typeof registrationsContract.followFunding> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  const manual_status = funderStatus.codeOf(body.manual_status)
  await context.db.updateTable('registrations').set({ manual_status }).where('id', '=', row.id).execute()
  await trace(context, {
    action: 'follow-funding',
    event_id: row.event_id,
    subject_id: row.id,
    change: { manual_status: [row.manual_status, manual_status] },
    ...(body.reason && { info: body.reason }),
  })
  return presentRegistration({ ...row, manual_status })
}
