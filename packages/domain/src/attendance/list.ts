import { list } from '../kernel/list.ts'
import type { SheetRow } from './sheet.ts'
import { attendanceWords as w } from './words.ts'

/** Half-days with what is signed and missing. */
export const sheetList = list<SheetRow>()({
  event_title: { label: w.event, kind: 'text', isSortable: true, width: 190 },
  start_at: { label: w.date, kind: 'instant', isSortable: true, isFilterable: true, width: 115 },
  half: { label: w.halfDay, kind: 'text', width: 215, isWhole: true },
  state: { label: w.state, kind: 'text', width: 115 },
  place: { label: w.place, kind: 'text', isHidden: true, width: 150 },
  partners: { label: w.partners, kind: 'text', width: 110 },
  expected: { label: w.expected, kind: 'number', width: 80 },
  signed: { label: w.signedColumn, kind: 'number', width: 100 },
  absent: { label: w.absentColumn, kind: 'number', width: 90 },
  partner_signed: { label: w.partnerSigned, kind: 'flag', width: 130 },
})
