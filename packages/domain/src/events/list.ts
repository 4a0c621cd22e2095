import { choicesOf, full, list } from '../kernel/list.ts'
import { availabilityWords } from './catalogue/availability-words.ts'
import { leftToDoWords as left } from './catalogue/left-to-do-words.ts'
import type { EventRow } from './event-card.ts'
import { forEachFlag, generalFlags } from './general-flags.ts'
import { eventNature, onboarding, trainingKind } from './nature.ts'
import { eventsWords as w } from './words.ts'

/** Events as those who run them list them. */
export const eventList = list<EventRow>()({
  title: { label: w.name, kind: 'text', ...full, width: 244 },
  start_date: { label: w.dates, exportedLabel: w.start, kind: 'instant', ...full, exportedAs: ['start_date', 'end_date'], width: 190 },
  end_date: { label: w.end, kind: 'instant', isSortable: true, isExported: true },
  limit_date: { label: w.limitDate, kind: 'instant', isSortable: true, isExported: true },
  place: { label: w.place, kind: 'text', ...full, width: 150 },
  responsible_name: { label: w.responsible, kind: 'text', ...full, isHidden: true, width: 160 },
  taken: {
    label: w.occupancy,
    exportedLabel: w.placesTaken,
    kind: 'number',
    ...full,
    exportedAs: ['taken', 'max_participants'],
    isWhole: true,
    width: 112,
  },
  max_participants: { label: w.maximum, kind: 'number', isSortable: true, isExported: true },
  availability: {
    label: w.availability,
    kind: 'choice',
    of: choicesOf(availabilityWords),
    isFilterable: true,
    isExported: true,
    isWhole: true,
    width: 166,
  },
  to_validate: { label: w.toValidate, kind: 'number', ...full, width: 88 },
  to_complete: { label: w.toComplete, kind: 'number', ...full, width: 104 },
  price: { label: w.price, exportedLabel: w.priceHt, kind: 'money', isSortable: true, isExported: true, isHidden: true, width: 180 },
  code: { label: w.code, kind: 'text', ...full, isHidden: true, width: 120 },
  nature: { label: w.nature, kind: 'code', of: eventNature, isFilterable: true, isExported: true, isHidden: true, width: 120 },
  type_formation: {
    label: w.typeFormation,
    kind: 'code',
    of: trainingKind,
    isFilterable: true,
    isExported: true,
    isHidden: true,
    width: 160,
  },
  ...forEachFlag(
    (flag) =>
      ({ label: generalFlags[flag].label, kind: 'flag', isFilterable: true, isExported: true, isHidden: true, width: 150 }) as const,
  ),
  onboarding: { label: w.onboarding, kind: 'code', of: onboarding, isFilterable: true, isExported: true, isHidden: true, width: 180 },
  subtitle: { label: w.subtitle, kind: 'text', ...full, isHidden: true, width: 240 },
  level: { label: w.level, kind: 'text', ...full, isHidden: true, width: 140 },
  languages: { label: w.languages, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 160 },
  town: { label: w.town, kind: 'text', ...full, isHidden: true, width: 140 },
  entity_name: { label: w.organiser, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 180 },
  themes: { label: w.themes, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 200 },
  // What a day's work is found by.
  partner_names: { label: left.partners, kind: 'text', isFilterable: true },
  room_names: { label: left.rooms, kind: 'text', isFilterable: true },
  has_unsigned: { label: left.unsigned, kind: 'flag', isFilterable: true },
  has_to_invoice: { label: left.toInvoice, kind: 'flag', isFilterable: true },
  import_id: { label: w.importNumber, kind: 'number', isFilterable: true },
})
