import { full, list } from '../kernel/list.ts'
import type { LocationSummary } from './contract.ts'
import { locationKind } from './kind.ts'
import { locationsWords as w } from './words.ts'

/** Places of the tenant. */
export const locationList = list<LocationSummary>()({
  name: { label: w.name, kind: 'text', ...full, width: 230 },
  town: { label: w.town, kind: 'text', ...full, width: 160 },
  kind: { label: w.kind, kind: 'code', of: locationKind, ...full, width: 150 },
  rooms_count: { label: w.rooms, kind: 'number', ...full, width: 100 },
  capacity: { label: w.capacity, kind: 'number', ...full, width: 110 },
  is_accessible: { label: w.accessible, kind: 'flag', isFilterable: true, isExported: true, width: 130 },
  equipment: { label: w.equipment, kind: 'text', isFilterable: true },
  upcoming_count: { label: w.upcoming, kind: 'number', isExported: true, width: 150 },
  booked_hours: { label: w.bookedHours, kind: 'number', isExported: true, width: 200 },
})
