import { full, list } from '../../kernel/list.ts'
import type { Closing } from './closing-contract.ts'
import { closingKindLabels, closingWords as w } from './closing-words.ts'

/** Closings as the accounts read them. */
export const closingList = list<Closing>()({
  kind: { label: w.kind, kind: 'choice', of: closingKindLabels, isFilterable: true, isExported: true, width: 110 },
  first_day: { label: w.from, kind: 'day', ...full, width: 120 },
  last_day: { label: w.to, kind: 'day', ...full, width: 120 },
  entity: { label: { fr: '{entity:cap}', en: '{entity:cap}' }, kind: 'text', isExported: true, isHidden: true, width: 150 },
  sales: { label: w.sales, kind: 'money', isExported: true, width: 120 },
  credits: { label: w.credits, kind: 'money', isExported: true, width: 120 },
  received: { label: w.received, kind: 'money', isExported: true, width: 120 },
  perpetual_sales: { label: w.perpetualSales, kind: 'money', isExported: true, width: 150 },
  perpetual_received: { label: w.perpetualReceived, kind: 'money', isExported: true, isHidden: true, width: 150 },
  hash: { label: w.hash, kind: 'text', isExported: true, width: 120 },
  closed_by: { label: w.closedBy, kind: 'text', isExported: true, width: 150 },
  closed_at: { label: w.closedAt, kind: 'instant', isExported: true, isHidden: true, width: 150 },
})
