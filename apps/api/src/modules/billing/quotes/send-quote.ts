import { quote as quoteAddress } from '@kxo/domain/billing/paths'
import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { quoteErrors } from '@kxo/domain/billing/quotes/quote-errors'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { quoteSeries, usualValidity } from '@kxo/domain/billing/quotes/quote-rules'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { addDays, dayInZone, defaultZone, instantInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { recipientOfBill } from '../drafts/buyer-of.ts'
import { modelColumns } from '../dressing/dress.ts'
import { checkRecipient } from '../issuing/send-bill.ts'
import { takeNumber } from '../issuing/take-number.ts'
import { printQuote } from '../jobs.ts'
import { linkOf } from '../ledger/ledger.ts'
import { shown } from '../shown-amount.ts'
import { presentQuote } from './present-quote.ts'
import { printedQuote, quoteDress } from './printed-quote.ts'
import { lockQuote, type QuoteRecord } from './quote-rows.ts'

/**
 * Numbers a draft in the quotes' own series and freezes it (INV-05, INV-10); its file is asked for, and its mail leaves with it.
 * @throws 409 when a mandatory particular is missing, 422 past its validity
 */
async function issueQuote(context: Context, quote: QuoteRecord, is_mailed: boolean): Promise<QuoteRecord> {
  const { db, now } = context
  const issue_date = dayInZone(now, defaultZone)
  const valid_until = quote.valid_until ?? usualValidity(issue_date)
  if (valid_until < issue_date) refuse(quoteErrors.validityOver, {}, [{ field: 'valid_until', message: 'required' }])
  const draft = await printedQuote(context, quote, { number: '', issue_date, valid_until })
  const dress = await quoteDress(context, quote, draft.locale)
  await context.enqueue(printQuote, { quote_id: quote.id, is_mailed })
  // From here to the end of the transaction nobody else numbers a quote of this issuer: all that could be done before is.
  const { number, previous_hash } = await takeNumber(context, quote.entity_id, quoteSeries, issue_date)
  const { document, letterhead, labels } = draft
  const printed = dress({
    ...draft,
    document: { ...document, number },
    letterhead: { ...letterhead, title: `${labels.quote} ${number}`, reference: number },
  })
  const sent = await db
    .updateTable('quotes')
    .set({
      number,
      issue_date,
      valid_until,
      service_start: document.service?.start ?? null,
      service_end: document.service?.end ?? null,
      status: quoteStatus.codeOf('toValidate'),
      printed: JSON.stringify(printed),
      printed_hash: linkOf(previous_hash, printed),
      previous_hash,
      issued_at: now,
      ...modelColumns(printed),
    })
    .where('id', '=', quote.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'issue_quote', info: number, subject_id: quote.id })
  return sent
}

/** Writes the mail that carries a printed quote; whoever has no account answers by its link, until its last day. */
export async function mailQuote(context: Context, quote: QuoteRecord, occurrence: string): Promise<void> {
  const to = await recipientOfBill(context.db, quote)
  if (!to || quote.pdf_file_id === null || quote.number === null) return
  const path = quoteAddress(quote.id)
  const until = quote.valid_until === null ? null : instantInZone(addDays(quote.valid_until, 1), '00:00', defaultZone)
  await context.services.enqueueMail(context, {
    moment: 'send_quote',
    to,
    occurrence: `${quote.id} ${occurrence}`,
    event_id: quote.morph === 'Event' ? quote.morph_id : null,
    entity_id: quote.entity_id,
    values: { number: quote.number, amount: shown(quote.amount + quote.rounding) },
    path,
    by_link: { purpose: 'quote', path, until },
    attachments: [{ name: `${quote.number}.pdf`, content_type: 'application/pdf', file_id: quote.pdf_file_id }],
  })
  await trace(context, { action: 'send_quote', info: quote.number, subject_id: quote.id })
}

/** Numbers and mails a draft; one sent before is mailed again while it awaits its answer. */
export const sendQuote: Verb<typeof quoteContract.sendQuote> = async (context, { params, body }) => {
  authorize(mayQuote.write(context.actor))
  const quote = found(await lockQuote(context.db, params.id))
  if (body.is_mailed) await checkRecipient(context, quote)
  if (quote.number === null) return presentQuote(context, await issueQuote(context, quote, body.is_mailed))
  const status = quoteStatus.keyOf(quote.status)
  if (status !== 'toValidate')
    refuse(kernelErrors.wrongTransition, { from: quoteStatus.labelOf(status), to: quoteStatus.labelOf('toValidate') })
  if (quote.pdf_file_id === null) refuse(quoteErrors.quoteNotSent)
  await mailQuote(context, quote, context.request.id)
  return presentQuote(context, quote)
}
