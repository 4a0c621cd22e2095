import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { isExpired } from '@kxo/domain/billing/quotes/quote-rules'
import type { QuoteDetail, QuoteRow } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { type DiscountType, totalsOf } from '@kxo/domain/kernel/totals'
import type { Context } from '../../../platform/context.ts'
import { historyOf, presentGroup, presentLine } from '../present.ts'
import { lineOf } from '../printing/printed-of.ts'
import { findBill, findEntity } from '../queries.ts'
import { linesOfQuote, type QuoteListRow, type QuoteRecord, selectQuotes } from './quote-rows.ts'

export function presentQuoteRow(row: QuoteListRow, now: Date): QuoteRow {
  const status = quoteStatus.keyOf(row.status)
  return {
    id: row.id,
    number: row.number,
    status,
    is_expired: isExpired({ status, valid_until: row.valid_until }, dayInZone(now, defaultZone)),
    is_requested: status === 'draft' && row.request !== null,
    name: row.name,
    recipient: row.recipient,
    user: row.user_id,
    company: row.company_id,
    morph: row.morph,
    morph_id: row.morph_id,
    event: row.event_title,
    people: row.people,
    creation_date: row.created_at,
    issue_date: row.issue_date,
    valid_until: row.valid_until,
    amount_ht: row.amount_ht,
    tax_amount: row.tax_amount,
    amount: row.amount,
    has_pdf: row.pdf_file_id !== null,
  }
}

/** A quote opened, with its answer, its history and the bill it became. */
export async function presentQuote({ db, now, actor }: Context, quote: QuoteRecord): Promise<QuoteDetail> {
  const [row, lines, history, entity, bill] = await Promise.all([
    selectQuotes(db).where('quotes.id', '=', quote.id).executeTakeFirstOrThrow(),
    linesOfQuote(db, quote.id),
    historyOf(db, 'quote', quote.id),
    findEntity(db, quote.entity_id),
    quote.bill_id === null ? undefined : findBill(db, quote.bill_id),
  ])
  const discount = { discount: quote.discount, discount_type: quote.discount_type as DiscountType }
  const { groups } = totalsOf(lines.map(lineOf), discount)
  const shown = presentQuoteRow(row, now)
  const seesBill = bill !== undefined && (mayQuote.write(actor) || bill.number !== null)
  return {
    ...shown,
    entity: entity?.name ?? '',
    lines: lines.map(presentLine),
    groups: groups.map(presentGroup),
    ...discount,
    rounding: quote.rounding,
    purchase_order: quote.purchase_order,
    service_start: quote.service_start,
    service_end: quote.service_end,
    note: quote.note,
    request: quote.request,
    answered_at: quote.answered_at,
    answered_name: quote.answered_name,
    reason: quote.reason,
    bill: seesBill ? { id: bill.id, number: bill.number } : null,
    history,
    is_answerable: shown.status === 'toValidate' && (!shown.is_expired || mayQuote.write(actor)),
  }
}
