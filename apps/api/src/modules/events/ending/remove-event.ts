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
import { traceAll } from '../../traces/index.ts'
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

type Holders = Record<keyof typeof reasons, number>

/** How many of each hang on each event and keep it. */
async function holdersOf(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, Holders>> {
  const { rows } = await sql<Holders & { id: number }>`select e.id,
    (select count(*)::int from registrations where event_id = e.id)
      + (select count(*)::int from registration_activities where activity_id = e.id) as registrations,
    (select count(*)::int from events where parent_id = e.id) as activities,
    (select count(*)::int from bills where (morph = 'Event' and morph_id = e.id)
      or id in (select bill_id from boosts where event_id = e.id))
      + (select count(*)::int from quotes where morph = 'Event' and morph_id = e.id) as bills,
    (select count(*)::int from documents where event_id = e.id and opens is null) as documents,
    (select count(*)::int from prices p where activity_id = e.id
      and (retired_at is null or exists (select from registrations where price_id = p.id))) as prices
    from events e where e.tenant_id = current_tenant() and e.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...holders }) => [Number(id), holders]))
}

/** Deletes an event, or several dates of its series. @throws 409 saying each thing that hangs on it: it is cancelled or archived instead */
export const removeEvent: Verb<typeof eventsContract.remove> = async (context, { params, query }) => {
  const { db, now } = context
  const event = await getEvent(db, params.id)
  authorize(may.removeEvent(context.actor, event))
  const others = await otherDatesIn(db, event, query?.scope, now)
  const dates = [event]
  for (const id of others) dates.push(await getEvent(db, id))
  const reasonsFor = await reasonsOf(context, dates)
  for (const date of dates) refuseRemoval(context, reasonsFor(date.id), others.length > 0 ? date.start_date : null)
  await removeKnown(context, dates)
  return { done: true as const }
}

type Holding = { field: string; message: string }

/** Each thing that keeps each event, in words: one statement for hundreds as for one. */
export async function reasonsOf({ db, language }: Context, events: readonly Pick<EventFacts, 'id'>[]): Promise<(id: number) => Holding[]> {
  const holders = await holdersOf(
    db,
    events.map(({ id }) => id),
  )
  return (id) =>
    Object.entries(holders.get(id) ?? {}).flatMap(([field, n]) =>
      n > 0 ? [{ field, message: language.say(reasons[field as keyof typeof reasons], { n }) }] : [],
    )
}

/** @throws 409 saying each thing that keeps an event, of the day it begins where several dates go */
function refuseRemoval({ language }: Context, details: readonly Holding[], start: Date | null): void {
  const dated = (reason: string): string => (start ? language.say(seriesWords.dateMark, { start, reason }) : reason)
  if (details.length > 0)
    refuse(
      eventsErrors.notDeletable,
      {},
      details.map(({ field, message }) => ({ field, message: dated(message) })),
    )
}

/** Asked as soon as somebody means to delete: they confirm nothing that would be refused. */
export const previewDeletion: Verb<typeof eventsContract.previewDeletion> = async (context, { params }) => {
  const event = await getEvent(context.db, params.id)
  authorize(may.removeEvent(context.actor, event))
  const details = (await reasonsOf(context, [event]))(event.id)
  return { refusal: details.length === 0 ? null : { message: context.language.say(eventsErrors.notDeletable), details } }
}

/** Deletes events known to be kept by nothing. */
export async function removeKnown(context: Context, events: readonly EventFacts[]): Promise<void> {
  const { db } = context
  const ids = events.map(({ id }) => id)
  if (ids.length === 0) return
  for (const id of ids) {
    await removePictures(context, id)
    await withdrawHandouts(context, id)
  }
  for (const table of ['slots', 'event_partners', 'prices', 'event_places'] as const)
    await db.deleteFrom(table).where('event_id', 'in', ids).execute()
  await db.deleteFrom('events').where('id', 'in', ids).execute()
  for (const { parent_id, series_id, series_day } of events) {
    if (parent_id !== null) await renewTicketsOf(context, await getEvent(db, parent_id))
    if (series_id !== null) await leaveSeries(db, series_id, series_day)
  }
  await traceAll(
    context,
    events.map(({ title }) => ({ action: 'delete_event' as const, info: title })),
  )
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
