import type { Context } from '../../../platform/context.ts'
import { partnersOf } from '../queries.ts'
import { tellPartner } from './assign.ts'
import { endPart } from './end-part.ts'

/** Events are cancelled: their partners are free again, and told. */
export async function releasePartners(context: Context, event_ids: readonly number[]): Promise<void> {
  for (const { id, user_id, event_id } of await partnersOf(context.db, ...event_ids)) {
    await endPart(context, { id, event_id, user_id })
    await tellPartner(context, event_id, user_id, 'deleted')
  }
}
