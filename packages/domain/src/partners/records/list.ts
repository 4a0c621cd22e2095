import { paperState } from '../../documents/requests/paper-state.ts'
import { full, list } from '../../kernel/list.ts'
import { partnerKind } from '../kind.ts'
import { partnerStatus } from '../status.ts'
import type { PartnerSummary } from './record-contract.ts'
import { partnerRecordWords as w } from './record-words.ts'

/** Everyone who delivers or supports. */
export const partnerList = list<PartnerSummary>()({
  name: { label: w.name, kind: 'text', ...full, width: 190 },
  organisation: { label: w.organisation, kind: 'text', ...full, width: 150 },
  kind: { label: w.kind, kind: 'code', of: partnerKind, ...full, width: 110 },
  status: { label: w.status, kind: 'code', of: partnerStatus, ...full, width: 110 },
  skills: { label: w.skills, kind: 'text', isFilterable: true, isExported: true, width: 210 },
  papers: { label: w.papers, kind: 'code', of: paperState, isExported: true, width: 130 },
  next_date: { label: w.nextDate, kind: 'instant', isExported: true, width: 165 },
  hours: { label: w.hours, kind: 'number', isExported: true, width: 140 },
  validated: { label: w.validatedHours, kind: 'number', isExported: true, width: 200 },
  day_rate: { label: w.dayRate, kind: 'money', ...full, width: 120 },
})
