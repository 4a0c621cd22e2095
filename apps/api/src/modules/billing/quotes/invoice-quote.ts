import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { quoteErrors } from '@kxo/domain/billing/quotes/quote-errors'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { quoteWords } from '@kxo/domain/billing/quotes/quote-words'
import { refuse } from '@kxo/domain/kernel/errors'
import type { DiscountType } from '@kxo/domain/kernel/totals'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import type { Draft } from '../drafts/draft.ts'
import { writeDraft } from '../drafts/write-draft.ts'
import { moveQuote, refuseTransition } from './answer-quote.ts'
import { companyNow, linesOfQuote, lockQuote } from './quote-rows.ts'
import { draftLinesOf } from './write-quote.ts'

/**
 * The bill of an accepted quote, written as any draft is, with its lines, its discount and its payer; the quote is locked, so it has one bill
 * whatever is asked at once.
 * @throws 409 unless it was accepted, or once it is invoiced
 */
export const invoiceQuote: Verb<typeof quoteContract.invoiceQuote> = async (context, { params }) => {
  authorize(mayQuote.write(context.actor))
  const { db, language } = context
  const quote = found(await lockQuote(db, params.id))
  if (quoteStatus.keyOf(quote.status) === 'invoiced') refuse(quoteErrors.alreadyInvoiced)
  refuseTransition(quote, 'invoiced')
  const { number, issue_date, discount, discount_type } = quote
  const bill = await writeDraft(context, {
    entity_id: quote.entity_id,
    category: 'invoice',
    nature: 'individual',
    morph: quote.morph as Draft['morph'],
    morph_id: quote.morph_id,
    user_id: quote.user_id,
    company_id: await companyNow(db, quote),
    service_start: quote.service_start,
    service_end: quote.service_end,
    purchase_order: quote.purchase_order,
    note: language.say(quoteWords.billNote, { number: number ?? '', day: issue_date ?? '' }),
    discount: { discount, discount_type: discount_type as DiscountType },
    rounding: quote.rounding,
    lines: draftLinesOf(await linesOfQuote(db, quote.id)),
  })
  await moveQuote(context, quote, 'invoiced', { action: 'invoice_quote', bill_id: bill.id })
  await trace(context, { action: 'draft_bill', subject_id: bill.id, info: number ?? '' })
  return { bill: bill.id }
}
