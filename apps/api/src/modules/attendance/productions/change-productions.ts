import type { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { productionsOfEvent } from './read-productions.ts'

const columns = { attestation: 'attests_at_lock', certificate: 'certifies_at_lock' } as const

/** Chooses which proofs are made as the sheet locks. @throws 403, 404, 409 once cancelled or closed */
export const changeProductions: Verb<typeof attendanceContract.changeProductions> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  const change = { [columns[body.kind]]: body.is_automatic }
  await context.db.updateTable('events').set(change).where('id', '=', event.id).execute()
  await trace(context, { action: 'set_productions', event_id: event.id, change: { after: change } })
  return productionsOfEvent(context, event)
}
