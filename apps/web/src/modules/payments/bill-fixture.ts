import { billCategory, billNature } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'

/** A bill of a list, issued and partly paid, as it travels. */
export const billRow = {
  id: 7,
  number: 'FA-2031-000007',
  category: billCategory.codeOf('invoice'),
  nature: billNature.codeOf('individual'),
  status: billStatus.codeOf('toPay'),
  is_deposit: false,
  name: 'Excel',
  recipient: 'Atlas SARL',
  user: null,
  company: 2,
  morph: 'Event',
  morph_id: 3,
  event: 'Excel',
  creation_date: '2031-01-02T10:00:00Z',
  issue_date: '2031-01-02',
  due_date: '2031-02-01',
  days_late: 12,
  amount_ht: 1000,
  tax_amount: 200,
  amount: 1200,
  to_be_paid: 500,
  paid: 700,
  payment_date: null,
  payment_mode: null,
  has_pdf: true,
  reminders: 0,
  reminded_at: null,
}
