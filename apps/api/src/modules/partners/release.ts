import { partnerStatus } from '@kxo/domain/partners/status'
import type { Context } from '../../platform/context.ts'
import { tellPartner } from './assign.ts'
import { leaveSlots } from './hold-slots.ts'
import { partnersOf } from './queries.ts'

/** An event is cancelled: its partners are free again, and told. */
export async function releasePartners(context: Context, event_id: number): Promise<void> {
  for (const { id, user_id } of await partnersOf(context.db, event_id)) {
    await context.db
      .updateTable('event_partners')
      .set({ status: partnerStatus.codeOf('deleted') })
      .where('id', '=', id)
      .execute()
    await leaveSlots(context, event_id, user_id)
    await tellPartner(context, event_id, user_id, 'deleted')
  }
}
