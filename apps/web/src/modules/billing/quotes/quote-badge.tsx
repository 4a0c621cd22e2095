import type { QuoteRow } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'

/** Where a quote stands: its status, that nobody answered in time, or that somebody asked for it. */
export function QuoteBadge({
  quote: { status, is_expired, is_requested },
}: {
  quote: Pick<QuoteRow, 'status' | 'is_expired' | 'is_requested'>
}) {
  if (is_expired) return <Badge tone="danger">{w.expired}</Badge>
  if (is_requested) return <Badge tone="info">{w.requested}</Badge>
  return <StatusBadge of={quoteStatus} is={status} />
}
