import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredLines } from '../../kernel/fields.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { AcceptBody, QuoteBody, QuoteDetail, QuoteRow, RefuseBody, RequestBody } from './quote-shape.ts'
import { quoteStatus } from './quote-status.ts'

const exports = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const whose = {
  /** `me`: one's own; a referent's answer holds the company's too. */
  recipient: z.optional(z.union([z.literal('me'), wire.id])),
  company: z.optional(wire.id),
  event: z.optional(wire.id),
}
const Done = z.object({ done: z.literal(true) })

export const quoteContract = {
  quotes: endpoint({
    method: 'GET',
    path: '/clients/:client/quotes/',
    summary: 'Quotes the caller may see',
    params: inClient,
    query: z.object({
      ...listQuery,
      ...whose,
      status: z.optional(quoteStatus.wire),
      /** Sent, and past their last day without an answer. */
      is_expired: z.optional(wire.flag),
    }),
    response: listOf(QuoteRow),
    streams: exports,
  }),
  quoteTotals: endpoint({
    method: 'GET',
    path: '/clients/:client/quotes/totals/',
    summary: 'What awaits an answer, is to be invoiced and was invoiced, and how many quotes were accepted of those answered',
    params: inClient,
    query: z.object(whose),
    response: z.object({
      waiting: wire.money,
      to_invoice: wire.money,
      invoiced: wire.money,
      answered: wire.integer,
      accepted: wire.integer,
    }),
  }),
  quote: endpoint({
    method: 'GET',
    path: '/clients/:client/quotes/:id/',
    summary: 'A quote opened',
    access: 'link',
    params: inClientWithId,
    response: QuoteDetail,
  }),
  draftQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/',
    summary: 'Write a draft: no number is taken',
    params: inClient,
    body: QuoteBody,
    response: QuoteDetail,
    status: 201,
  }),
  changeQuote: endpoint({
    method: 'PATCH',
    path: '/clients/:client/quotes/:id/',
    summary: 'Write a draft again; a sent quote is refused',
    params: inClientWithId,
    body: QuoteBody,
    response: QuoteDetail,
  }),
  removeQuote: endpoint({
    method: 'DELETE',
    path: '/clients/:client/quotes/:id/',
    summary: 'Remove a draft; a sent quote is refused',
    params: inClientWithId,
    response: Done,
  }),
  sendQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/:id/sending/',
    summary: 'Take the next number, freeze the quote and mail it; one already sent is mailed again',
    params: inClientWithId,
    body: z.object({ is_mailed: z._default(z.optional(wire.flag), true) }),
    response: QuoteDetail,
  }),
  acceptQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/:id/approval/',
    summary: 'Accept a quote while it is valid, in the name of somebody',
    access: 'link',
    params: inClientWithId,
    body: AcceptBody,
    response: QuoteDetail,
  }),
  refuseQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/:id/rejection/',
    summary: 'Refuse a quote, saying why',
    access: 'link',
    params: inClientWithId,
    body: RefuseBody,
    response: QuoteDetail,
  }),
  cancelQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/:id/cancellation/',
    summary: 'Cancel a sent quote, saying why',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(500) }),
    response: QuoteDetail,
  }),
  invoiceQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/:id/bill/',
    summary: 'Draft the bill of an accepted quote, once',
    params: inClientWithId,
    response: z.object({ bill: wire.id }),
    status: 201,
  }),
  duplicateQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quotes/:id/copy/',
    summary: 'A new draft with the lines of this quote',
    params: inClientWithId,
    response: QuoteDetail,
    status: 201,
  }),
  requestQuote: endpoint({
    method: 'POST',
    path: '/clients/:client/quote-requests/',
    summary: 'Ask for a quote for an event: a draft at the caller’s price, and a task for the team',
    params: inClient,
    body: RequestBody,
    response: Done,
    status: 201,
  }),
  quotePdf: endpoint({
    method: 'GET',
    path: '/clients/:client/quotes/:id/pdf/',
    summary: 'The stored PDF of a sent quote, byte for byte',
    access: 'link',
    params: inClientWithId,
    streams: ['application/pdf'],
    // A file that changed is not served, and an alarm is written.
    writes: true,
  }),
}
