import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { paymentMode } from '../payment-mode.ts'
import { accountUse, isAccount } from './accounts.ts'
import { saleChecks } from './check-words.ts'
import { type SaleType, saleTypes } from './journal-words.ts'
import { paidBy } from './paid-by.ts'

/** Which sales: of issue dates, both included, of an issuer, a series, a means. */
const sales = {
  from: z.optional(wire.day),
  to: z.optional(wire.day),
  entity: z.optional(wire.id),
  series: z.optional(z.string().check(z.maxLength(8, 'tooLong'))),
  means: z.optional(z.enum(paidBy)),
}
const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, { error: 'endBeforeStart', path: ['to'] })
/** What is handed to the accountant: the whole of a period of one issuer, the default one unless named. */
const handed = { from: wire.day, to: wire.day, entity: z.optional(wire.id), payments: z._default(z.optional(wire.flag), false) }

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

const amounts = { amount_ht: wire.money, tax_amount: wire.money, amount: wire.money }

/** An issuer, with the accounts it posts to: what it chose, none where the usual one serves. */
const JournalEntity = z.object({
  id: wire.id,
  name: z.string(),
  /** `MM-DD`. */
  fiscal_year_start: z.string(),
  accounts: z.partialRecord(z.enum(accountUse.keys), z.string()),
})
export type JournalEntity = z.output<typeof JournalEntity>

/** What does not hold, and where. */
const SaleCheck = z.object({
  check: z.enum(saleChecks),
  count: wire.integer,
  /** The first of them, by their numbers; a gap is before one. */
  numbers: z.array(z.string()),
})
export type SaleCheck = z.output<typeof SaleCheck>

const Transmission = z.object({
  id: wire.id,
  from: wire.day,
  to: wire.day,
  has_payments: z.boolean(),
  file_name: z.string(),
  sent_at: wire.instant,
  sent_by: z.nullable(z.string()),
})
export type Transmission = z.output<typeof Transmission>

/** A line as it was handed: account, customer, label, cents of each side. */
const HandedLine = z.object({ account: z.string(), customer: z.string(), label: z.string(), debit: wire.money, credit: wire.money })
export type HandedLine = z.output<typeof HandedLine>
/** An entry that is not what was handed: its lines then, and now. */
const SaleDifference = z.object({
  kind: z.enum(['added', 'changed', 'missing']),
  piece: z.string(),
  day: wire.day,
  before: z.array(HandedLine),
  after: z.array(HandedLine),
})
export type SaleDifference = z.output<typeof SaleDifference>

const account = z.nullable(
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || isAccount(typed), 'wrongFormat'),
  ),
)
const AccountsBody = z.object(
  Object.fromEntries(accountUse.keys.map((use) => [use, z.optional(account)])) as {
    [K in (typeof accountUse.keys)[number]]: z.ZodMiniOptional<typeof account>
  },
)
const Done = z.object({ done: z.literal(true) })

export const journalContract = {
  salesJournal: endpoint({
    method: 'GET',
    path: '/clients/:client/sales-journal/',
    summary: 'What was sold in a period, for the accountant',
    params: inClient,
    query: z.object({ ...listQuery, ...sales }),
    response: listOf(SaleRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  salesTotals: endpoint({
    method: 'GET',
    path: '/clients/:client/sales-journal/totals/',
    summary: 'The totals of a period of the sales journal, month by month, and what it may be narrowed to',
    params: inClient,
    query: z.object(sales),
    response: z.object({
      ...amounts,
      /** Of the period, the first first. */
      per_month: z.array(z.object({ month: z.string(), ...amounts })),
      /** Months with a sale, the latest first. */
      months: z.array(z.string()),
      series: z.array(z.string()),
      entities: z.array(JournalEntity),
    }),
  }),
  salesReview: endpoint({
    method: 'GET',
    path: '/clients/:client/sales-journal/review/',
    summary: 'What does not hold in the entries of a period, and what changed since they were handed to the accountant',
    params: inClient,
    query: z.object(handed).check(inOrder),
    response: z.object({
      checks: z.array(SaleCheck),
      /** The last time this very period was handed. */
      transmission: z.nullable(Transmission),
      /** The first two hundred, and how many there are. */
      differences: z.array(SaleDifference),
      differences_count: wire.integer,
    }),
  }),
  salesEntries: endpoint({
    method: 'GET',
    path: '/clients/:client/sales-journal/entries/',
    summary: 'The sales journal in the layout of a FEC, with the payments when asked',
    params: inClient,
    query: z.object(handed).check(inOrder),
    writes: true,
    streams: ['text/plain; charset=utf-8'],
  }),
  transmitSales: endpoint({
    method: 'POST',
    path: '/clients/:client/sales-journal/transmissions/',
    summary: 'Remember what was handed to the accountant: what changes afterwards shows',
    params: inClient,
    body: z.object(handed).check(inOrder),
    response: Transmission,
    status: 201,
    stale: ['sales-journal'],
  }),
  setAccounts: endpoint({
    method: 'PATCH',
    path: '/clients/:client/sales-journal/accounts/:id/',
    summary: 'The accounts an issuer posts to; an empty one is the usual one',
    params: inClientWithId,
    body: AccountsBody,
    response: Done,
    stale: ['sales-journal'],
  }),
}
