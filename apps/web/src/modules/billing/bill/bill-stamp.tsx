import { billWords as w } from '@kxo/domain/billing/words'
import { Badge } from '../../../ui/display/badge.tsx'
import { BillBadge, type BillState } from './bill-badge.tsx'

/** The label laid on the view of a bill, never on its document: paid in full, else where it stands. */
export function BillStamp({ bill }: { bill: BillState }) {
  if (bill.status === 'paid' && bill.category !== 'credit') return <Badge tone="success">{w.stampPaid}</Badge>
  return <BillBadge bill={bill} />
}
