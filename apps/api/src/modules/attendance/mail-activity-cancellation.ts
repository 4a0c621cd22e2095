import type { Context } from '../../platform/context.ts'
import { issueTicket } from '../documents/index.ts'
import { attendsEvent, selectRegistrations, writeToGuest } from '../registrations/index.ts'
import { notifiedStatuses } from './mail-move.ts'
import { getSession, slotsOf, ticketHoldersOf } from './queries.ts'
import { whenAndWhere } from './when-and-where.ts'

/** An activity is held no more: whoever attended it is told, their ticket made anew without its half-days; the rest of their event stands. */
export async function sendActivityCancellation(
  context: Context,
  { event_id, reason }: { event_id: number; reason: string },
): Promise<void> {
  const { db } = context
  const activity = await getSession(db, event_id)
  const isPrinted = (await slotsOf(db, event_id)).length > 0
  const holders = new Set(isPrinted ? await ticketHoldersOf(db, event_id) : [])
  const rows = await selectRegistrations(db).where(attendsEvent(event_id)).where('registrations.status', 'in', notifiedStatuses).execute()
  for (const row of rows)
    if (holders.has(row.id)) await context.enqueue(issueTicket, { registration_id: row.id, reason, cancelled: event_id })
    else
      await writeToGuest(context, 'cancel_activity', row, {
        occurrence: `${row.id} activity ${event_id}`,
        reason,
        values: { activity: activity.title, ...whenAndWhere(context, activity, row.language as 'fr' | 'en') },
      })
}
