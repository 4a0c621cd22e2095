import { labels } from '../kernel/labels.ts'
import { full, list } from '../kernel/list.ts'
import type { ReturnRow } from './contract.ts'
import { returnWords as w } from './return-legal.ts'

/** What a line of the return counts. */
export const returnRowList = list<ReturnRow>()({
  label: { label: labels.name, kind: 'text', ...full, width: 300 },
  detail: { label: w.detail, kind: 'text', ...full, width: 280 },
  at: { label: labels.date, kind: 'day', ...full, width: 120 },
  amount: { label: w.amount, kind: 'money', isSortable: true, isExported: true, width: 130 },
  people: { label: w.people, kind: 'number', isSortable: true, isExported: true, width: 110 },
  minutes: { label: w.hours, kind: 'number', isSortable: true, isExported: true, width: 110 },
  line: { label: w.line, kind: 'text', isExported: true, width: 220 },
})
