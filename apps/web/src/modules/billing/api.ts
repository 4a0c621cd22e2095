import { billingContract as contract } from '@kxo/domain/billing/contract'
import { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import type { PayerAddress } from '@kxo/domain/billing/payer-address'
import { remindingContract } from '@kxo/domain/billing/reminding/reminding-contract'
import type { Outcome } from '@kxo/domain/kernel/bulk-preview'
import type { Input } from '@kxo/domain/kernel/contract'
import { actInParts } from '../../platform/act-in-parts.ts'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { everyId } from '../../platform/every-id.ts'
import type { Selection } from '../../ui/table/selection.ts'

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

type Sales = Input<typeof journalContract.salesTotals>['query']
/** Sales of a period, their totals, and what does not hold in them. */
export const salesSource = (query: Sales) => tableSource(journalContract.salesJournal, { query })
export const salesTotalsQuery = (query: Sales) => apiQuery(journalContract.salesTotals, { query })
export const salesReviewQuery = (query: { from: string; to: string; entity: number }) =>
  apiQuery(journalContract.salesReview, { query: { ...query, payments: false } })

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
export const duplicateBill = (id: number) => call(contract.duplicateBill, { params: { id } })
export const replaceBill = (id: number, reason: string) => call(contract.replaceBill, { params: { id }, body: { reason } })
export const removeDraft = (id: number) => call(contract.removeDraft, { params: { id } })
export const issue = (id: number, reason?: string) =>
  call(contract.issueBill, { params: { id }, body: { is_sent: true, ...(reason && { reason }) } })
export const credit = (id: number, body: Input<typeof contract.creditBill>['body']) => call(contract.creditBill, { params: { id }, body })
export const reminderQuery = (id: number) =>
  apiQuery(remindingContract.previewReminder, { params: { id } }, { retry: false, gcTime: 0, staleTime: 0 })
export const remind = (id: number, level: number) => call(remindingContract.remindBill, { params: { id }, body: { level } })
export const previewReminders = (ids: number[]) => call(remindingContract.previewReminders, { body: { ids } })
/** Letters written in one request: each takes the time of a drawing. */
const lettersTogether = 50
/** Reminds of many bills, some at a time; what each request left is told together. */
export const remindMany = (ids: readonly number[]): Promise<Outcome> =>
  actInParts(ids, lettersTogether, (part) => call(remindingContract.remindBills, { body: { ids: part } }))
/** The numbers of what a selection of a list of bills holds. */
export function idsOfBills(
  of: Partial<Input<typeof contract.bills>['query']>,
  selection: Selection,
  signal: AbortSignal,
): Promise<number[]> {
  if (!selection.all) return Promise.resolve(selection.ids.map(Number))
  const { q, filters } = selection.query
  return everyId((page) => call(contract.bills, { query: { ...of, q, filters, ...page } }, { signal }))
}
export const send = (id: number) => call(contract.sendBill, { params: { id } })
