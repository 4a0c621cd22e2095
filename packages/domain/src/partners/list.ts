import { full, list } from '../kernel/list.ts'
import type { PartnerPart } from './functions-contract.ts'
import { partnerStatus } from './status.ts'
import { partnersWords as w } from './words.ts'

/** The events where a person has one kind of part. */
export const partList = list<PartnerPart>()({
  title: { label: w.event, kind: 'text', ...full, width: 300 },
  start_date: { label: w.dates, kind: 'instant', ...full, width: 130 },
  role_title: { label: w.role, kind: 'text', isExported: true, width: 200 },
  minutes: { label: w.taughtHours, kind: 'number', isExported: true, width: 110 },
  validated: { label: w.validatedHours, kind: 'number', isExported: true, width: 130 },
  status: { label: w.status, kind: 'code', of: partnerStatus, isSortable: true, isExported: true, isBadge: true, width: 130 },
})
