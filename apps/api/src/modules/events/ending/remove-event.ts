import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getEvent } from '../queries.ts'

const reasons = { registrations: w.holdRegistrations, activities: w.holdActivities, bills: w.holdBills, documents: w.holdDocuments }

/** How many of each hang on an event and keep it. */
async function holdersOf(db: Queries, id: number): Promise<Record<keyof typeof reasons, number>> {
  const { rows } = await sql<Record<keyof typeof reasons, number>>`select
    (select count(*)::int from registrations where event_id = ${id})
      + (select count(*)::int from registration_activities where activity_id = ${id}) as registrations,
    (select count(*)::int from events where parent_id = ${id}) as activities,
    (select count(*)::int from bills where morph = 'Event' and morph_id = ${id}) as bills,
    (select count(*)::int from documents where event_id = ${id}) as documents`.execute(db)
  return rows[0] as Record<keyof typeof reasons, number>
}

/** @throws 409 saying each thing that hangs on it: it is cancelled or archived instead */
export const removeEvent: Verb<typeof eventsContract.remove> = async (context, { params }) => {
  const { db, actor } = context
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event) && actor.profile !== 'CNS')
  const holders = Object.entries(await holdersOf(db, event.id)).filter(([, n]) => n > 0)
  if (holders.length > 0)
    refuse(
      eventsErrors.notDeletable,
      {},
      holders.map(([field, n]) => ({ field, message: context.language.say(reasons[field as keyof typeof reasons], { n }) })),
    )
  await db.deleteFrom('slots').where('event_id', '=', event.id).execute()
  await db.deleteFrom('event_partners').where('event_id', '=', event.id).execute()
  await db.deleteFrom('prices').where('event_id', '=', event.id).execute()
  await db.deleteFrom('event_places').where('event_id', '=', event.id).execute()
  await db.deleteFrom('events').where('id', '=', event.id).execute()
  await trace(context, { action: 'delete_event', info: event.title })
  return { done: true as const }
}
