import { full, list } from '../kernel/list.ts'
import { documentCategory } from './category.ts'
import type { Document } from './contract.ts'
import { documentRestriction } from './restriction.ts'
import { documentStatus } from './status.ts'
import { documentsWords as w } from './words.ts'

/** Documents a person may see, of everyone or of one record. */
export const documentList = list<Document>()({
  name: { label: w.name, kind: 'text', isSortable: true, isExported: true, width: 320 },
  category: { label: w.category, kind: 'code', of: documentCategory, ...full, width: 150 },
  user_name: { label: w.person, kind: 'text', isSortable: true, isExported: true, width: 150 },
  event_title: { label: w.event, kind: 'text', isSortable: true, isExported: true, width: 150 },
  start_date: { label: w.dates, kind: 'instant', isSortable: true, width: 190 },
  minutes: { label: w.hours, kind: 'number', width: 120 },
  valid_until: { label: w.validUntil, kind: 'day', width: 130 },
  status: { label: w.status, kind: 'code', of: documentStatus, isSortable: true, isExported: true, isBadge: true, width: 120 },
  restriction: { label: w.visibility, kind: 'code', of: documentRestriction, isSortable: true, isExported: true },
  sent_at: { label: w.sentAt, kind: 'instant', isSortable: true, isExported: true, width: 120 },
  created_at: { label: w.createdAt, kind: 'instant', isSortable: true, isExported: true, isHidden: true, width: 150 },
})
