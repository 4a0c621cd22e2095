import { overlapsOf, uncoveredDepartements } from '@kxo/domain/regions/arrangement'
import type { RegionLine, regionsContract } from '@kxo/domain/regions/contract'
import { textOfDepartements } from '@kxo/domain/regions/rules'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { exportList } from '../traces/index.ts'
import { openRegions } from './open-regions.ts'
import { presentRegion } from './present.ts'
import { allRegions, countsByRegion, fullName, type RegionRecord, selectRegions } from './queries.ts'

const plan: ListPlan = {
  fields: {
    name: { at: sql.ref('regions.name'), kind: 'text' },
    country: { at: sql.ref('regions.country'), kind: 'text' },
    departements: { at: sql`array_to_string(regions.departements, ';')`, kind: 'text' },
    referent_name: { at: fullName('referents'), kind: 'text' },
  },
  search: sql`searchable(regions.name || ' ' || array_to_string(regions.departements, ' '))`,
  sort: 'name',
  id: sql.ref('regions.id'),
}

const columns: Readonly<Record<string, ExportColumn<RegionLine>>> = {
  name: { label: w.name, kind: 'text', value: (row) => row.name },
  country: { label: w.country, kind: 'text', value: (row) => row.country },
  departements: { label: w.departements, kind: 'text', value: (row) => textOfDepartements(row.departements) },
  contacts: { label: w.contacts, kind: 'number', value: (row) => row.contacts },
  companies: { label: w.companies, kind: 'number', value: (row) => row.companies },
  events: { label: w.events, kind: 'number', value: (row) => row.events },
  referent_name: { label: w.referent, kind: 'text', value: (row) => row.referent_name },
}

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
  if (query.format) {
    return exportList(context, 'export_regions', {
      name: 'regions',
      plan,
      asked: query,
      query: selectRegions,
      present: withCounts,
      columns,
    })
  }
  const page = await listed(selectRegions(context.db), plan, query)
  return { ...page, results: await withCounts(page.results, context.db) }
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
