import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { paymentMode } from '../payment-mode.ts'
import { closingKinds } from './closing-rules.ts'

const kind = z.enum(closingKinds)

/** A closing of an issuer (INV-52): what its period made, and since the beginning. */
export const Closing = z.object({
  id: wire.id,
  entity: z.string(),
  kind,
  first_day: wire.day,
  last_day: wire.day,
  sales: wire.money,
  credits: wire.money,
  received: wire.money,
  means: z.array(z.object({ mode: paymentMode.wire, amount: wire.money, count: wire.integer })),
  rates: z.array(z.object({ vat: wire.rate, basis: wire.money, tax: wire.money })),
  perpetual_sales: wire.money,
  perpetual_received: wire.money,
  hash: z.string(),
  /** Nobody when it closed by itself. */
  closed_by: z.nullable(z.string()),
  closed_at: wire.instant,
})
export type Closing = z.output<typeof Closing>

const Period = z.object({ from: wire.day, to: wire.day })

export const closingContract = {
  closings: endpoint({
    method: 'GET',
    path: '/clients/:client/ledger/closings/',
    summary: 'Days, months and fiscal years that were closed',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(Closing),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  openPeriods: endpoint({
    method: 'GET',
    path: '/clients/:client/ledger/closings/open/',
    summary: 'Periods that are over and not closed, and fiscal years that can be archived, of each issuer',
    params: inClient,
    response: z.array(
      z.object({
        entity: wire.id,
        name: z.string(),
        open: z.array(z.object({ kind, from: wire.day, to: wire.day })),
        years: z.array(Period),
      }),
    ),
  }),
  closePeriod: endpoint({
    method: 'POST',
    path: '/clients/:client/ledger/closings/',
    summary: 'Close a period that is over, and what comes before it',
    params: inClient,
    body: z.object({ entity: wire.id, kind, day: wire.day }),
    response: z.object({ closed: wire.integer }),
    status: 201,
    stale: ['ledger'],
  }),
  ledgerArchive: endpoint({
    method: 'GET',
    path: '/clients/:client/ledger/archive/',
    summary: 'The entries and closings of a fiscal year, signed, to be read without the product',
    params: inClient,
    query: z.object({ entity: wire.id, day: wire.day }),
    writes: true,
    streams: ['application/zip'],
  }),
}
