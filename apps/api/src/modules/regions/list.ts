import { overlapsOf, uncoveredDepartements } from '@kxo/domain/regions/arrangement'
import type { RegionLine, regionsContract } from '@kxo/domain/regions/contract'
import { regionList } from '@kxo/domain/regions/list'
import { textOfDepartements } from '@kxo/domain/regions/rules'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { openRegions } from './open-regions.ts'
import { presentRegion } from './present.ts'
import { allRegions, countsByRegion, fullName, type RegionRecord, selectRegions } from './queries.ts'

const plan = planOf(
  regionList,
  {
    name: 'regions.name',
    country: 'regions.country',
    departements: { at: sql`array_to_string(regions.departements, ';')` },
    referent_name: { at: fullName('referents') },
  },
  {
    search: sql`searchable(regions.name || ' ' || array_to_string(regions.departements, ' '))`,
    sort: 'name',
    id: sql.ref('regions.id'),
  },
)

const columns = exportsOf(regionList, { departements: ({ departements }) => textOfDepartements(departements) })

async function withCounts(rows: RegionRecord[], db: Queries): Promise<RegionLine[]> {
  const regions = await allRegions(db)
  const counts = await countsByRegion(db, regions)
  const overlaps = overlapsOf(regions)
  return rows.map((row) => ({
    ...presentRegion(row),
    ...(counts.get(row.id) ?? { contacts: 0, companies: 0, events: 0 }),
    overlaps: overlaps
      .filter(({ departement, names }) => row.departements.includes(departement) && names.includes(row.name))
      .map(({ departement }) => departement),
  }))
}

/** Regions with what each has, counted once for the page. */
export const listRegions: Verb<typeof regionsContract.list> = async (context, { query }) => {
  openRegions(context)
  return listOrExport(context, 'export_regions', {
    name: 'regions',
    plan,
    asked: query,
    query: selectRegions,
    present: withCounts,
    columns,
  })
}

/** What is wrong with the arrangement, and who it leaves aside. */
export const readCoverage: Verb<typeof regionsContract.coverage> = async (context) => {
  openRegions(context)
  const regions = await allRegions(context.db)
  const aside = (await countsByRegion(context.db, regions)).get(0)
  return {
    contacts: aside?.contacts ?? 0,
    companies: aside?.companies ?? 0,
    uncovered: uncoveredDepartements(regions),
    overlaps: overlapsOf(regions),
  }
}
