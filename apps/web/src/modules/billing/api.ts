import { billingContract as contract } from '@kxo/domain/billing/contract'
import { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import type { PayerAddress } from '@kxo/domain/billing/payer-address'
import type { Input } from '@kxo/domain/kernel/contract'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

export const billQuery = (code: string) =>
  apiQuery(
    contract.bill,
    { params: { code } },
    {
      retry: false, // The files come a moment after the number.
      refetchInterval: ({ state }) =>
        state.data && state.data.number !== null && !state.data.has_pdf && !state.data.is_emptied ? 2000 : false,
    },
  )

/** Bills or credit notes: everybody's, one's own, or those about a record. */
export const billsSource = (query: Partial<Input<typeof contract.bills>['query']>) => tableSource(contract.bills, { query })
export const latestNumberFirst = { sort: '-number' } as const
export const totalsQuery = (query: Input<typeof contract.billTotals>['query'] = {}) => apiQuery(contract.billTotals, { query })

/** Sales of a month or a year, and their totals. */
export const salesSource = (period: string | undefined) => tableSource(journalContract.salesJournal, { query: { period } })
export const salesTotalsQuery = (period: string | undefined) => apiQuery(journalContract.salesTotals, { query: { period } })

/** How many of one's own bills wait for a payment. */
export const billsDueQuery = () =>
  apiQuery(
    contract.bills,
    { query: { page: 1, page_size: 10, recipient: 'me', category: 'invoice', status: 'toPay' } },
    { staleTime: 60_000 },
  )

export const fetchPdf = (id: number) => fetchFile(contract.billPdf, { params: { id } })
export const fetchXml = (id: number) => fetchFile(contract.billXml, { params: { id } })

export type Payer = { user?: number; company?: number }
/** A company pays when there is one. */
export const payerOf = ({ user, company }: { user: number | null; company: number | null }): Payer =>
  company === null ? (user === null ? {} : { user }) : { company }
export const payerAddressQuery = (payer: Payer) => apiQuery(contract.payerAddress, { query: payer })
export const changePayerAddress = (payer: Payer, address: PayerAddress) =>
  call(contract.changePayerAddress, { body: { ...payer, ...address } })

type Draft = Input<typeof contract.draftBill>['body']
export const draft = (body: Draft) => call(contract.draftBill, { body })
export const changeDraft = (id: number, body: Draft) => call(contract.changeDraft, { params: { id }, body })
export const removeDraft = (id: number) => call(contract.removeDraft, { params: { id } })
export const issue = (id: number, reason?: string) =>
  call(contract.issueBill, { params: { id }, body: { is_sent: true, ...(reason && { reason }) } })
export const credit = (id: number, body: Input<typeof contract.creditBill>['body']) => call(contract.creditBill, { params: { id }, body })
export const send = (id: number) => call(contract.sendBill, { params: { id } })
