import { full, list } from '../../kernel/list.ts'
import { planningWords as w } from '../words.ts'
import type { SlotLine } from './slot-contract.ts'

/** The slots of a period, as they are taken away. */
export const slotList = list<SlotLine>()({
  start_at: { label: w.start, kind: 'instant', ...full },
  end_at: { label: w.end, kind: 'instant', isExported: true },
  event_title: { label: w.event, kind: 'text', ...full },
  label: { label: w.slot, kind: 'text', isExported: true },
  room: { label: w.room, kind: 'text', ...full },
  location: { label: w.location, kind: 'text', ...full },
  partners: { label: w.staff, kind: 'text', isExported: true },
  people: { label: w.expected, kind: 'number', isExported: true },
  is_published: { label: w.published, kind: 'flag', isExported: true },
})
