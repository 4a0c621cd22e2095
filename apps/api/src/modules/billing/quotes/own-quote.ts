import { quote as quoteAddress } from '@kxo/domain/billing/paths'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { type Context, found } from '../../../platform/context.ts'
import { linkPathOf } from '../../identity/index.ts'
import type { QuoteRecord } from './quote-rows.ts'

/** A quote the caller may read; a personal link opens the one it leads to, and no other. @throws 404 to anybody else */
export async function ownQuote(context: Context, quote: QuoteRecord | undefined): Promise<QuoteRecord> {
  const row = found(quote)
  const is_linked = (await linkPathOf(context)) === quoteAddress(row.id)
  const seen = { ...row, status: quoteStatus.keyOf(row.status), is_linked }
  return found(mayQuote.see(context.actor, seen) ? row : undefined)
}
