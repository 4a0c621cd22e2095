import { type Coverage, type Place, regionOf } from '@kxo/domain/regions/rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

type Region = Coverage & { id: number }
type PlaceOfEvents = Place & { region_id: number | null; n: number }

/** The country an event is held in: its place's, else the one it says. */
const country = sql`coalesce(locations.country, events.country)`

/** How many events each region has (key 0: none): the one chosen by hand, else that of where they are held (ID-20). */
export async function countEventsByRegion(
  db: Queries,
  regions: readonly Region[],
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Map<number, number>> {
  const { rows } = await sql<PlaceOfEvents>`
    select events.region_id, locations.code_postal, ${country} as country, count(*)::integer as n
    from events left join locations on locations.tenant_id = events.tenant_id and locations.id = events.location_id
    where (events.region_id is not null or events.location_id is not null or events.country is not null) and ${among}
    group by events.region_id, locations.code_postal, ${country}`.execute(db)
  const counts = new Map<number, number>()
  for (const { region_id, n, ...place } of rows) {
    const id = region_id ?? regionOf(regions, place)?.id ?? 0
    counts.set(id, (counts.get(id) ?? 0) + n)
  }
  return counts
}

/** That a row of `events` counts in a region. */
export async function isInRegion(db: Queries, regions: readonly Region[], id: number): Promise<RawBuilder<SqlBool>> {
  const places = await db.selectFrom('locations').select(['id', 'code_postal', 'country']).execute()
  const countries = await db
    .selectFrom('events')
    .select('country')
    .distinct()
    .where('location_id', 'is', null)
    .where('country', 'is not', null)
    .execute()
  const holds = (place: Place): boolean => regionOf(regions, place)?.id === id
  const locations = places.filter(holds).map((place) => place.id)
  const abroad = countries.filter(({ country }) => holds({ code_postal: null, country })).map(({ country }) => country)
  return sql<SqlBool>`(events.region_id = ${id} or (events.region_id is null and (events.location_id = any(${locations}::bigint[])
    or (events.location_id is null and events.country = any(${abroad}::text[])))))`
}
