import { labels } from '../../kernel/labels.ts'
import { full, list } from '../../kernel/list.ts'
import { billWords } from '../words.ts'
import type { SaleRow } from './journal-contract.ts'
import { saleTypes, journalWords as w } from './journal-words.ts'

/** The eleven columns of the sales journal, in their order. */
export const journalList = list<SaleRow>()({
  client_code: { label: w.clientCode, kind: 'text', isExported: true, isWhole: true, width: 105 },
  client_name: { label: w.clientName, kind: 'text', ...full, isWhole: true, width: 150 },
  number: { label: w.number, kind: 'text', ...full, isWhole: true, width: 150 },
  type: { label: labels.type, kind: 'choice', of: saleTypes, isFilterable: true, isExported: true, width: 95 },
  month: { label: w.month, kind: 'text', isExported: true, isHidden: true, width: 130 },
  issue_date: { label: w.date, kind: 'day', ...full, width: 125 },
  amount_ht: { label: billWords.amountHt, kind: 'money', isExported: true, width: 115 },
  amount: { label: billWords.amount, kind: 'money', isExported: true, width: 115 },
  tax_amount: { label: w.tax, kind: 'money', isExported: true, width: 110 },
  average_rate: { label: w.averageRate, kind: 'number', isExported: true, width: 140 },
  payment_modes: { label: w.paymentMode, kind: 'text', isExported: true, width: 130 },
})
