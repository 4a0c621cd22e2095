import { eventNature, onboarding, sequentialMode, trainingKind } from '@kxo/domain/events/nature'
import { announcement } from '@kxo/domain/events/publication/announcement'
import { type Availability, availabilityOf } from '@kxo/domain/events/rules'
import { Sheet } from '@kxo/domain/events/sheet'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Events } from '../../platform/database-types.ts'
import { partnersOf } from '../partners/index.ts'
import { registrationCodes } from './dependencies.ts'
import { type ThemeOfEvent, themesOfEvent } from './themes/event-themes.ts'

/** Of a partner taken off an event. */
export const noPartner = partnerStatus.codeOf('deleted')

export type Places = {
  max_participants: number | null
  taken: number
  /** People who wait for a place. */
  waiting: number
  overbooking_allowed: boolean
  has_waiting_list: boolean
}
/** Whether an event is shown first because somebody paid for it; its tenant’s own choice (`is_displayed_first`) stands beside. */
export const isBoosted = sql<boolean>`exists (
  select from running_boosts b where b.tenant_id = events.tenant_id and b.event_id = events.id)`

export type EventRow = Selectable<Events> & Places & { themes: ThemeOfEvent[]; is_boosted: boolean }

/** An event as verbs read it: keys of its catalogues, its sheet, its places. */
export const eventFrom = (row: EventRow) => {
  const sheet = z.safeParse(Sheet, row.sheet)
  return {
    ...row,
    nature: eventNature.keyOf(row.nature),
    onboarding: onboarding.keyOf(row.onboarding),
    announcement: announcement.keyOf(row.announcement),
    sequential_mode: sequentialMode.keyOf(row.sequential_mode),
    type_formation: row.type_formation === null ? null : trainingKind.keyOf(row.type_formation),
    sheet: sheet.success ? sheet.data : ({} as Sheet),
  }
}
export type EventFacts = ReturnType<typeof eventFrom>

export const placeName = sql<string | null>`(select name from locations where locations.id = events.location_id)`

export const eventsWithPlaces = (db: Queries) =>
  db
    .selectFrom('events')
    .innerJoin('event_places', (join) =>
      join.onRef('event_places.tenant_id', '=', 'events.tenant_id').onRef('event_places.event_id', '=', 'events.id'),
    )
    .selectAll('events')
    .select([themesOfEvent.as('themes'), isBoosted.as('is_boosted')])
    .select([
      'event_places.max_participants',
      'event_places.taken',
      'event_places.waiting',
      'event_places.overbooking_allowed',
      'event_places.has_waiting_list',
    ])

export async function findEvent(db: Queries, id: number): Promise<EventFacts | undefined> {
  const row = await eventsWithPlaces(db).where('events.id', '=', id).executeTakeFirst()
  return row && eventFrom(row)
}

/** The event of an address, as it is printed in mails and on posters. */
export async function findEventByUrl(db: Queries, url: string): Promise<EventFacts | undefined> {
  const row = await eventsWithPlaces(db).where('events.url', '=', url.toLowerCase()).executeTakeFirst()
  return row && eventFrom(row)
}

/** @throws 404 */
export const getEvent = async (db: Queries, id: number): Promise<EventFacts> => found(await findEvent(db, id))

/** The one answer on whether an event can be registered for now. */
export const availabilityAt = (event: EventFacts, now: Date) => availabilityOf(event, now)

/** The SQL twin of `availabilityOf`, for filters over the lists. */
export const availabilitySql = sql<string>`case
  when not events.is_active or events.cancelled_at is not null then 'inactive'
  when events.closed_at is not null or coalesce(events.end_date, case when not events.is_asynchronous then events.start_date end) < now() then 'expired'
  when coalesce(events.limit_date, case when not events.is_asynchronous then events.start_date end) < now() then 'pastLimitDate'
  when events.opening_date > now() then 'notYetOpen'
  when event_places.taken >= event_places.max_participants and not event_places.overbooking_allowed
    then case when event_places.has_waiting_list then 'waitingList' else 'full' end
  else 'available' end`

/** What `availabilityOf` answers of several events at once. */
export async function availabilitiesOf(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, Availability>> {
  if (ids.length === 0) return new Map()
  const rows = await eventsWithPlaces(db)
    .clearSelect()
    .select(['events.id', availabilitySql.as('availability')])
    .where('events.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, availability }) => [id, availability as Availability]))
}

/** Half-days of an event in their order, with their room and who teaches. */
export const slotsOf = async (db: Queries, event_id: number) => (await slotsOfEach(db, [event_id])).get(event_id) ?? []

/** Half-days of several events, each in their order; an event without any is absent. */
export async function slotsOfEach(db: Queries, ids: readonly number[]) {
  const found = ids.length === 0 ? [] : await slotRows(db, ids).execute()
  const people = found.length === 0 ? [] : await partnersOf(db, ...ids)
  const slots = found.map(({ event_id, ...slot }) => {
    const partners = people.filter((one) => one.event_id === event_id && one.slot_ids.includes(slot.id))
    return { event_id, slot: { ...slot, partners: partners.map(({ first_name, last_name }) => `${first_name} ${last_name}`) } }
  })
  return new Map([...Map.groupBy(slots, ({ event_id }) => event_id)].map(([id, some]) => [id, some.map(({ slot }) => slot)]))
}

const slotRows = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('slots')
    .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'rooms.tenant_id').onRef('locations.id', '=', 'rooms.location_id'),
    )
    .select(['slots.event_id', 'slots.id', 'slots.start_at', 'slots.end_at', 'slots.title', 'slots.room_id'])
    .select(['rooms.name as room_name', 'locations.name as location_name'])
    .where('slots.event_id', 'in', ids)
    .orderBy('slots.start_at')
    .orderBy('slots.id')

/** The days of the slots of events that leave some out, each in its own zone; a slot that ends at midnight does not last into that day. */
export async function partedDays(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ event_id: number; days: string[] }>`
    select slots.event_id, array_agg(distinct to_char(day, 'YYYY-MM-DD')) as days
    from slots join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id,
      generate_series(
        (slots.start_at at time zone events.time_zone)::date,
        (greatest(slots.start_at, slots.end_at - interval '1 millisecond') at time zone events.time_zone)::date,
        '1 day'
      ) as day
    where slots.event_id = any(${ids}::bigint[])
    group by slots.event_id
    having count(distinct day) <= max(day)::date - min(day)::date`.execute(db)
  return new Map(rows.map(({ event_id, days }) => [event_id, days]))
}

/** Whether a person is registered for an event, invited to it, or a partner of it. */
export async function takesPart(db: Queries, event_id: number, user_id: number | null): Promise<boolean> {
  if (user_id === null) return false
  const { takes } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from registrations where event_id = ${event_id} and user_id = ${user_id} and status <> ${registrationCodes().cancelled})
        or exists (select from event_partners where event_id = ${event_id} and user_id = ${user_id} and status <> ${noPartner})`.as(
        'takes',
      ),
    )
    .executeTakeFirstOrThrow()
  return takes
}
