import type { Context } from '../../../platform/context.ts'
import { renewTickets } from '../../documents/index.ts'
import type { EventFacts } from '../queries.ts'

const patience = 10 * 60_000

/** Tickets in hand say another day, room or place: they are made anew once the building of an event, or of an activity of one, has settled. */
export async function renewTicketsOf(context: Context, { id, parent_id, is_active }: EventFacts): Promise<void> {
  const isOnline =
    parent_id === null
      ? is_active
      : (await context.db.selectFrom('events').select('is_active').where('id', '=', parent_id).executeTakeFirstOrThrow()).is_active
  if (isOnline) await context.enqueue(renewTickets, { event_id: id }, { startAfter: new Date(context.now.getTime() + patience) })
}
