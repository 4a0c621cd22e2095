import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { withdrawHandouts } from '../handouts/give-out.ts'
import { removePictures } from '../presentation/pictures.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { otherDatesIn } from '../series/dates-in-scope.ts'
import { renewTicketsOf } from '../steps/renew-tickets-of.ts'

const reasons = {
  registrations: w.holdRegistrations,
  activities: w.holdActivities,
  bills: w.holdBills,
  documents: w.holdDocuments,
  prices: w.holdPrices,
}

/** How many of each hang on an event and keep it. */
async function holdersOf(db: Queries, id: number): Promise<Record<keyof typeof reasons, number>> {
  const { rows } = await sql<Record<keyof typeof reasons, number>>`select
    (select count(*)::int from registrations where event_id = ${id})
      + (select count(*)::int from registration_activities where activity_id = ${id}) as registrations,
    (select count(*)::int from events where parent_id = ${id}) as activities,
    (select count(*)::int from bills where morph = 'Event' and morph_id = ${id}) as bills,
    (select count(*)::int from documents where event_id = ${id} and opens is null) as documents,
    (select count(*)::int from prices p where activity_id = ${id}
      and (retired_at is null or exists (select from registrations where price_id = p.id))) as prices`.execute(db)
  return rows[0] as Record<keyof typeof reasons, number>
}

const authorizeRemoval = ({ actor }: Context, event: EventFacts): void =>
  authorize(may.changeEvent(actor, event) && actor.profile !== 'CNS')

/** Deletes an event, or several dates of its series. @throws 409 saying each thing that hangs on it: it is cancelled or archived instead */
export const removeEvent: Verb<typeof eventsContract.remove> = async (context, { params, query }) => {
  const { db, now } = context
  const event = await getEvent(db, params.id)
  authorizeRemoval(context, event)
  const others = await otherDatesIn(db, event, query?.scope, now)
  for (const id of [event.id, ...others]) await removeOne(context, await getEvent(db, id), others.length > 0)
  return { done: true as const }
}

/** Each thing that keeps an event, in words. */
async function reasonsOf({ db, language }: Context, event: EventFacts): Promise<{ field: string; message: string }[]> {
  const holders = Object.entries(await holdersOf(db, event.id)).filter(([, n]) => n > 0)
  return holders.map(([field, n]) => ({ field, message: language.say(reasons[field as keyof typeof reasons], { n }) }))
}

/** Asked as soon as somebody means to delete: they confirm nothing that would be refused. */
export const previewDeletion: Verb<typeof eventsContract.previewDeletion> = async (context, { params }) => {
  const event = await getEvent(context.db, params.id)
  authorizeRemoval(context, event)
  const details = await reasonsOf(context, event)
  return { refusal: details.length === 0 ? null : { message: context.language.say(eventsErrors.notDeletable), details } }
}

async function removeOne(context: Context, event: EventFacts, isOfSeveral: boolean): Promise<void> {
  const { db, language } = context
  const details = await reasonsOf(context, event)
  const start = isOfSeveral ? event.start_date : null
  const dated = (reason: string): string => (start ? language.say(seriesWords.dateMark, { start, reason }) : reason)
  if (details.length > 0)
    refuse(
      eventsErrors.notDeletable,
      {},
      details.map(({ field, message }) => ({ field, message: dated(message) })),
    )
  await removePictures(context, event.id)
  await withdrawHandouts(context, event.id)
  for (const table of ['slots', 'event_partners', 'prices', 'event_places'] as const)
    await db.deleteFrom(table).where('event_id', '=', event.id).execute()
  await db.deleteFrom('events').where('id', '=', event.id).execute()
  if (event.parent_id !== null) await renewTicketsOf(context, await getEvent(db, event.parent_id))
  if (event.series_id !== null) await leaveSeries(db, event.series_id, event.series_day)
  await trace(context, { action: 'delete_event', info: event.title })
}

/** A date deleted is one the series leaves out; without any date left, the series goes too. */
async function leaveSeries(db: Queries, id: number, day: string | null): Promise<void> {
  await db
    .updateTable('event_series')
    .set({ excluded_days: sql`array_append(excluded_days, ${day})` })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('event_series')
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from events where events.series_id = event_series.id)`)
    .execute()
}
