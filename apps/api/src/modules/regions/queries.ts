import { accountStatus } from '@kxo/domain/identity/status'
import { type Coverage, type Place, regionOf } from '@kxo/domain/regions/rules'
import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Regions } from '../../platform/database-types.ts'

export type RegionRow = Selectable<Regions>
export const deleted = accountStatus.codeOf('deleted')
export const fullName = (table: string) => sql<string>`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`

/** All the regions of the tenant, by name. */
export const allRegions = (db: Queries): Promise<RegionRow[]> =>
  db.selectFrom('regions').selectAll().orderBy('name').orderBy('id').execute()

/** Regions with the name of who answers for each. */
export const selectRegions = (db: Queries) =>
  db
    .selectFrom('regions')
    .leftJoin('users as referents', (join) =>
      join.onRef('referents.tenant_id', '=', 'regions.tenant_id').onRef('referents.id', '=', 'regions.referent_id'),
    )
    .selectAll('regions')
    .select(fullName('referents').as('referent_name'))
export type RegionRecord = Awaited<ReturnType<ReturnType<typeof selectRegions>['executeTakeFirstOrThrow']>>

export const findRegion = (db: Queries, id: number): Promise<RegionRecord | undefined> =>
  selectRegions(db).where('regions.id', '=', id).executeTakeFirst()

/** Regions are arranged one change at a time: what two of them may not share is checked, then written. */
export const lockArrangement = (db: Queries, tenantId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('regions', ${tenantId}))`.execute(db)

type Counted = {
  kind: 'contacts' | 'companies' | 'events'
  region_id: number | null
  code_postal: string | null
  country: string | null
  n: number
}
export type RegionCounts = { contacts: number; companies: number; events: number }

/** How many people, companies and events each region has (key 0: none), in one statement; an event is where it is held. */
export async function countsByRegion(db: Queries, regions: readonly (Coverage & { id: number })[]): Promise<Map<number, RegionCounts>> {
  const { rows } = await sql<Counted>`
    select 'contacts' as kind, region_id, null as code_postal, null as country, count(*)::integer as n
      from users where status <> ${deleted} and merged_into_id is null group by region_id
    union all select 'companies', region_id, null, null, count(*)::integer
      from companies where archived_at is null and merged_into_id is null group by region_id
    union all select 'events', null, locations.code_postal, locations.country, count(*)::integer
      from events join locations on locations.tenant_id = events.tenant_id and locations.id = events.location_id
      group by locations.code_postal, locations.country`.execute(db)
  const counts = new Map<number, RegionCounts>()
  for (const { kind, region_id, n, ...place } of rows) {
    const id = (kind === 'events' ? regionOf(regions, place)?.id : region_id) ?? 0
    const known = counts.get(id) ?? { contacts: 0, companies: 0, events: 0 }
    counts.set(id, { ...known, [kind]: known[kind] + n })
  }
  return counts
}

/** Places events are held at that fall in a region. */
export async function locationsIn(db: Queries, regions: readonly RegionRow[], id: number): Promise<number[]> {
  const places = await db.selectFrom('locations').select(['id', 'code_postal', 'country']).execute()
  return places.filter((place: Place) => regionOf(regions, place)?.id === id).map((place) => place.id)
}
