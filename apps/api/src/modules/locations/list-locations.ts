import type { LocationSummary, locationsContract } from '@kxo/domain/locations/contract'
import { locationKind } from '@kxo/domain/locations/kind'
import { locationList } from '@kxo/domain/locations/list'
import { may } from '@kxo/domain/locations/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { wordedExports } from '../fields/index.ts'
import { exportList } from '../traces/index.ts'
import { locationSummaries } from './queries.ts'

const ofRooms = (what: string) => sql<number>`(select ${sql.raw(what)} from rooms where rooms.location_id = locations.id)`
const plan = planOf(
  locationList,
  {
    name: { at: sql`locations.name` },
    town: { at: sql`locations.town` },
    kind: { at: sql`locations.kind` },
    rooms_count: { at: ofRooms('count(*)') },
    capacity: { at: ofRooms('coalesce(sum(capacity), 0)') },
    is_accessible: { at: sql`'step_free' = any(locations.accessibility)` },
    equipment: {
      at: sql`(select string_agg(array_to_string(equipment, ', '), ', ') from rooms where rooms.location_id = locations.id)`,
    },
  },
  { fields: {}, search: sql`locations.search`, sort: 'name', id: sql`locations.id` },
)

type Row = Awaited<ReturnType<ReturnType<typeof locationSummaries>['executeTakeFirstOrThrow']>>
const present = (rows: readonly Row[]): LocationSummary[] => rows.map((row) => ({ ...row, kind: locationKind.keyOf(row.kind) }))

export const listLocations: Verb<typeof locationsContract.list> = async (context, { query }) => {
  authorize(may.readLocations(context.actor))
  const isArchived = query.tab === 'archived'
  const rows = (db: Queries) => locationSummaries(db).where('locations.archived_at', isArchived ? 'is not' : 'is', null)
  if (query.format)
    return exportList(context, 'export_locations', {
      name: 'lieux',
      plan,
      asked: query,
      query: rows,
      present: (some: Row[]) => present(some),
      columns: await wordedExports(context, 'Location', exportsOf(locationList)),
    })
  const page = await listed(rows(context.db), plan, query)
  return { ...page, results: present(page.results) }
}
