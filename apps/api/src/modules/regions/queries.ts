import type { Selectable } from 'kysely'
import type { Regions } from '../../platform/database-types.ts'
import type { Queries } from '../../platform/tenancy.ts'

export type RegionRow = Selectable<Regions>

/** All the regions of the tenant, by name. */
export const allRegions = (db: Queries): Promise<RegionRow[]> =>
  db.selectFrom('regions').selectAll().orderBy('name').orderBy('id').execute()
