import type { Context } from '../../../platform/context.ts'
import { partnersOf } from '../queries.ts'
import { tellPartner } from './assign.ts'
import { endPart } from './end-part.ts'

/** An event is cancelled: its partners are free again, and told. */
export async function releasePartners(context: Context, event_id: number): Promise<void> {
  for (const { id, user_id } of await partnersOf(context.db, event_id)) {
    await endPart(context, { id, event_id, user_id })
    await tellPartner(context, event_id, user_id, 'deleted')
  }
}
