import { quoteContract as contract } from '@kxo/domain/billing/quotes/quote-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

export const quoteQuery = (id: number) =>
  apiQuery(
    contract.quote,
    { params: { id } },
    {
      retry: false, // The file comes a moment after the number.
      refetchInterval: ({ state }) => (state.data && state.data.number !== null && !state.data.has_pdf ? 2000 : false),
    },
  )

/** Quotes: everybody's, one's own, or those about a record. */
export const quotesSource = (query: Partial<Input<typeof contract.quotes>['query']> = {}) => tableSource(contract.quotes, { query })
export const quoteTotalsQuery = (query: Input<typeof contract.quoteTotals>['query'] = {}) => apiQuery(contract.quoteTotals, { query })
export const fetchQuotePdf = (id: number) => fetchFile(contract.quotePdf, { params: { id } })

type Draft = Input<typeof contract.draftQuote>['body']
export const draftQuote = (body: Draft) => call(contract.draftQuote, { body })
export const changeQuote = (id: number, body: Draft) => call(contract.changeQuote, { params: { id }, body })
export const removeQuote = (id: number) => call(contract.removeQuote, { params: { id } })
export const sendQuote = (id: number, is_mailed: boolean) => call(contract.sendQuote, { params: { id }, body: { is_mailed } })
export const acceptQuote = (id: number, body: Input<typeof contract.acceptQuote>['body']) =>
  call(contract.acceptQuote, { params: { id }, body })
export const refuseQuote = (id: number, body: Input<typeof contract.refuseQuote>['body']) =>
  call(contract.refuseQuote, { params: { id }, body })
export const cancelQuote = (id: number, reason: string) => call(contract.cancelQuote, { params: { id }, body: { reason } })
export const invoiceQuote = (id: number) => call(contract.invoiceQuote, { params: { id } })
export const duplicateQuote = (id: number) => call(contract.duplicateQuote, { params: { id } })
export const askQuote = (body: Input<typeof contract.requestQuote>['body']) => call(contract.requestQuote, { body })
