import { words } from '@kxo/domain/kernel/sentence'
import type { LocationSummary, locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import { wordedExports } from '../fields/index.ts'
import { exportList } from '../traces/index.ts'
import { locationSummaries } from './queries.ts'

const plan: ListPlan = {
  fields: {
    name: { at: sql`locations.name`, kind: 'text' },
    town: { at: sql`locations.town`, kind: 'text' },
    rooms_count: { at: sql`(select count(*) from rooms where rooms.location_id = locations.id)`, kind: 'number' },
    capacity: { at: sql`(select coalesce(sum(capacity), 0) from rooms where rooms.location_id = locations.id)`, kind: 'number' },
  },
  search: sql`locations.search`,
  sort: 'name',
  id: sql`locations.id`,
}
const labels = words({
  name: { fr: 'Nom', en: 'Name' },
  town: { fr: 'Ville', en: 'Town' },
  rooms: { fr: '{room.pl:cap}', en: '{room.pl:cap}' },
  capacity: { fr: 'Capacité', en: 'Capacity' },
  upcoming: { fr: '{event.pl:cap} à venir', en: 'Upcoming {event.pl}' },
})

export const listLocations: Verb<typeof locationsContract.list> = async (context, { query }) => {
  authorize(may.readLocations(context.actor))
  if (!query.format) return listed(locationSummaries(context.db), plan, query)
  return exportList(context, 'export_locations', {
    name: 'lieux',
    plan,
    asked: query,
    query: locationSummaries,
    present: (rows: LocationSummary[]) => rows,
    columns: await wordedExports<LocationSummary>(context, 'Location', {
      name: { label: labels.name, kind: 'text', value: (row) => row.name },
      town: { label: labels.town, kind: 'text', value: (row) => row.town },
      rooms_count: { label: labels.rooms, kind: 'number', value: (row) => row.rooms_count },
      capacity: { label: labels.capacity, kind: 'number', value: (row) => row.capacity },
      upcoming_count: { label: labels.upcoming, kind: 'number', value: (row) => row.upcoming_count },
    }),
  })
}
