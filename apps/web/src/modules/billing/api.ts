import { billingContract as contract } from '@kxo/domain/billing/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

/** Everything known of bills: invalidated by each act. */
export const billsKey = (client: string) => ['bills', client] as const

export const billQuery = (client: string, code: string) =>
  queryOptions({
    queryKey: [...billsKey(client), 'one', code],
    queryFn: ({ signal }) => call(contract.bill, { params: { client, code } }, { signal }),
    retry: false,
    // The files come a moment after the number.
    refetchInterval: ({ state }) => (state.data && state.data.number !== null && !state.data.has_pdf ? 2000 : false),
  })

export const totalsQuery = (client: string, query: Input<typeof contract.billTotals>['query'] = {}) =>
  queryOptions({
    queryKey: [...billsKey(client), 'totals', query],
    queryFn: ({ signal }) => call(contract.billTotals, { params: { client }, query }, { signal }),
  })

/** How many of one's own bills wait for a payment. */
export const billsDueQuery = (client: string) =>
  queryOptions({
    queryKey: [...billsKey(client), 'due'],
    queryFn: ({ signal }) =>
      call(
        contract.bills,
        { params: { client }, query: { page: 1, page_size: 10, recipient: 'me', category: 'invoice', status: 'toPay' } },
        { signal },
      ),
    staleTime: 60_000,
  })

export type BillQuery = Input<typeof contract.bills>['query']
export const fetchBills = (client: string, query: BillQuery, signal: AbortSignal) =>
  call(contract.bills, { params: { client }, query }, { signal })
export const exportBills = (client: string, query: BillQuery) => fetchFile(contract.bills, { params: { client }, query })
export const fetchPdf = (client: string, id: number) => fetchFile(contract.billPdf, { params: { client, id } })
export const fetchXml = (client: string, id: number) => fetchFile(contract.billXml, { params: { client, id } })

type Draft = Input<typeof contract.draftBill>['body']
export const draft = (client: string, body: Draft) => call(contract.draftBill, { params: { client }, body })
export const changeDraft = (client: string, id: number, body: Draft) => call(contract.changeDraft, { params: { client, id }, body })
export const removeDraft = (client: string, id: number) => call(contract.removeDraft, { params: { client, id } })
export const issue = (client: string, id: number) => call(contract.issueBill, { params: { client, id }, body: { is_sent: true } })
export const credit = (client: string, id: number, body: Input<typeof contract.creditBill>['body']) =>
  call(contract.creditBill, { params: { client, id }, body })
export const send = (client: string, id: number) => call(contract.sendBill, { params: { client, id } })
