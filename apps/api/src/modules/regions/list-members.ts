import type { regionsContract } from '@kxo/domain/regions/contract'
import { regionEventList, regionPersonList } from '@kxo/domain/regions/list'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { filtered } from '../../platform/lists/list-filters.ts'
import { planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { isInRegion } from './events-of-region.ts'
import { openRegions } from './open-regions.ts'
import { allRegions, deleted, findRegion, fullName } from './queries.ts'

const peoplePlan = planOf(
  regionPersonList,
  {
    full_name: { at: sql`users.last_name || ' ' || users.first_name` },
    mail: 'users.mail',
    code_postal: 'users.code_postal',
    town: 'users.town',
    is_region_manual: 'users.is_region_manual',
  },
  { search: sql.ref('users.search'), sort: 'full_name', id: sql.ref('users.id') },
)
const eventsPlan = planOf(
  regionEventList,
  { title: 'events.title', start_date: 'events.start_date', location_name: { at: sql`coalesce(locations.name, events.town, '')` } },
  { search: sql.ref('events.search'), sort: '-start_date', id: sql.ref('events.id') },
)
const choiceLimit = 30

export const listPeople: Verb<typeof regionsContract.people> = async (context, { params, query }) => {
  openRegions(context)
  found(await findRegion(context.db, params.id))
  const people = context.db
    .selectFrom('users')
    .select(['users.id', 'users.mail', 'users.code_postal', 'users.town', 'users.is_region_manual'])
    .select(fullName('users').as('full_name'))
    .where('users.region_id', '=', params.id)
    .where('users.status', '<>', deleted)
  return listed(people, peoplePlan, query)
}

export const listEvents: Verb<typeof regionsContract.events> = async (context, { params, query }) => {
  openRegions(context)
  found(await findRegion(context.db, params.id))
  const places = context.db
    .selectFrom('events')
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .select(['events.id', 'events.title', 'events.start_date', sql<string>`coalesce(locations.name, events.town, '')`.as('location_name')])
    .where(await isInRegion(context.db, await allRegions(context.db), params.id))
  return listed(places, eventsPlan, query)
}

/** People a region can be entrusted to. */
export const listReferents: Verb<typeof regionsContract.referents> = async (context, { query }) => {
  openRegions(context)
  const people = context.db
    .selectFrom('users')
    .select(['users.id', fullName('users').as('full_name')])
    .where('users.status', '<>', deleted)
  return filtered(people, peoplePlan, { q: query.q, filters: undefined })
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .limit(choiceLimit)
    .execute()
}
