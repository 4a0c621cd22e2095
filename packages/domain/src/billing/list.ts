import { full, list } from '../kernel/list.ts'
import type { BillRow } from './bill-shape.ts'
import { billNature } from './category.ts'
import { remindingWords as r } from './reminding/reminding-words.ts'
import { billStatus } from './status.ts'
import { billWords as w } from './words.ts'

/** Bills and credit notes, wherever they are listed. */
export const billList = list<BillRow>()({
  number: { label: w.number, kind: 'text', isSortable: true, isExported: true, isWhole: true, width: 145 },
  status: { label: w.status, kind: 'code', of: billStatus, isSortable: true, isExported: true, isWhole: true, width: 204 },
  recipient: { label: w.recipient, kind: 'text', ...full, width: 139 },
  event: { label: w.event, kind: 'text', ...full, width: 149 },
  nature: { label: w.nature, kind: 'code', of: billNature, isSortable: true, isExported: true },
  issue_date: { label: w.issueDate, kind: 'day', ...full, width: 135 },
  due_date: { label: w.dueDate, kind: 'day', ...full, width: 115 },
  amount_ht: { label: w.amountHt, kind: 'money', isSortable: true, isExported: true, isHidden: true, width: 120 },
  tax_amount: { label: w.tax, kind: 'money', isExported: true },
  amount: { label: w.amount, kind: 'money', ...full, width: 118 },
  to_be_paid: { label: w.due, kind: 'money', ...full, width: 115 },
  reminders: { label: r.reminders, kind: 'number', ...full },
  reminded_at: { label: r.lastReminder, kind: 'instant', ...full, width: 130 },
})
