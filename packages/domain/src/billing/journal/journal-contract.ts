import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { paymentMode } from '../payment-mode.ts'
import { type SaleType, saleTypes } from './journal-words.ts'

/** A month, `2026-11`, or a year, `2026`, of issue dates. */
export const isPeriod = (text: string): boolean => /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)
const period = z.string().check(z.refine(isPeriod, 'wrongFormat'))

/** An issued bill or credit note as the accountant enters it: what a final invoice adds to its deposits, a credit note negative. */
export const SaleRow = z.object({
  id: wire.id,
  client_code: z.string(),
  client_name: z.string(),
  number: z.string(),
  type: z.enum(saleTypes.keys as [SaleType, ...SaleType[]]),
  /** `2026-11`. */
  month: z.string(),
  issue_date: wire.day,
  amount_ht: wire.money,
  amount: wire.money,
  tax_amount: wire.money,
  /** Percent, of the tax on the total; null where nothing is taxed. */
  average_rate: z.nullable(wire.scaled(2)),
  payment_modes: z.array(paymentMode.wire),
})
export type SaleRow = z.output<typeof SaleRow>

export const journalContract = {
  salesJournal: endpoint({
    method: 'GET',
    path: '/clients/:client/sales-journal/',
    summary: 'What was sold in a month or a year, for the accountant',
    params: inClient,
    query: z.object({ ...listQuery, period: z.optional(period) }),
    response: listOf(SaleRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  salesTotals: endpoint({
    method: 'GET',
    path: '/clients/:client/sales-journal/totals/',
    summary: 'The totals of a period of the sales journal, and the periods that hold sales',
    params: inClient,
    query: z.object({ period: z.optional(period) }),
    response: z.object({
      amount_ht: wire.money,
      tax_amount: wire.money,
      amount: wire.money,
      /** Months with a sale, the latest first. */
      months: z.array(z.string()),
    }),
  }),
}
