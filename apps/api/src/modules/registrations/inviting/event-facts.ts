import { formatRange } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { RegistrationRow } from '../queries.ts'

/** Where an event is held, as its mails say it. */
export async function placeOfEvent(db: Queries, event_id: number): Promise<string> {
  const found = await db
    .selectFrom('events')
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .select(sql<string>`coalesce(locations.name, events.town, '')`.as('place'))
    .where('events.id', '=', event_id)
    .executeTakeFirst()
  return found?.place ?? ''
}

/** The dates of an event as its own clock tells them, in the language of the person. */
export const datesFor = ({ start_date, end_date, time_zone: zone, language }: RegistrationRow): string =>
  start_date ? formatRange(start_date, end_date ?? start_date, language as 'fr' | 'en', { zone }) : ''

/** What an event's mails say of it: its dates and where it is held. */
export const factsOfEvent = async ({ db }: Context, row: RegistrationRow): Promise<{ dates: string; place: string }> => ({
  dates: datesFor(row),
  place: await placeOfEvent(db, row.event_id),
})
