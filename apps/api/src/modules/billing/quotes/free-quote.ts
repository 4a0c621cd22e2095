import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'

/** The quote a draft bill came from is to invoice again once that draft is thrown away. */
export async function freeQuoteOf(context: Context, bill_id: number): Promise<void> {
  const quote = await context.db
    .updateTable('quotes')
    .set({ status: quoteStatus.codeOf('validated'), bill_id: null })
    .where('bill_id', '=', bill_id)
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (quote) await trace(context, { action: 'free_quote', subject_id: quote.id, info: quote.number ?? '' })
}
