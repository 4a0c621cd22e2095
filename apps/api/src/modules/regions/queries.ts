import { accountStatus } from '@kxo/domain/identity/status'
import type { Coverage } from '@kxo/domain/regions/rules'
import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Regions } from '../../platform/database-types.ts'
import { countEventsByRegion } from './events-of-region.ts'

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

type Counted = { kind: 'contacts' | 'companies'; region_id: number | null; n: number }
export type RegionCounts = { contacts: number; companies: number; events: number }

/** How many people, companies and events each region has (key 0: none). */
export async function countsByRegion(db: Queries, regions: readonly (Coverage & { id: number })[]): Promise<Map<number, RegionCounts>> {
  const { rows } = await sql<Counted>`
    select 'contacts' as kind, region_id, count(*)::integer as n
      from users where status <> ${deleted} and merged_into_id is null group by region_id
    union all select 'companies', region_id, count(*)::integer
      from companies where archived_at is null and merged_into_id is null group by region_id`.execute(db)
  const counts = new Map<number, RegionCounts>()
  const add = (kind: keyof RegionCounts, id: number, n: number): void => {
    const known = counts.get(id) ?? { contacts: 0, companies: 0, events: 0 }
    counts.set(id, { ...known, [kind]: known[kind] + n })
  }
  for (const { kind, region_id, n } of rows) add(kind, region_id ?? 0, n)
  for (const [id, n] of await countEventsByRegion(db, regions)) add('events', id, n)
  return counts
}
