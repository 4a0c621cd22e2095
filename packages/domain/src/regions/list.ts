import { full, list } from '../kernel/list.ts'
import type { RegionEvent, RegionLine, RegionPerson } from './contract.ts'
import { regionsWords as w } from './words.ts'

/** The territories of the tenant. */
export const regionList = list<RegionLine>()({
  name: { label: w.name, kind: 'text', ...full, width: 230 },
  country: { label: w.country, kind: 'text', isSortable: true, isExported: true, width: 130 },
  departements: { label: w.departements, kind: 'text', isFilterable: true, isExported: true, width: 270 },
  contacts: { label: w.contacts, kind: 'number', isExported: true, width: 110 },
  companies: { label: w.companies, kind: 'number', isExported: true, width: 120 },
  events: { label: w.events, kind: 'number', isExported: true, width: 120 },
  referent_name: { label: w.referent, kind: 'text', ...full, width: 170 },
})

/** People of one of them. */
export const regionPersonList = list<RegionPerson>()({
  full_name: { label: w.name, kind: 'text', isSortable: true, isFilterable: true, width: 220 },
  mail: { label: w.mail, kind: 'text', isSortable: true, isFilterable: true, width: 240 },
  code_postal: { label: w.postalCode, kind: 'text', isSortable: true, isFilterable: true, width: 120 },
  town: { label: w.town, kind: 'text', isSortable: true, isFilterable: true, width: 160 },
  is_region_manual: { label: w.manual, kind: 'flag', isFilterable: true, width: 140 },
})

/** What is held in one of them. */
export const regionEventList = list<RegionEvent>()({
  title: { label: w.eventTitle, kind: 'text', isSortable: true, isFilterable: true, width: 320 },
  start_date: { label: w.startDate, kind: 'instant', isSortable: true, isFilterable: true, width: 130 },
  location_name: { label: w.place, kind: 'text', isSortable: true, isFilterable: true, width: 220 },
})
