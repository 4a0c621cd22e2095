import type { Facets } from '@kxo/domain/events/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { allRegions, countEventsByRegion } from '../../regions/index.ts'
import { groupFacets, themeFacets } from '../themes/themes-in-catalogue.ts'

/** Values a filter offers, at most. */
const most = 200

type Column = 'town' | 'entity' | 'level' | 'language'
type Counted = { of: Column; name: string; id: number | null; count: number }

/** Towns, organisers, levels and languages of some events, in one reading of them. */
async function columnFacets(db: Queries, among: RawBuilder<SqlBool>) {
  const { rows } = await sql<Counted>`
    with shown as materialized (select events.town, events.entity_id, events.level, events.languages from events where ${among})
    (select 'town' as of, town as name, null::bigint as id, count(*)::int as count from shown where town <> '' group by town order by town limit ${most})
    union all
    (select 'entity', entities.name, entities.id, count(*)::int from shown join entities on entities.id = shown.entity_id
      group by entities.id, entities.name order by entities.name limit ${most})
    union all
    (select 'level', level, null, count(*)::int from shown where level <> '' group by level order by level limit ${most})
    union all
    (select 'language', spoken, null, count(*)::int from shown, unnest(shown.languages) as spoken where spoken <> ''
      group by spoken order by spoken limit ${most})`.execute(db)
  return (column: Column) => rows.filter((row) => row.of === column)
}

/** Regions with how many of some events each has; none where the tenant has none. */
async function regionFacets(db: Queries, among: RawBuilder<SqlBool>): Promise<Facets['regions']> {
  const regions = await allRegions(db)
  if (regions.length === 0) return []
  const counts = await countEventsByRegion(db, regions, among)
  return regions.flatMap(({ id, name }) => (counts.has(id) ? [{ id, name, count: counts.get(id) ?? 0 }] : []))
}

/** What the filters of a catalogue offer among its events. */
export async function facetsOf({ db }: Pick<Context, 'db'>, among: RawBuilder<SqlBool>): Promise<Facets> {
  const events = sql`from events where ${among}`
  const of = await columnFacets(db, among)
  return {
    groups: await groupFacets(db, events),
    themes: await themeFacets(db, events),
    towns: of('town').map(({ name, count }) => ({ name, count })),
    regions: await regionFacets(db, among),
    entities: of('entity').map(({ id, name, count }) => ({ id: id ?? 0, name, count })),
    levels: of('level').map(({ name, count }) => ({ name, count })),
    languages: of('language').map(({ name, count }) => ({ name, count })),
  }
}
