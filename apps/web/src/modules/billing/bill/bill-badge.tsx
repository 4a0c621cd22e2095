import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords as w } from '@kxo/domain/billing/words'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

export type BillState = Pick<BillRow, 'category' | 'status' | 'days_late'>

/** Where a bill or a credit note stands: its status, or since how many days it is late. */
export function BillBadge({ bill: { category, status, days_late } }: { bill: BillState }) {
  const { say } = useLanguage()
  const isCredit = category === 'credit'
  if (days_late > 0 && status !== 'paid') return <Badge tone="danger">{say(w.daysLate, { days: days_late })}</Badge>
  if (isCredit && status === 'paid') return <Badge tone="success">{w.stampCreditPaid}</Badge>
  if (isCredit && status === 'toPay') return <Badge tone="warning">{w.stampToRefund}</Badge>
  return <StatusBadge of={billStatus} is={status} />
}
