import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords as w } from '@kxo/domain/billing/words'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Stamped = Pick<BillRow, 'category' | 'status' | 'days_late'>

/** The label laid on the view of a bill, never on its document: to be paid, late, paid in full, settled. */
export function BillStamp({ bill: { category, status, days_late } }: { bill: Stamped }) {
  const { say } = useLanguage()
  if (status === 'paid') return <Badge tone="success">{category === 'credit' ? w.stampCreditPaid : w.stampPaid}</Badge>
  if (days_late > 0) return <Badge tone="danger">{say(w.daysLate, { days: days_late })}</Badge>
  if (status === 'toPay' && category === 'credit') return <Badge tone="warning">{w.stampToRefund}</Badge>
  return <StatusBadge of={billStatus} is={status} />
}
