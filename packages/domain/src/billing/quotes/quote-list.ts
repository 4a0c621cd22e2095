import { full, list } from '../../kernel/list.ts'
import { billWords } from '../words.ts'
import type { QuoteRow } from './quote-shape.ts'
import { quoteStatus } from './quote-status.ts'
import { quoteWords as w } from './quote-words.ts'

/** Quotes, wherever they are listed. */
export const quoteList = list<QuoteRow>()({
  number: { label: billWords.number, kind: 'text', isSortable: true, isExported: true, isWhole: true, width: 145 },
  status: { label: billWords.status, kind: 'code', of: quoteStatus, ...full, isWhole: true, width: 150 },
  recipient: { label: billWords.recipient, kind: 'text', ...full, width: 160 },
  event: { label: billWords.event, kind: 'text', ...full, width: 180 },
  people: { label: w.people, kind: 'number', isExported: true, isHidden: true, width: 110 },
  issue_date: { label: w.sentOn, kind: 'day', ...full, width: 120 },
  valid_until: { label: w.validUntil, kind: 'day', ...full, width: 130 },
  amount_ht: { label: billWords.amountHt, kind: 'money', isExported: true, width: 120 },
  tax_amount: { label: billWords.tax, kind: 'money', isExported: true },
  amount: { label: billWords.amount, kind: 'money', ...full, width: 120 },
})
